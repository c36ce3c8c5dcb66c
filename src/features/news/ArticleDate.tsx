import type { ComponentPropsWithRef } from "react";
import { formatDay } from "#config/formatDay.ts";
import type { Language } from "#config/languages.ts";

interface ArticleDateProps extends ComponentPropsWithRef<"time"> {
	date: string;
	language: Language;
}

/** Date of an article, in the language of its text. */
export function ArticleDate({ date, language, ...rest }: ArticleDateProps) {
	return (
		<time dateTime={date} lang={language} {...rest}>
			{formatDay(date, language)}
		</time>
	);
}
