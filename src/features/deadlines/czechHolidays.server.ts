import Holidays from "date-holidays";
import { holidayYears } from "./holidayYears.ts";

/**
 * Czech public holidays of all years known, as ISO days in order. For the build, which writes them into the pages' code.
 * Throws when the library has none for a year: the calculator would take holidays for business days.
 */
export function czechHolidays(): string[] {
	const holidayLibrary = new Holidays("CZ", { types: ["public"] });
	const days: string[] = [];
	for (let holidayYear: number = holidayYears.first; holidayYear <= holidayYears.last; holidayYear += 1) {
		const found = holidayLibrary.getHolidays(holidayYear).map(({ date }) => date.slice(0, 10));
		if (found.length === 0) throw new Error(`date-holidays has no Czech public holidays for ${holidayYear}.`);
		days.push(...found);
	}
	return days;
}
