import { site } from "#config/site.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./StudioMonetization.module.css";

/** How studios earn money, with a link to the SDK. */
export function StudioMonetization() {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.studios}`}>
			<h2>{t("about.earn.title")}</h2>
			<div className={styles.cards}>
				<article>
					<h3>{t("about.earn.purchases.title")}</h3>
					<p>{t("about.earn.purchases.text")}</p>
				</article>
				<article>
					<h3>{t("about.earn.advertising.title")}</h3>
					<p>{t("about.earn.advertising.text")}</p>
				</article>
				<article className={styles.sdk}>
					<h3>{t("about.sdk.title")}</h3>
					<p className="lede">{t("about.sdk.lede")}</p>
					<div className={styles.actions}>
						<ButtonLink icon="arrow" variant="light" href={site.links.sdkDocumentation}>
							{t("about.sdk.docs")}
						</ButtonLink>
						<ButtonLink variant="outline" href={site.links.sdkRepository}>
							{t("about.sdk.repository")}
						</ButtonLink>
					</div>
				</article>
			</div>
		</section>
	);
}
