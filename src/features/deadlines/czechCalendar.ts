import type { HolidayCalendar } from "./businessDays.ts";
import { dayOf, parseDay } from "./days.ts";
import { holidayYears } from "./holidayYears.ts";

/** The Czech public holidays that the build wrote in. */
export const czechCalendar: HolidayCalendar = {
	first: dayOf(holidayYears.first, 1, 1),
	last: dayOf(holidayYears.last, 12, 31),
	holidays: new Set(__CZECH_HOLIDAYS__.flatMap((text) => parseDay(text) ?? [])),
};
