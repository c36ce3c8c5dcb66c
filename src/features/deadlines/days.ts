import { formatDay } from "#config/formatDay.ts";
import type { Language } from "#config/languages.ts";

/**
 * A calendar day as the number of days since 1 January 1970: no clock, no time zone. What the deadline calculator
 * counts with (product 14).
 */
export type CalendarDay = number;

const millisecondsPerDay = 86_400_000;

/** The `max` of a date input: browsers then take years of four digits, and no year that `parseDay` cannot read. */
export const maxInputDay = "9999-12-31";

/** Reads `2026-12-18`, the value of a date input. Undefined for anything else, and for days that do not exist. */
export function parseDay(text: string): CalendarDay | undefined {
	const day = Date.parse(text) / millisecondsPerDay;
	return Number.isInteger(day) && isoDay(day) === text ? day : undefined;
}

/** Formats `12/18/2026`. */
const pragueDate = new Intl.DateTimeFormat("en-US", { timeZone: "Europe/Prague" });

/** The day of a moment in Prague, where the periods of the policies are counted. */
export function pragueDay(moment: Date): CalendarDay {
	const [targetMonth = 1, date = 1, targetYear = 1970] = pragueDate.format(moment).split("/").map(Number);
	return createDay(targetYear, targetMonth, date);
}

/** The day of a moment in the visitor's time zone. */
export function localDay(moment: Date): CalendarDay {
	return createDay(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

/** Formats a day as `2026-12-18`. */
export function isoDay(day: CalendarDay): string {
	return asDate(day).toISOString().slice(0, 10);
}

/** Months are numbered from 1; days past a month's end run on into the next. */
export function createDay(targetYear: number, targetMonth: number, date: number): CalendarDay {
	return new Date(0).setUTCFullYear(targetYear, targetMonth - 1, date) / millisecondsPerDay;
}

/** The same day of the month, months later; the month's last day where it has no such day. */
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

/** A day in words, such as `Thu, 31 December 2026`; the same in every time zone. British order in English. */
export function formatDate(day: CalendarDay, language: Language): string {
	return formatDay(asDate(day), language, true);
}

function asDate(day: CalendarDay): Date {
	return new Date(day * millisecondsPerDay);
}
