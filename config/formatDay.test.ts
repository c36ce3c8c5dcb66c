import { expect, it } from "vitest";
import { formatDay } from "./formatDay.ts";

it.each([
	["2025-04-24", "24 April 2025"],
	["2025-06-06", "6 June 2025"],
	["2025-12-31", "31 December 2025"],
	["2025-01-01", "1 January 2025"],
])("formats the day %s as %s in any time zone", (day, text) => {
	expect(formatDay(day, "en")).toBe(text);
});

it("formats the day in the language, with the weekday on request", () => {
	const yearEnd = new Date("2026-12-31T23:59:59Z");
	expect(formatDay(yearEnd, "en", true)).toBe("Thu, 31 December 2026");
	expect(formatDay(yearEnd, "ru")).toBe("31 декабря 2026 г.");
	expect(formatDay(yearEnd, "id")).toBe("31 Desember 2026");
});
