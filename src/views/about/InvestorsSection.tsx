import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./InvestorsSection.module.css";

export function InvestorsSection() {
	const { t } = useTranslation();
	return (
		<section className={styles.backed}>
			<div className={`container ${styles.copy}`}>
				<h2>{t("about.backed.title")}</h2>
				<p className="lede">{t("about.backed.text")}</p>
			</div>
			<SitePicture name="site/coin" sizes="(min-width: 992px) 44vw, 70vw" className={styles.coin} />
		</section>
	);
}
