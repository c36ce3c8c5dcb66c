import settings from "#config/pageSettings/partnership.json" with { type: "json" };
import { ClauseList } from "#src/features/guidelines/ClauseList.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PartnershipTerms.module.css";

/** Questions about payment, answered by clauses of the partner terms. */
const terms = ["rate", "customers", "duration", "payment", "threshold", "end", "leaving", "idle"] as const;

/** Earnings, duration, threshold and rate, each with a link to its clause. */
export function PartnershipTerms() {
	const { t } = useTranslation();
	return (
		<div className={styles.terms}>
			<ClauseList
				label={t("partnership.terms.title")}
				chapter="partners"
				items={terms.map((term) => ({
					name: t(`partnership.terms.${term}.name`),
					text: t(`partnership.terms.${term}.text`),
					clause: settings.clauses[term],
					link: t("partnership.terms.clause", { number: settings.clauses[term] }),
				}))}
			/>
			<p>{t("partnership.terms.note")}</p>
		</div>
	);
}
