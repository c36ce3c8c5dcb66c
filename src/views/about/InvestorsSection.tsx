import { sitePicture } from "#content/readers/pictures.server.ts";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./InvestorsSection.module.css";

/** That investors stand behind the marketplace (product 4). */
export function InvestorsSection() {
	const { t } = useTranslation();
	return (
		<section className={styles.backed}>
			<div className={`container ${styles.copy}`}>
				<h2>{t("about.backed.title")}</h2>
				<p className="lede">{t("about.backed.text")}</p>
			</div>
			<Picture
				picture={sitePicture("site/coin")}
				sizes="(min-width: 992px) 44vw, 70vw"
				alt=""
				className={styles.coin}
			/>
		</section>
	);
}
