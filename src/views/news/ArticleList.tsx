import type { NewsArticle } from "#content/readers/readNews.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ArticleEntry } from "./ArticleEntry.tsx";
import styles from "./ArticleList.module.css";

/** Articles in the given order, the first one large; or a note that there are none (product 6). */
export function ArticleList({ articles }: { articles: readonly NewsArticle[] }) {
	const { t } = useTranslation();
	const [newest, ...others] = articles;
	if (!newest) return <p className={`container ${styles.empty}`}>{t("news.empty")}</p>;
	return (
		<>
			<div className={styles.newest}>
				<ArticleEntry article={newest} size="large" className="container" />
			</div>
			{others.length > 0 && (
				<ul className={`container ${styles.others}`}>
					{others.map((article) => (
						<li key={article.slug}>
							<ArticleEntry article={article} size="regular" />
						</li>
					))}
				</ul>
			)}
		</>
	);
}
