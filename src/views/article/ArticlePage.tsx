import type { NewsArticle } from "#content/readers/readNews.server.ts";
import { ArticleDate } from "#src/features/news/ArticleDate.tsx";
import { PublishLink } from "#src/features/sections/PublishLink.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { ArticleBody } from "./ArticleBody.tsx";
import { ArticleHeader } from "./ArticleHeader.tsx";
import callStyles from "./PublishCall.module.css";
import relatedStyles from "./RelatedArticles.module.css";

interface ArticlePageProps {
	page: PageInfo;
	article: NewsArticle;
	/** Articles to read next. */
	next: readonly NewsArticle[];
}

/** An article (product 6), in English unless translated. */
export function ArticlePage({ page, article, next }: ArticlePageProps) {
	return (
		<SiteLayout page={page}>
			<article>
				<ArticleHeader article={article} />
				<ArticleBody nodes={article.body} lang={article.language} />
			</article>
			{article.showButton && <PublishCall />}
			<RelatedArticles articles={next} />
		</SiteLayout>
	);
}

/** Link to the publish page, below articles for studios (product 6). */
function PublishCall() {
	const { t } = useTranslation();
	return (
		<section className={callStyles.call} data-screen="">
			<div className={`container ${callStyles.copy}`}>
				<h2>{t("news.publish.title")}</h2>
				<div>
					<p className="lede">{t("news.publish.text")}</p>
					<PublishLink variant="light" size="large">
						{t("news.publish.action")}
					</PublishLink>
				</div>
			</div>
		</section>
	);
}

function RelatedArticles({ articles }: { articles: readonly NewsArticle[] }) {
	const { t, to } = useLocale();
	if (articles.length === 0) return null;
	return (
		<section className={relatedStyles.next} data-screen="">
			<div className="container">
				<h2>{t("news.next")}</h2>
				<ul>
					{articles.map(({ slug, title, date, language }) => (
						<li key={slug}>
							<a href={to("article", { slug })}>
								<span lang={language} className={relatedStyles.title}>
									{title}
								</span>{" "}
								<ArticleDate date={date} language={language} />
							</a>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
