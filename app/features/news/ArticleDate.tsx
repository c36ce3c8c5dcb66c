import type { ComponentPropsWithRef } from "react";
import { formatDay } from "#site/formatDay.ts";

/** The day of an article. */
export function ArticleDate({ day, ...rest }: ComponentPropsWithRef<"time"> & { day: string }) {
	return (
		<time dateTime={day} lang="en" {...rest}>
			{formatDay(day, "en")}
		</time>
	);
}
