import { site } from "#config/site.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./PartnershipPartners.module.css";

/** The consulting firm and the marketplace as two matching pieces (product 4). */
export function PartnershipPartners() {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.partners}`}>
			<h2>{t("partnership.partners.title")}</h2>
			<div className={styles.pieces}>
				<article className={styles.consulting}>
					<SitePicture
						name="site/partner-consulting"
						sizes="(min-width: 1280px) max(450px, 23.4vw), (min-width: 768px) 36vw, 84vw"
					/>
					<h3>{t("partnership.partners.consulting.title")}</h3>
					<p className="lede">{t("partnership.partners.consulting.text")}</p>
				</article>
				<article className={styles.marketplace}>
					<SitePicture
						name="site/partner-marketplace"
						sizes="(min-width: 1280px) max(560px, 29.2vw), (min-width: 768px) 46vw, 84vw"
					/>
					<h3>{t("partnership.partners.marketplace.title", { product: site.name })}</h3>
					<p className="lede">{t("partnership.partners.marketplace.text")}</p>
				</article>
			</div>
		</section>
	);
}
