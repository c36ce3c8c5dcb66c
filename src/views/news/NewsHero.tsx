import { site } from "#config/site.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { phoneMediaQuery } from "#src/pictures/scene.ts";
import styles from "./NewsHero.module.css";

/** The headline over a canyon at night, through which a messenger runs with a stone tablet. */
export function NewsHero() {
	const { t } = useTranslation();
	return (
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
	);
}
