import type { Language } from "#config/languages.ts";

/** Number symbols of a language, as Unicode names them, if digits are ASCII and grouped by thousands. */
export interface NumberSymbols {
	/** Between thousands. */
	readonly group: string;
	/** Digits of the shortest number with a group symbol. */
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
	const numberSymbols = __NUMBER_SYMBOLS__[language];
	return numberSymbols ? formatWithSymbols(value, numberSymbols) : value.toLocaleString(language);
}

/**
 * A share as a language writes it, without decimals: `15%`, in Russian `15 %`.
 *
 * @param value in percent
 */
export function formatPercent(value: number, language: Language): string {
	const numberSymbols = __NUMBER_SYMBOLS__[language];
	if (!numberSymbols) return (value / 100).toLocaleString(language, { style: "percent" });
	return numberSymbols.percent.join(formatWithSymbols(Math.round(value), numberSymbols));
}

/** Formats a number with given symbols, at most three decimals. */
export function formatWithSymbols(value: number, { group, least, decimal }: NumberSymbols): string {
	const [digits = "", decimals] = String(Math.round(Math.abs(value) * 1000) / 1000).split(".");
	const whole = digits.length < least ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, group);
	return `${value < 0 ? "-" : ""}${whole}${decimals ? decimal + decimals : ""}`;
}
