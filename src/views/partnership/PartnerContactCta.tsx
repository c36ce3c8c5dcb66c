import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { opensContact } from "#src/features/contact/opensContact.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./PartnerContactCta.module.css";

/** Call to contact us first, on a postcard (product 4). */
export function PartnerContactCta() {
	const { t } = useTranslation();
	return (
		<section className={styles.ask}>
			<div className={`container ${styles.grid}`}>
				<h2>{t("partnership.contact.title")}</h2>
				<div className={styles.postcard}>
					<SitePicture name="site/coin" sizes="120px" className={styles.stamp} />
					<p className="lede">{t("partnership.contact.lede")}</p>
					<span className={styles.line} aria-hidden="true" />
					<span className={styles.line} aria-hidden="true" />
					<span className={styles.line} aria-hidden="true" />
					<button {...opensContact} {...buttonProps({ size: "large" })}>
						{t("partnership.contact.action")} <Icon name="arrow" />
					</button>
				</div>
			</div>
		</section>
	);
}
