import type { ComponentPropsWithRef } from "react";
import { formatDay } from "#config/formatDay.ts";

/** The day of an article as articles, which are in English, write it. */
export function ArticleDate({ date, ...rest }: { date: string } & ComponentPropsWithRef<"time">) {
	return (
		<time dateTime={date} lang="en" {...rest}>
			{formatDay(date, "en")}
		</time>
	);
}
