import { sitePicture } from "#content/readers/pictures.server.ts";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./EarningsSection.module.css";

/** How a product earns, as two unequal cards: in-app purchases and advertising. */
export function EarningsSection() {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.earn}`}>
			<h2>{t("business.earn.title")}</h2>
			<div className={styles.ways}>
				<article className={styles.purchases}>
					<h3>{t("business.earn.purchases.title")}</h3>
					<p className="lede">{t("business.earn.purchases.text")}</p>
					<Picture
						picture={sitePicture("site/earn-purchases")}
						sizes="(min-width: 992px) max(720px, 37.5vw), 92vw"
						alt=""
					/>
				</article>
				<article className={styles.advertising}>
					<Picture
						picture={sitePicture("site/earn-advertising")}
						sizes="(min-width: 992px) max(520px, 27.1vw), 92vw"
						alt=""
					/>
					<h3>{t("business.earn.advertising.title")}</h3>
					<p className="lede">{t("business.earn.advertising.text")}</p>
				</article>
			</div>
		</section>
	);
}
