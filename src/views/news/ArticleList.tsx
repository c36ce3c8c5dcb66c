import { getPlainExcerpt } from "#content/model/getPlainExcerpt.ts";
import type { NewsArticle } from "#content/readers/readNews.server.ts";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { ArticleDate } from "#src/features/news/ArticleDate.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import entryStyles from "./ArticleEntry.module.css";
import styles from "./ArticleList.module.css";

/** All articles as they come, the first one large; or a line that there are none (product 6). */
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

const sizes = {
	large: "(min-width: 1400px) max(740px, 38.5vw), (min-width: 992px) 56vw, 94vw",
	regular: "(min-width: 1400px) max(400px, 20.8vw), (min-width: 768px) 30vw, 94vw",
};

interface ArticleEntryProps {
	article: NewsArticle;
	size: keyof typeof sizes;
	className?: string;
}

/** An article in the list: picture, title, date, the beginning of its text. The one link covers all of it. */
function ArticleEntry({ article, size, className = "" }: ArticleEntryProps) {
	const { t, to } = useLocale();
	return (
		<article data-size={size} className={`${entryStyles.entry} ${className}`.trim()}>
			<div className={entryStyles.art}>
				<Picture picture={article.picture} sizes={sizes[size]} alt="" />
			</div>
			<div className={entryStyles.copy}>
				<ArticleDate date={article.date} className={entryStyles.date} />
				<h2 lang="en">{article.title}</h2>
				<p lang="en">{getPlainExcerpt(article.body)}</p>
				<a
					href={to("article", { slug: article.slug })}
					{...buttonProps({ variant: size === "large" ? "primary" : "outline" })}
				>
					<span>
						{t("news.readMore")}
						<span className="visually-hidden">
							: <span lang="en">{article.title}</span>
						</span>
					</span>
					<Icon name="arrow" />
				</a>
			</div>
		</article>
	);
}
