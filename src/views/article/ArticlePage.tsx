import type { ArticleDetails, ArticleSummary } from "#content/readers/news.server.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { ArticleBody } from "./ArticleBody.tsx";
import { ArticleHeader } from "./ArticleHeader.tsx";
import { PublishCall } from "./PublishCall.tsx";
import { RelatedArticles } from "./RelatedArticles.tsx";

interface ArticlePageProps {
	page: PageInfo;
	article: ArticleDetails;
	/** What to read next. */
	next: readonly ArticleSummary[];
}

/** An article (product 6), in English in every language. */
export function ArticlePage({ page, article, next }: ArticlePageProps) {
	return (
		<SiteLayout page={page}>
			<article>
				<ArticleHeader article={article} />
				<ArticleBody nodes={article.body} />
			</article>
			{article.showButton && <PublishCall />}
			<RelatedArticles articles={next} />
		</SiteLayout>
	);
}
