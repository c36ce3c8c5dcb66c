import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./CurrencySection.module.css";

/** The T$ and why its price is stable (product 4). */
export function CurrencySection() {
	const { t } = useTranslation();
	return (
		<section className={styles.block}>
			<div className={`container ${styles.grid}`}>
				<SitePicture name="site/coin" sizes="(min-width: 768px) 40vw, 60vw" className={styles.coin} />
				<div className={styles.copy}>
					<h2>{t("business.currency.title")}</h2>
					<p className="lede">{t("business.currency.lede")}</p>
				</div>
			</div>
		</section>
	);
}
