import type { TFunction } from "i18next";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { formatDuration } from "./formatDuration.ts";
import styles from "./PeriodTable.module.css";
import { type PeriodGroup, type PeriodLength, type PeriodStep, policyPeriods } from "./policyPeriods.ts";

export function PeriodTable({ group }: { group: PeriodGroup }) {
	const { t } = useTranslation();
	return (
		<table className={styles.table}>
			<caption className="visually-hidden">{t(`guidelines.deadlines.${group}.title`)}</caption>
			<thead>
				<tr>
					<th scope="col">{t("guidelines.deadlines.step")}</th>
					<th scope="col">{t("guidelines.deadlines.period")}</th>
				</tr>
			</thead>
			<tbody>
				{policyPeriods[group].map(({ step, lengths }) => {
					const key = `${group}.${step}` as PeriodStep;
					return (
						<tr key={key}>
							<th scope="row">
								<span className={styles.event}>{t(`guidelines.deadlines.${key}.event`)}</span>
								{t(`guidelines.deadlines.${key}.step`)}
							</th>
							<td>
								<span className={styles.length}>{lengthsInWords(t, lengths)}</span>
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

/** `7 business days`, or `7 business days, then 7 business days`. */
function lengthsInWords(t: TFunction, lengths: readonly PeriodLength[]): string {
	const [first = "", ...rest] = lengths.map((length) => formatDuration(t, length));
	return [first, ...rest.map((period) => t("guidelines.deadlines.after", { period }))].join(", ");
}
