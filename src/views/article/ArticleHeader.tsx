import type { NewsArticle } from "#content/readers/readNews.server.ts";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { Breadcrumbs } from "#src/features/breadcrumbs/Breadcrumbs.tsx";
import { ArticleDate } from "#src/features/news/ArticleDate.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./ArticleHeader.module.css";

/** Back link, title, date and the main picture. */
export function ArticleHeader({ article }: { article: NewsArticle }) {
	const { t, to, language } = useLocale();
	return (
		<header className={styles.header}>
			<div className="container">
				<Breadcrumbs
					label={t("news.breadcrumbs")}
					items={[
						{ label: t("nav.news"), path: to("news") },
						{ label: article.title, lang: article.language },
					]}
				/>
				<h1 lang={article.language}>{article.title}</h1>
				<p className={styles.date}>
					<ArticleDate date={article.date} language={article.language} />
					{language !== article.language && ` · ${t("search.kind.article")}`}
				</p>
			</div>
			<div className={styles.art}>
				<Picture picture={article.picture} sizes="(min-width: 1400px) max(1280px, 66.7vw), 100vw" alt="" priority />
			</div>
		</header>
	);
}
