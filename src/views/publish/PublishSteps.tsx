import { site } from "#config/site.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { StepText } from "#src/components/StepText/StepText.tsx";
import { listNames } from "#src/i18n/listNames.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PublishSteps.module.css";

/** The step with links to the SDK. */
const sdkStep: string = "connect";

/** Steps from a build to a balance, with a sticky heading. */
export function PublishSteps() {
	const i18n = useTranslation();
	const { t } = i18n;
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
					{listNames(i18n, "publish.steps").map((step, index) => (
						<li key={step}>
							<StepText
								number={index + 1}
								numberClass={styles.number}
								title={t(`publish.steps.${step}.title`)}
								text={t(`publish.steps.${step}.text`)}
							>
								{step === sdkStep && <SdkLinks />}
							</StepText>
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
				{t("publish.steps.docs")} <Icon name="arrow" />
			</a>
			<a href={site.links.sdkRepository}>
				{t("publish.steps.repository")} <Icon name="arrow" />
			</a>
		</p>
	);
}
