import { type CalendarDay, isWeekend } from "./days.ts";

/** The public holidays that are known, and from which day to which. */
export interface HolidayCalendar {
	readonly first: CalendarDay;
	readonly last: CalendarDay;
	readonly holidays: ReadonlySet<CalendarDay>;
}

/**
 * The last of `count` business days after a day, which does not count itself (refund policy 1.4, dispute policy 1.2).
 * Business days are Monday to Friday without public holidays (product 14). Undefined outside the calendar.
 */
export function addBusinessDays(day: CalendarDay, count: number, calendar: HolidayCalendar): CalendarDay | undefined {
	if (day < calendar.first || day > calendar.last) return undefined;
	let reached: CalendarDay | undefined = day;
	for (let left = count; left > 0 && reached !== undefined; left -= 1) reached = nextBusinessDay(reached + 1, calendar);
	return reached;
}

/** The day itself if it is a business day, else the first one after it. Undefined outside the calendar. */
export function nextBusinessDay(day: CalendarDay, calendar: HolidayCalendar): CalendarDay | undefined {
	if (day < calendar.first || day > calendar.last) return undefined;
	return isBusinessDay(day, calendar) ? day : nextBusinessDay(day + 1, calendar);
}

/** Whether a day of the calendar is a business day. */
export function isBusinessDay(day: CalendarDay, { holidays }: HolidayCalendar): boolean {
	return !isWeekend(day) && !holidays.has(day);
}
