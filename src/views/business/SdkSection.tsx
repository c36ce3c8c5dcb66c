import { site } from "#config/site.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./SdkSection.module.css";

/** Link to the SDK's documentation. */
export function SdkSection() {
	const { t } = useTranslation();
	return (
		<section className={styles.block}>
			<div className={`container ${styles.grid}`}>
				<p className={styles.figure} aria-hidden="true" data-screen="">
					SDK
				</p>
				<div className={styles.copy}>
					<h2>{t("business.sdk.title")}</h2>
					<p className="lede">{t("business.sdk.lede")}</p>
					<ButtonLink icon="arrow" variant="light" href={site.links.sdkDocumentation}>
						{t("business.sdk.action")}
					</ButtonLink>
				</div>
			</div>
		</section>
	);
}
