import type { ComponentType } from "react";
import { StepText } from "#src/components/StepText/StepText.tsx";
import { PublishLink } from "#src/features/sections/PublishLink.tsx";
import { listNames } from "#src/i18n/listNames.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PartnershipSteps.module.css";
import { PartnershipTerms } from "./PartnershipTerms.tsx";

/** What a step has besides its texts, by its key; steps that editors add have nothing. */
const additions: Readonly<Record<string, ComponentType>> = { tasks: Tasks, paid: Earnings };

/** Numbered cards; one lists tasks and links to publishing, one states the earnings. */
export function PartnershipSteps() {
	const i18n = useTranslation();
	const { t } = i18n;
	const names = listNames(i18n, "partnership.steps");
	// Only in this order do two short cards fit beside the tall one.
	const isPaired = names.join(" ").includes("register tasks customers");
	return (
		<section className={styles.steps}>
			<div className="container">
				<h2>{t("partnership.steps.title")}</h2>
				<ol className={isPaired ? `${styles.cards} ${styles.paired}` : styles.cards}>
					{names.map((name, index) => {
						const Addition = additions[name];
						return (
							<li key={name} className={styles[name]}>
								<div className={styles.step}>
									<StepText
										number={index + 1}
										numberClass={styles.number}
										title={t(`partnership.steps.${name}.title`)}
										text={t(`partnership.steps.${name}.text`)}
									/>
								</div>
								{Addition && <Addition />}
							</li>
						);
					})}
				</ol>
			</div>
		</section>
	);
}

function Tasks() {
	const i18n = useTranslation();
	const { t } = i18n;
	return (
		<>
			<ol className={styles.list}>
				{listNames(i18n, "partnership.tasks").map((task) => (
					<li key={task}>{t(`partnership.tasks.${task}.title`)}</li>
				))}
			</ol>
			<PublishLink variant="outline">{t("partnership.tasks.link")}</PublishLink>
		</>
	);
}

function Earnings() {
	const { t } = useTranslation();
	return (
		<>
			<p className={styles.counts}>
				<span>{t("partnership.steps.counts")}</span>{" "}
				<span className={styles.figure}>{t("partnership.steps.figure")}</span>{" "}
				<span className={styles.unit}>{t("partnership.steps.unit")}</span>
			</p>
			<PartnershipTerms />
		</>
	);
}
