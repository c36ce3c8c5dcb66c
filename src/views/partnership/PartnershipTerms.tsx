import settings from "#config/pageSettings/partnership.json" with { type: "json" };
import { ClauseList } from "#src/features/guidelines/ClauseList.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PartnershipTerms.module.css";

/** What one asks about the payment, and the clause of the partner terms that answers it. */
const terms = ["rate", "customers", "duration", "payment", "threshold", "end", "leaving", "idle"] as const;

/** What a partner earns, for how long, from which sum and where the rate stands: each with its clause. */
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
