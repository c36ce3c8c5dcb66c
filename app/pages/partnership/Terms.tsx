import { useTranslation } from "react-i18next";
import { Clauses } from "#app/features/guidelines/Clauses.tsx";
import styles from "./Terms.module.css";

/** What one asks about the payment, and the clause of the partner terms that answers it. */
const terms = [
	{ term: "rate", clause: "8.1" },
	{ term: "customers", clause: "3.3" },
	{ term: "duration", clause: "8.2" },
	{ term: "payment", clause: "9.1" },
	{ term: "threshold", clause: "9.2" },
	{ term: "end", clause: "12.2" },
] as const;

/** What a partner earns, for how long, from which sum and where the rate stands: each with its clause. */
export function Terms() {
	const { t } = useTranslation();
	return (
		<div className={styles.terms}>
			<Clauses
				label={t("partnership.terms.title")}
				chapter="partners"
				items={terms.map(({ term, clause }) => ({
					name: t(`partnership.terms.${term}.name`),
					text: t(`partnership.terms.${term}.text`),
					clause,
					link: t("partnership.terms.clause", { number: clause }),
				}))}
			/>
			<p>{t("partnership.terms.note")}</p>
		</div>
	);
}
