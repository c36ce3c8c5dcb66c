import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addBusinessDays, czechCalendar, isBusinessDay } from "./businessDays.ts";
import { isoDay, parseDay } from "./days.ts";

const day = (text: string) => parseDay(text) ?? Number.NaN;

function findDeadline(text: string, count: number): string | undefined {
	const lastBusinessDay = addBusinessDays(day(text), count);
	return lastBusinessDay === undefined ? undefined : isoDay(lastBusinessDay);
}

describe("business days in the Czech Republic", () => {
	it.each([
		["2026-12-18", 7, "2026-12-31"],
		["2026-12-18", 15, "2027-01-13"],
		["2026-04-02", 1, "2026-04-07"],
		["2026-04-01", 2, "2026-04-07"],
		["2026-11-13", 1, "2026-11-16"],
		["2026-11-16", 1, "2026-11-18"],
		["2026-07-03", 1, "2026-07-07"],
		["2026-05-09", 1, "2026-05-11"],
		["2025-04-17", 1, "2025-04-22"],
		["2032-03-25", 1, "2032-03-30"],
		// The holidays after the calendar's end are unknown.
		["2032-12-30", 1, "2032-12-31"],
		["2032-12-30", 2, undefined],
		["2033-03-01", 1, undefined],
		["2024-12-31", 1, undefined],
		["2024-12-31", 0, undefined],
		["2025-01-01", 0, "2025-01-01"],
		["2032-12-31", 0, "2032-12-31"],
		["2033-01-01", 0, undefined],
	])("from %s, %i business days end on %s", (from, count, to) => {
		expect(findDeadline(from, count)).toBe(to);
	});
});

it("business days from any date end on one, after exactly the requested number", () => {
	// Leaves room for sixty business days within the calendar.
	const days = fc.integer({ min: czechCalendar.first, max: czechCalendar.last - 120 });
	fc.assert(
		fc.property(days, fc.integer({ min: 1, max: 60 }), (from, count) => {
			const to = addBusinessDays(from, count) ?? Number.NaN;
			expect(isBusinessDay(to)).toBe(true);
			const passedDays = Array.from({ length: to - from }, (_, index) => from + index + 1);
			expect(passedDays.filter((next) => isBusinessDay(next))).toHaveLength(count);
		}),
	);
});
