import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "~/routing/useLocale.ts";
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
	const { to } = useLocale();
	const document = to("document", { chapter: "partners", doc: "terms-and-conditions" });
	return (
		<div className={styles.terms}>
			<dl aria-label={t("partnership.terms.title")}>
				{terms.map(({ term, clause }) => (
					<div key={term}>
						<dt>{t(`partnership.terms.${term}.name`)}</dt>
						<dd>
							{t(`partnership.terms.${term}.text`)}{" "}
							<Link to={`${document}#${clause}`}>{t("partnership.terms.clause", { number: clause })}</Link>
						</dd>
					</div>
				))}
			</dl>
			<p>{t("partnership.terms.note")}</p>
		</div>
	);
}
