import { type CalendarDay, createDay, isWeekend, parseDay } from "./days.ts";
import { holidayYears } from "./holidayYears.ts";

/** Czech public holidays (inlined by the build) and the range of days for which they are known. */
export const czechCalendar = {
	first: createDay(holidayYears.first, 1, 1),
	last: createDay(holidayYears.last, 12, 31),
	holidays: new Set(__CZECH_HOLIDAYS__.map(parseDay)),
};

/** The `count`th business day after a day (refund policy 1.4, dispute policy 1.2). Undefined outside the calendar. */
export function addBusinessDays(day: CalendarDay, count: number): CalendarDay | undefined {
	let reachedDay = isKnown(day) ? day : undefined;
	for (let left = count; left > 0 && reachedDay !== undefined; left -= 1) reachedDay = nextBusinessDay(reachedDay + 1);
	return reachedDay;
}

/** The day itself if it is a business day, otherwise the next one. Undefined outside the calendar. */
export function nextBusinessDay(day: CalendarDay): CalendarDay | undefined {
	if (!isKnown(day)) return undefined;
	return isBusinessDay(day) ? day : nextBusinessDay(day + 1);
}

export function isBusinessDay(day: CalendarDay): boolean {
	return !isWeekend(day) && !czechCalendar.holidays.has(day);
}

function isKnown(day: CalendarDay): boolean {
	return day >= czechCalendar.first && day <= czechCalendar.last;
}
