import { useEffect, useId, useRef, useState } from "react";
import { refundWindow } from "#config/figures.ts";
import { type CalendarDay, localDay, maxInputDay, parseDay, pragueDay } from "#src/features/deadlines/days.ts";
import { holidayYears } from "#src/features/deadlines/holidayYears.ts";
import { lastDay, refundClause } from "#src/features/deadlines/policyPeriods.ts";
import { createIsland } from "#src/i18n/IslandRoot.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { CaseClauses } from "./CaseClauses.tsx";
import { CaseTable } from "./CaseTable.tsx";
import styles from "./RefundChecker.module.css";
import { RefundVerdict } from "./RefundVerdict.tsx";
import { decideCase, openQuestions, questionNames, type RefundAnswers, refundQuestions } from "./refundCases.ts";

/** Content of the form, and the current day. */
interface FormReading {
	readonly answers: Omit<RefundAnswers, "day">;
	/** Day of the purchase. */
	readonly bought: CalendarDay | undefined;
	/** Today in Prague, which decides whether a request is in time. */
	readonly today: CalendarDay;
	/** Latest valid input: the visitor's day may already be tomorrow in Prague. */
	readonly latestDay: CalendarDay;
}

const emptyReading: FormReading = { answers: {}, bought: undefined, today: 0, latestDay: 0 };

/** Up to five questions, then the refund verdict (product 14). Without JavaScript, a table of all cases. */
export const RefundChecker = createIsland(RefundQuestions);

export function RefundQuestions() {
	const { t } = useTranslation();
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const [{ answers, bought, today, latestDay }, setReading] = useState(emptyReading);
	const read = () => form.current && setReading(readForm(form.current));

	// The visitor may have answered before hydration, or the browser may have restored the answers.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the fields are read once
	useEffect(() => void read(), []);

	const startAgain = () => {
		setReading(emptyReading);
		// The focused button is about to be hidden.
		form.current?.querySelector("input")?.focus();
	};

	const last = bought === undefined ? undefined : lastDay(bought, refundWindow);
	const isAhead = bought !== undefined && bought > latestDay;
	const day = last === undefined || isAhead ? undefined : today > last ? ("late" as const) : ("inTime" as const);
	const beyond = bought !== undefined && last === undefined && t("guidelines.deadlines.beyond", holidayYears);
	const hint = isAhead ? t("guidelines.refund.ahead") : beyond || undefined;
	const known: RefundAnswers = day ? { ...answers, day } : answers;
	const asked = openQuestions(known);
	const found = decideCase(Object.fromEntries(asked.map((question) => [question, known[question]])));
	return (
		<section className={styles.checker} aria-labelledby={id}>
			<h3 id={id}>{t("guidelines.refund.title")}</h3>
			<form
				ref={form}
				data-js-only=""
				data-screen=""
				// React's `onChange` misses an answer that is selected again after a reset.
				onInput={read}
				onReset={startAgain}
				onSubmit={(event) => event.preventDefault()}
			>
				<p className={styles.lede}>{t("guidelines.refund.lede")}</p>
				{questionNames.map((question, place) => (
					<fieldset key={question} hidden={!asked.includes(question)}>
						<legend>
							<span className={styles.place}>
								{t("guidelines.refund.place", { place: place + 1, count: questionNames.length })}
							</span>
							{t(`guidelines.refund.questions.${question}`)}
						</legend>
						{question === "day" ? (
							<>
								<input
									type="date"
									name="day"
									max={maxInputDay}
									aria-label={t("guidelines.refund.questions.day")}
									aria-describedby={hint && `${id}-day`}
								/>
								{hint && (
									<p id={`${id}-day`} role="status" className={styles.hint}>
										{hint}
									</p>
								)}
							</>
						) : (
							refundQuestions[question].map((answer) => (
								<label key={answer}>
									<input type="radio" name={question} value={answer} />
									<span>{t(`guidelines.refund.answers.${answer}`)}</span>
								</label>
							))
						)}
					</fieldset>
				))}
				<div role="status">{found && <RefundVerdict found={found} last={found.period && last} />}</div>
				<button type="reset" data-requires-js="" hidden={answers.what === undefined}>
					{t("guidelines.refund.again")}
				</button>
			</form>
			<CaseTable />
			<div className={styles.note}>
				<p>{t("guidelines.refund.note")}</p>
				<CaseClauses clauses={[refundClause("7.1"), refundClause("7.2")]} />
			</div>
		</section>
	);
}

function readForm(form: HTMLFormElement): FormReading {
	const given = new FormData(form);
	const answers = questionNames.flatMap((question) => {
		const answer = given.get(question);
		return question !== "day" && (refundQuestions[question] as readonly unknown[]).includes(answer)
			? [[question, answer]]
			: [];
	});
	const now = new Date();
	const today = pragueDay(now);
	return {
		answers: Object.fromEntries(answers),
		bought: parseDay(String(given.get("day"))),
		today,
		latestDay: Math.max(today, localDay(now)),
	};
}
