import { useId } from "react";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./ChainStep.module.css";
import { ClauseLinks } from "./ClauseLinks.tsx";
import type { ChainEvent, DatedLink } from "./chain.ts";
import { formatDate, isoDay, maxInputDay } from "./days.ts";
import { formatDuration } from "./formatDuration.ts";
import type { PeriodGroup } from "./policyPeriods.ts";

interface ChainStepProps {
	/** Policy of the page. */
	group: PeriodGroup;
	link: DatedLink;
	text: string;
	/** Receives the date; undefined if the step has no date field. */
	onChange: ((event: ChainEvent, text: string) => void) | undefined;
}

/** A step: who acts, what happens, its last day with clauses, and a field for the real date. */
export function ChainStep({ group, link, text, onChange }: ChainStepProps) {
	const { t, language } = useLocale();
	const id = useId();
	const { event, by, length, clauses, last, real, isLatest, isEarly } = link;
	const isLate = real !== undefined && last !== undefined && real > last;
	const shown = real ?? last;
	const state = real !== undefined ? "real" : isLatest ? "latest" : "last";
	const hint = isEarly ? t("guidelines.deadlines.early") : isLate ? t("guidelines.deadlines.late") : undefined;
	return (
		<li className={styles.step} data-by={by} data-state={shown === undefined ? "open" : state}>
			<p className={styles.by}>{by === "you" ? t("guidelines.deadlines.you") : t("guidelines.deadlines.us")}</p>
			<h4>{t(`guidelines.deadlines.chain.${event}.title`)}</h4>
			{shown !== undefined && (
				<p className={styles.day}>
					<span>{t(`guidelines.deadlines.${state}`)}</span>{" "}
					<time dateTime={isoDay(shown)}>{formatDate(shown, language)}</time>
				</p>
			)}
			{(length || clauses.length > 0) && (
				<p className={styles.rule}>
					<span>
						{t(`guidelines.deadlines.chain.${event}.rule`, { period: length ? formatDuration(t, length) : "" })}
					</span>
					{real !== undefined && last !== undefined && (
						<span>
							{t("guidelines.deadlines.until")} <time dateTime={isoDay(last)}>{formatDate(last, language)}</time>
						</span>
					)}
					<ClauseLinks group={group} clauses={clauses} />
					{event === "authority" && <span>adr.coi.cz</span>}
				</p>
			)}
			{onChange && (
				<p className={styles.real} data-screen="">
					<label htmlFor={id}>
						{t("guidelines.deadlines.happened")}
						<span className="visually-hidden">: {t(`guidelines.deadlines.chain.${event}.title`)}</span>
					</label>
					<input
						id={id}
						type="date"
						max={maxInputDay}
						value={text}
						aria-describedby={hint && `${id}-hint`}
						onChange={({ currentTarget }) => onChange(event, currentTarget.value)}
					/>
				</p>
			)}
			{hint && (
				<p id={`${id}-hint`} className={styles.hint}>
					{hint}
				</p>
			)}
		</li>
	);
}
