import { PublishLink } from "#src/features/sections/PublishLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PartnershipSteps.module.css";
import { PartnershipTerms } from "./PartnershipTerms.tsx";

const taskKeys = ["choose", "vendor", "connect", "list"] as const;

/** Four numbered cards; the second lists tasks and links to publishing, the fourth states the earnings. */
export function PartnershipSteps() {
	const { t } = useTranslation();
	return (
		<section className={styles.steps}>
			<div className="container">
				<h2>{t("partnership.steps.title")}</h2>
				<ol className={styles.cards}>
					<li className={styles.register}>
						<StepText number={1} name="register" />
					</li>
					<li className={styles.homework}>
						<StepText number={2} name="tasks" />
						<ol className={styles.tasks}>
							{taskKeys.map((task) => (
								<li key={task}>{t(`partnership.steps.tasks.${task}`)}</li>
							))}
						</ol>
						<PublishLink variant="outline">{t("partnership.steps.tasks.link")}</PublishLink>
					</li>
					<li className={styles.customers}>
						<StepText number={3} name="customers" />
					</li>
					<li className={styles.paid}>
						<StepText number={4} name="paid" />
						<p className={styles.counts}>
							<span>{t("partnership.steps.paid.counts")}</span>{" "}
							<span className={styles.figure}>{t("partnership.steps.paid.figure")}</span>{" "}
							<span className={styles.unit}>{t("partnership.steps.paid.unit")}</span>
						</p>
						<PartnershipTerms />
					</li>
				</ol>
			</div>
		</section>
	);
}

function StepText({ number, name }: { number: number; name: "register" | "tasks" | "customers" | "paid" }) {
	const { t } = useTranslation();
	return (
		<div className={styles.step}>
			<span className={styles.number} aria-hidden="true">
				{number}
			</span>
			<div>
				<h3>{t(`partnership.steps.${name}.title`)}</h3>
				<p>{t(`partnership.steps.${name}.text`)}</p>
			</div>
		</div>
	);
}
