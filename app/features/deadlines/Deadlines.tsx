import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "#app/navigation/useLocale.ts";
import { czechCalendar } from "./czechCalendar.ts";
import styles from "./Deadlines.module.css";
import { dayInWords, dayOf, isoDay, parseDay } from "./days.ts";
import { holidayYears } from "./holidayYears.ts";
import { PeriodTable } from "./PeriodTable.tsx";
import { lastDay, type PeriodGroup, periods } from "./periods.ts";

/** How long a day must have stood before it is read out, in milliseconds: one that is typed is many on its way. */
const pause = 700;

/**
 * The last days of the periods that an event starts (product 14): those of the document around it, and the other
 * document's folded up. Without a day, and without the app, a table of the periods.
 */
export function Deadlines({ group }: { group: PeriodGroup }) {
	const { t } = useTranslation();
	const { language } = useLocale();
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const [text, setText] = useState("");
	const day = parseDay(text);
	const isSettled = useSettled(text);
	const other = group === "refund" ? "dispute" : "refund";
	const isBeyond =
		day !== undefined && periods[group].some(({ lengths }) => lastDay(day, lengths, czechCalendar) === undefined);

	// A visitor may have picked a day before the app was there, or the browser may have kept it.
	useEffect(() => {
		if (field.current) setText(field.current.value);
	}, []);

	const takeToday = () => {
		const now = new Date();
		setText(isoDay(dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate())));
	};
	return (
		<section className={styles.calculator} aria-labelledby={`${id}-title`}>
			<h3 id={`${id}-title`}>{t("guidelines.deadlines.title")}</h3>
			<div className={styles.ask} data-app-only="" data-set={day === undefined ? undefined : ""}>
				<p>{t("guidelines.deadlines.lede")}</p>
				<label htmlFor={id}>{t("guidelines.deadlines.day")}</label>
				<div className={styles.fields}>
					<input
						ref={field}
						id={id}
						type="date"
						value={text}
						onChange={({ currentTarget }) => setText(currentTarget.value)}
					/>
					<button type="button" data-needs-app="" onClick={takeToday}>
						{t("guidelines.deadlines.today")}
					</button>
				</div>
			</div>
			<PeriodTable group={group} day={day} />
			{isBeyond && (
				<p className={styles.beyond}>
					{t("guidelines.deadlines.beyond", { first: holidayYears.first, last: holidayYears.last })}
				</p>
			)}
			<details>
				<summary>
					{other === "refund" ? t("guidelines.deadlines.refund.also") : t("guidelines.deadlines.dispute.also")}
				</summary>
				<PeriodTable group={other} day={day} />
			</details>
			<p className={styles.rule}>{t("guidelines.deadlines.rule")}</p>
			<p role="status" className="visually-hidden">
				{isSettled &&
					day !== undefined &&
					(isBeyond
						? t("guidelines.deadlines.beyond", { first: holidayYears.first, last: holidayYears.last })
						: t("guidelines.deadlines.announced", { day: dayInWords(day, language) }))}
			</p>
		</section>
	);
}

/** Whether a value has stood still for a while. */
function useSettled(value: string): boolean {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), pause);
		return () => clearTimeout(timer);
	}, [value]);
	return settled === value;
}
