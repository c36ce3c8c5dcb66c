import type { ArticleLink } from "#content/readers/news.server.ts";
import { ArticleDate } from "#src/features/news/ArticleDate.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./RelatedArticles.module.css";

/** Further articles; nothing where there are none. */
export function RelatedArticles({ articles }: { articles: readonly ArticleLink[] }) {
	const { t } = useTranslation();
	const { to } = useLocale();
	if (articles.length === 0) return null;
	return (
		<section className={styles.next} data-screen="">
			<div className="container">
				<h2>{t("news.next")}</h2>
				<ul>
					{articles.map(({ slug, title, ...day }) => (
						<li key={slug}>
							<a href={to("article", { slug })}>
								<span lang="en" className={styles.title}>
									{title}
								</span>{" "}
								<ArticleDate of={day} />
							</a>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
