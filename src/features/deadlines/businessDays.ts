import { type CalendarDay, createDay, isWeekend, parseDay } from "./days.ts";
import { holidayYears } from "./holidayYears.ts";

/** The Czech public holidays that the build wrote in, and the first and last day of the years that they are known for. */
export const czechCalendar = {
	first: createDay(holidayYears.first, 1, 1),
	last: createDay(holidayYears.last, 12, 31),
	holidays: new Set(__CZECH_HOLIDAYS__.map(parseDay)),
};

/**
 * The last of `count` business days after a day, which does not count itself (refund policy 1.4, dispute policy 1.2).
 * Business days are Monday to Friday without public holidays (product 14). Undefined outside the calendar.
 */
export function addBusinessDays(day: CalendarDay, count: number): CalendarDay | undefined {
	let reachedDay = isKnown(day) ? day : undefined;
	for (let left = count; left > 0 && reachedDay !== undefined; left -= 1) reachedDay = nextBusinessDay(reachedDay + 1);
	return reachedDay;
}

/** The day itself if it is a business day, else the first one after it. Undefined outside the calendar. */
export function nextBusinessDay(day: CalendarDay): CalendarDay | undefined {
	if (!isKnown(day)) return undefined;
	return isBusinessDay(day) ? day : nextBusinessDay(day + 1);
}

/** Whether a day of the calendar is a business day. */
export function isBusinessDay(day: CalendarDay): boolean {
	return !isWeekend(day) && !czechCalendar.holidays.has(day);
}

function isKnown(day: CalendarDay): boolean {
	return day >= czechCalendar.first && day <= czechCalendar.last;
}
