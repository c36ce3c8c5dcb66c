import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./EarningsSection.module.css";

/** Two cards: in-app purchases and advertising. */
export function EarningsSection() {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.earn}`}>
			<h2>{t("business.earn.title")}</h2>
			<div className={styles.ways}>
				<article className={styles.purchases}>
					<h3>{t("business.earn.purchases.title")}</h3>
					<p className="lede">{t("business.earn.purchases.text")}</p>
					<SitePicture name="site/earn-purchases" sizes="(min-width: 992px) max(720px, 37.5vw), 92vw" />
				</article>
				<article className={styles.advertising}>
					<SitePicture name="site/earn-advertising" sizes="(min-width: 992px) max(520px, 27.1vw), 92vw" />
					<h3>{t("business.earn.advertising.title")}</h3>
					<p className="lede">{t("business.earn.advertising.text")}</p>
				</article>
			</div>
		</section>
	);
}
