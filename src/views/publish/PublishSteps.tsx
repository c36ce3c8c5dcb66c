import { site } from "#config/site.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PublishSteps.module.css";

const steps = ["register", "connect", "describe", "live"] as const;

/** Four steps from a build to a balance, with a sticky heading. */
export function PublishSteps() {
	const { t } = useTranslation();
	return (
		<section className={styles.steps}>
			<div className={`container ${styles.grid}`}>
				<div className={styles.side}>
					<h2>{t("publish.steps.title")}</h2>
					<p className="lede">{t("publish.steps.lede")}</p>
					<ButtonLink icon="arrow" href={site.links.publish}>
						{t("publish.steps.action")}
					</ButtonLink>
				</div>
				<ol>
					{steps.map((step, index) => (
						<li key={step}>
							<span className={styles.number} aria-hidden="true">
								{index + 1}
							</span>
							<div>
								<h3>{t(`publish.steps.${step}.title`)}</h3>
								<p>{t(`publish.steps.${step}.text`)}</p>
								{step === "connect" && <SdkLinks />}
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

function SdkLinks() {
	const { t } = useTranslation();
	return (
		<p className={styles.sdk}>
			<a href={site.links.sdkDocumentation}>
				{t("publish.steps.connect.docs")} <Icon name="arrow" />
			</a>
			<a href={site.links.sdkRepository}>
				{t("publish.steps.connect.repository")} <Icon name="arrow" />
			</a>
		</p>
	);
}
