import { getPlainExcerpt } from "#content/model/getPlainExcerpt.ts";
import type { NewsArticle } from "#content/readers/readNews.server.ts";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { ArticleDate } from "#src/features/news/ArticleDate.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./ArticleEntry.module.css";

const sizes = {
	large: "(min-width: 1400px) max(740px, 38.5vw), (min-width: 992px) 56vw, 94vw",
	regular: "(min-width: 1400px) max(400px, 20.8vw), (min-width: 768px) 30vw, 94vw",
};

interface ArticleEntryProps {
	article: NewsArticle;
	size: keyof typeof sizes;
	className?: string;
}

/** Entry of an article in a list: picture, title, date and preview. Its only link covers the whole entry. */
export function ArticleEntry({ article, size, className = "" }: ArticleEntryProps) {
	const { t, to } = useLocale();
	return (
		<article data-size={size} className={`${styles.entry} ${className}`.trim()}>
			<div className={styles.art}>
				<Picture picture={article.picture} sizes={sizes[size]} alt="" />
			</div>
			<div className={styles.copy}>
				<ArticleDate date={article.date} language={article.language} className={styles.date} />
				<h2 lang={article.language}>{article.title}</h2>
				<p lang={article.language}>{getPlainExcerpt(article.body)}</p>
				<a
					href={to("article", { slug: article.slug })}
					{...buttonProps({ variant: size === "large" ? "primary" : "outline" })}
				>
					<span>
						{t("news.readMore")}
						<span className="visually-hidden">
							: <span lang={article.language}>{article.title}</span>
						</span>
					</span>
					<Icon name="arrow" />
				</a>
			</div>
		</article>
	);
}
