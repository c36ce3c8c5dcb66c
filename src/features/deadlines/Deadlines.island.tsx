import { useEffect, useId, useRef, useState } from "react";
import { createIsland } from "#src/i18n/IslandRoot.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { AddToCalendar } from "./AddToCalendar.tsx";
import { ChainStep } from "./ChainStep.tsx";
import { type ChainEvent, deadlineChains, followChain } from "./chain.ts";
import styles from "./Deadlines.module.css";
import { formatDate, isoDay, maxInputDay, parseDay, pragueDay } from "./days.ts";
import { holidayYears } from "./holidayYears.ts";
import { PeriodTable } from "./PeriodTable.tsx";
import type { PeriodGroup } from "./policyPeriods.ts";

/** Milliseconds to wait before announcing a date, whose value changes several times while it is typed. */
const pause = 700;

/** Timeline with the last day of each step of a refund or dispute (product 14); without JavaScript, tables. */
export const DeadlineCalculator = createIsland(DeadlineChain);

export function DeadlineChain({ group }: { group: PeriodGroup }) {
	const { t, language } = useLocale();
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const [texts, setTexts] = useState<Readonly<Partial<Record<ChainEvent, string>>>>({});
	const begin = deadlineChains[group][0].event;
	const known = Object.fromEntries(
		Object.entries(texts).flatMap(([event, text]) => {
			const day = parseDay(text);
			return day === undefined ? [] : [[event, day]];
		}),
	);
	const day = known[begin];
	const isSettled = useSettled(texts[begin] ?? "");
	const links = followChain(group, known);
	const isBeyond = links.some(
		({ last, length, from }) =>
			length && last === undefined && from && (day !== undefined || known[from] !== undefined),
	);
	const set = (event: ChainEvent, text: string) => setTexts((before) => ({ ...before, [event]: text }));
	const beyond = t("guidelines.deadlines.beyond", holidayYears);
	const other = group === "refund" ? "dispute" : "refund";

	// The visitor may have entered a date before hydration, or the browser may have restored it.
	useEffect(() => {
		const restoredText = field.current?.value;
		if (restoredText) setTexts((before) => ({ ...before, [begin]: restoredText }));
	}, [begin]);

	const takeToday = () => set(begin, isoDay(pragueDay(new Date())));
	return (
		<section className={styles.calculator} aria-labelledby={`${id}-title`}>
			<h3 id={`${id}-title`}>{t("guidelines.deadlines.title")}</h3>
			<div data-js-only="">
				<div className={styles.ask} data-screen="">
					<p>{t("guidelines.deadlines.lede")}</p>
					<label htmlFor={id}>{t(`guidelines.deadlines.begin.${begin}`)}</label>
					<div className={styles.fields}>
						<input
							ref={field}
							id={id}
							type="date"
							max={maxInputDay}
							value={texts[begin] ?? ""}
							onChange={({ currentTarget }) => set(begin, currentTarget.value)}
						/>
						<button type="button" data-requires-js="" onClick={takeToday}>
							{t("guidelines.deadlines.today")}
						</button>
					</div>
				</div>
				<ol className={styles.line}>
					{links.map((link) => (
						<ChainStep
							key={link.event}
							group={group}
							link={link}
							text={texts[link.event] ?? ""}
							onChange={day === undefined || link.event === begin || !link.isCounted ? undefined : set}
						/>
					))}
				</ol>
				{isBeyond && <p className={styles.beyond}>{beyond}</p>}
				{links.some(({ isLatest, real }) => isLatest && real === undefined) && (
					<p className={styles.rule}>{t("guidelines.deadlines.latestNote")}</p>
				)}
				{day !== undefined && <AddToCalendar group={group} links={links} begin={day} />}
			</div>
			<div className={styles.tables} data-no-js="">
				<PeriodTable group={group} />
				<details>
					<summary>
						{other === "refund" ? t("guidelines.deadlines.refund.also") : t("guidelines.deadlines.dispute.also")}
					</summary>
					<PeriodTable group={other} />
				</details>
			</div>
			<p className={styles.rule}>{t("guidelines.deadlines.rule")}</p>
			<p role="status" className="visually-hidden">
				{isSettled &&
					day !== undefined &&
					(isBeyond ? beyond : t("guidelines.deadlines.announced", { day: formatDate(day, language) }))}
			</p>
		</section>
	);
}

/** Whether a value has not changed for a while. */
function useSettled(value: string): boolean {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), pause);
		return () => clearTimeout(timer);
	}, [value]);
	return settled === value;
}
