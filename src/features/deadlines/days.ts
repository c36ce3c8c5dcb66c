import { formatDay } from "#config/formatDay.ts";
import type { Language } from "#config/languages.ts";

/** Days since 1 January 1970, independent of clock and time zone. */
export type CalendarDay = number;

const millisecondsPerDay = 86_400_000;

/** `max` of date inputs: limits the year to four digits, as `parseDay` requires. */
export const maxInputDay = "9999-12-31";

/** Parses the value of a date input, `2026-12-18`. Undefined for any other text and for days that do not exist. */
export function parseDay(text: string): CalendarDay | undefined {
	const day = Date.parse(text) / millisecondsPerDay;
	return Number.isInteger(day) && isoDay(day) === text ? day : undefined;
}

const pragueDate = new Intl.DateTimeFormat("en-US", { timeZone: "Europe/Prague" });

/** The day of a moment in Prague, where the policies count periods. */
export function pragueDay(moment: Date): CalendarDay {
	const [targetMonth = 1, date = 1, targetYear = 1970] = pragueDate.format(moment).split("/").map(Number);
	return createDay(targetYear, targetMonth, date);
}

/** The day of a moment in the visitor's time zone. */
export function localDay(moment: Date): CalendarDay {
	return createDay(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

export function isoDay(day: CalendarDay): string {
	return asDate(day).toISOString().slice(0, 10);
}

/** Months start at 1; days after a month's end continue in the next month. */
export function createDay(targetYear: number, targetMonth: number, date: number): CalendarDay {
	return new Date(0).setUTCFullYear(targetYear, targetMonth - 1, date) / millisecondsPerDay;
}

/** The same day of a later month, or that month's last day if it is shorter. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
	const date = asDate(day);
	const targetYear = date.getUTCFullYear();
	const targetMonth = date.getUTCMonth() + 1 + months;
	const lastOfMonth = asDate(createDay(targetYear, targetMonth + 1, 0)).getUTCDate();
	return createDay(targetYear, targetMonth, Math.min(date.getUTCDate(), lastOfMonth));
}

export function isWeekend(day: CalendarDay): boolean {
	return [0, 6].includes(asDate(day).getUTCDay());
}

/** Formats `Thu, 31 December 2026`, in any time zone. English uses the British order. */
export function formatDate(day: CalendarDay, language: Language): string {
	return formatDay(asDate(day), language, true);
}

function asDate(day: CalendarDay): Date {
	return new Date(day * millisecondsPerDay);
}
