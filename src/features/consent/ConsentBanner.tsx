import { buttonProps } from "#src/components/Button/Button.tsx";
import { DocumentLink } from "#src/features/guidelines/DocumentLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./ConsentBanner.module.css";
import { ConsentStatus } from "./ConsentStatus.tsx";
import { opensConsent } from "./consent.ts";

/**
 * The cookie banner (product 10), in every page's HTML below the header. `src/head/inline/showConsentBanner.ts` shows it on the
 * first visit and after Cookie Settings, and handles its buttons.
 */
export function ConsentBanner() {
	const { t } = useTranslation();
	return (
		<section className={styles.banner} aria-labelledby="consent-title" data-nosnippet="">
			<div className={`container ${styles.row}`}>
				<p>
					<strong id="consent-title">{t("consent.title")}</strong> {t("consent.text")}{" "}
					<DocumentLink chapter="general" doc="cookie-policy" className={styles.policy}>
						{t("consent.link")}
					</DocumentLink>
				</p>
				<ConsentStatus className={styles.standing} />
				<div className={styles.actions}>
					<button type="button" data-consent="decline" {...buttonProps({ variant: "outline" })}>
						{t("consent.decline")}
					</button>
					<button type="button" data-consent="accept" {...buttonProps({ variant: "outline" })}>
						{t("consent.accept")}
					</button>
					<button {...opensConsent} className={styles.customize}>
						{t("consent.customize")}
					</button>
				</div>
			</div>
		</section>
	);
}
