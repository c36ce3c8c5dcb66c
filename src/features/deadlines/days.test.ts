import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, formatDate, isoDay, parseDay, pragueDay } from "./days.ts";

describe("a calendar day without time", () => {
	it("is parsed and formatted back the same, leap days included", () => {
		fc.assert(
			fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (day) => {
				expect(parseDay(isoDay(day))).toBe(day);
			}),
		);
		expect(parseDay("1970-01-01")).toBe(0);
		expect(parseDay("2028-02-29")).toBeDefined();
	});

	it.each([
		["names no day of the calendar", ["2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31"]],
		["has another format", ["", "2026-4-3", "03.04.2026", "2026-04-03T12:00:00Z", "+012026-04-03"]],
		["has more characters", [" 2026-04-03", "2026-04-03 ", "x2026-04-03"]],
	])("is not parsed from a text that %s: %j", (_, texts) => {
		for (const text of texts) expect(parseDay(text), text).toBeUndefined();
	});

	it.each([
		["2026-12-18", 12, "2027-12-18"],
		["2028-02-29", 12, "2029-02-28"],
		["2027-02-28", 12, "2028-02-28"],
		["2026-01-31", 1, "2026-02-28"],
		["2026-12-31", 2, "2027-02-28"],
	])("%s is %i months before %s", (from, months, to) => {
		expect(isoDay(addMonths(parseDay(from) ?? Number.NaN, months))).toBe(to);
	});

	it.each([
		["2026-12-18T22:59:00Z", "2026-12-18"],
		["2026-12-18T23:00:00Z", "2026-12-19"],
		["2026-07-01T21:59:59Z", "2026-07-01"],
		["2026-07-01T22:00:00Z", "2026-07-02"],
		["2026-12-31T23:00:00Z", "2027-01-01"],
	])("at the moment %s is %s in Prague", (moment, day) => {
		expect(isoDay(pragueDay(new Date(moment)))).toBe(day);
	});

	it("is formatted in the language of the page, in any time zone", () => {
		const day = parseDay("2026-12-31") ?? Number.NaN;
		expect(formatDate(day, "en")).toMatch(/^Thu,? 31 December 2026$/);
		expect(formatDate(day, "ru").replace(/\s/g, " ")).toBe("чт, 31 декабря 2026 г.");
	});
});
