import { site } from "#config/site.ts";
import { listArticles } from "#content/readers/news.server.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { phoneMediaQuery } from "#src/pictures/scene.ts";
import { ArticleList } from "./ArticleList.tsx";
import styles from "./NewsHero.module.css";

/** List of articles (product 6), in English unless translated. */
export function NewsPage({ page }: { page: PageInfo }) {
	const { t } = i18nFor(page.language);
	return (
		<SiteLayout page={page}>
			<header className={styles.hero}>
				<div className={styles.scene}>
					<Picture
						picture={sitePicture("site/hero-news")}
						sizes="90vw"
						crops={[{ picture: sitePicture("site/hero-news-tall"), media: phoneMediaQuery, sizes: "100vw" }]}
						alt=""
						priority
					/>
				</div>
				<div className={`container ${styles.copy}`}>
					<h1>{t("news.title", { product: site.name })}</h1>
					<p className="lede">{t("news.lede")}</p>
				</div>
			</header>
			<ArticleList articles={listArticles(page.language)} />
		</SiteLayout>
	);
}
