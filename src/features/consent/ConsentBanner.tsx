import { buttonProps } from "#src/components/Button/Button.tsx";
import { DocumentLink } from "#src/features/guidelines/DocumentLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./ConsentBanner.module.css";
import { ConsentStatus } from "./ConsentStatus.tsx";
import { opensConsent } from "./consent.ts";

/**
 * Asks about cookies (product 10) on the first visit, and again with the current choice after Cookie Settings. It
 * is in every page's HTML, in flow below the header, and hidden without the attribute that
 * `src/head/inline/showConsentBanner.ts` sets before the first paint. That script also handles the buttons.
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
