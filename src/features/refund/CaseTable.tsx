import { formatDuration } from "#src/features/deadlines/formatDuration.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { CaseClauses } from "./CaseClauses.tsx";
import styles from "./CaseTable.module.css";
import { type RefundCase, refundCases } from "./refundCases.ts";

/** Table of all cases with result, clauses and period, for print and without JavaScript. */
export function CaseTable() {
	const { t } = useTranslation();
	return (
		<table className={styles.table} data-no-js="">
			<caption className="visually-hidden">{t("guidelines.refund.title")}</caption>
			<thead>
				<tr>
					<th scope="col">{t("guidelines.refund.case")}</th>
					<th scope="col">{t("guidelines.refund.answer")}</th>
				</tr>
			</thead>
			<tbody>
				{(refundCases as readonly RefundCase[]).map(({ name, verdict, clauses, period }) => (
					<tr key={name}>
						<th scope="row">{t(`guidelines.refund.cases.${name}.case`)}</th>
						<td>
							<strong>{t(`guidelines.refund.verdicts.${verdict}`)}</strong> {t(`guidelines.refund.cases.${name}.text`)}
							{period && (
								<span className={styles.period}>
									{t("guidelines.refund.period", { period: formatDuration(t, period) })}
								</span>
							)}
							<CaseClauses clauses={clauses} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
