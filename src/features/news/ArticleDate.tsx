import type { ComponentPropsWithRef } from "react";
import type { ArticleLink } from "#content/readers/news.server.ts";

interface ArticleDateProps extends ComponentPropsWithRef<"time"> {
	of: Pick<ArticleLink, "date" | "writtenDate">;
}

export function ArticleDate({ of: { date, writtenDate }, ...rest }: ArticleDateProps) {
	return (
		<time dateTime={date} lang="en" {...rest}>
			{writtenDate}
		</time>
	);
}
