import type { Language } from "#config/languages.ts";

/** The marks with which a language writes numbers, where marks are all that it takes. */
export interface NumberMarks {
	/** Between thousands. */
	readonly group: string;
	/** Digits of the shortest number that has such a mark. */
	readonly least: number;
	readonly decimal: string;
	/** Before and after a percentage. */
	readonly percent: readonly [before: string, after: string];
}

/**
 * Formats a number in a language with at most three decimals, like `toLocaleString`, whose first call takes 50 ms on a slow
 * phone.
 */
export function formatNumber(value: number, language: Language): string {
	const marks = marksOf(language);
	return marks ? withMarks(value, marks) : value.toLocaleString(language);
}

/**
 * A share as a language writes it, without decimals: `15%`, in Russian `15 %`.
 *
 * @param value in percent
 */
export function formatPercent(value: number, language: Language): string {
	const marks = marksOf(language);
	if (!marks) return (value / 100).toLocaleString(language, { style: "percent" });
	return marks.percent.join(withMarks(Math.round(value), marks));
}

/** The same by given marks. */
export function withMarks(value: number, { group, least, decimal }: NumberMarks): string {
	const [digits = "", decimals] = String(Math.round(Math.abs(value) * 1000) / 1000).split(".");
	const whole = digits.length < least ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, group);
	return `${value < 0 ? "-" : ""}${whole}${decimals ? decimal + decimals : ""}`;
}

function marksOf(language: Language): NumberMarks | undefined {
	return __NUMBER_MARKS__[language];
}
