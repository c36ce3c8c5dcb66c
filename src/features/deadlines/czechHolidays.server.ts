import Holidays from "date-holidays";
import { holidayYears } from "./holidayYears.ts";

/** Czech public holidays of all known years as sorted ISO days. Throws if the library lacks a year. */
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
