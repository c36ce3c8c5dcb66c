import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useLocale } from "#app/navigation/useLocale.ts";
import { czechCalendar } from "./czechCalendar.ts";
import { type Day, dayInWords, isoDay } from "./days.ts";
import { lengthInWords } from "./lengthInWords.ts";
import styles from "./PeriodTable.module.css";
import { type Length, lastDay, type PeriodGroup, periods, type Step } from "./periods.ts";

/** The periods of a document; with a day, the last day of each. */
export function PeriodTable({ group, day }: { group: PeriodGroup; day: Day | undefined }) {
	const { t } = useTranslation();
	const { language } = useLocale();
	return (
		<table className={styles.table}>
			<caption className="visually-hidden">{t(`guidelines.deadlines.${group}.title`)}</caption>
			<thead>
				<tr>
					<th scope="col">{t("guidelines.deadlines.step")}</th>
					<th scope="col">{t("guidelines.deadlines.last")}</th>
				</tr>
			</thead>
			<tbody>
				{periods[group].map(({ step, lengths }) => {
					const key = `${group}.${step}` as Step;
					const last = day === undefined ? undefined : lastDay(day, lengths, czechCalendar);
					return (
						<tr key={key}>
							<th scope="row">
								<span className={styles.event}>{t(`guidelines.deadlines.${key}.event`)}</span>
								{t(`guidelines.deadlines.${key}.step`)}
							</th>
							<td>
								<span className={styles.length}>{lengthsInWords(t, lengths)}</span>
								{last !== undefined && <time dateTime={isoDay(last)}>{dayInWords(last, language)}</time>}
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

/** `7 business days`, and of several lengths `7 business days, then 7 business days`. */
function lengthsInWords(t: TFunction, lengths: readonly Length[]): string {
	const [first = "", ...rest] = lengths.map((length) => lengthInWords(t, length));
	return [first, ...rest.map((period) => t("guidelines.deadlines.after", { period }))].join(", ");
}
