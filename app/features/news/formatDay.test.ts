import { expect, it } from "vitest";
import { formatDay } from "./formatDay.ts";

it.each([
	["2025-04-24", "24 April 2025"],
	["2025-06-06", "6 June 2025"],
	["2025-12-31", "31 December 2025"],
	["2025-01-01", "1 January 2025"],
])("shows the day %s as %s, whatever the time zone", (day, text) => {
	expect(formatDay(day)).toBe(text);
});
