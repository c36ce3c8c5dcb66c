import type { ComponentPropsWithRef } from "react";
import { formatDay } from "#config/formatDay.ts";

/** Date of an article, in English like the article. */
export function ArticleDate({ date, ...rest }: { date: string } & ComponentPropsWithRef<"time">) {
	return (
		<time dateTime={date} lang="en" {...rest}>
			{formatDay(date, "en")}
		</time>
	);
}
