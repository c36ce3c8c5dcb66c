import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addBusinessDays, isBusinessDay, nextBusinessDay } from "./businessDays.ts";
import { czechCalendar } from "./czechCalendar.ts";
import { type CalendarDay, isoDay, isWeekend, parseDay } from "./days.ts";

function day(text: string): CalendarDay {
	const parsed = parseDay(text);
	if (parsed === undefined) throw new Error(`${text} is no day`);
	return parsed;
}

function ending(text: string, count: number): string | undefined {
	const reached = addBusinessDays(day(text), count, czechCalendar);
	return reached === undefined ? undefined : isoDay(reached);
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
	])("from %s, %i business days end on %s", (from, count, to) => {
		expect(ending(from, count)).toBe(to);
	});

	it.each(["2026-04-03", "2026-04-06", "2025-04-18", "2032-03-29", "2026-12-24"])(
		"do not include the holiday %s",
		(text) => {
			expect(isWeekend(day(text))).toBe(false);
			expect(isBusinessDay(day(text), czechCalendar)).toBe(false);
		},
	);

	it("are undefined beyond the calendar, because its holidays are unknown", () => {
		expect(ending("2032-12-30", 1)).toBe("2032-12-31");
		expect(ending("2032-12-30", 2)).toBeUndefined();
		expect(ending("2033-03-01", 1)).toBeUndefined();
		expect(ending("2024-12-31", 1)).toBeUndefined();
		expect(ending("2024-12-31", 0)).toBeUndefined();
		expect(ending("2025-01-01", 0)).toBe("2025-01-01");
		expect(ending("2032-12-31", 0)).toBe("2032-12-31");
		expect(ending("2033-01-01", 0)).toBeUndefined();
	});
});

describe("the next business day", () => {
	it.each([
		["2026-11-16", "2026-11-16"],
		["2026-11-14", "2026-11-16"],
		["2026-11-17", "2026-11-18"],
		["2025-01-01", "2025-01-02"],
		["2032-12-31", "2032-12-31"],
		["2024-12-31", undefined],
		["2033-01-01", undefined],
	])("on or after %s is %s", (from, to) => {
		expect(nextBusinessDay(day(from), czechCalendar)).toBe(to && day(to));
	});
});

/** Days from which sixty business days stay within the calendar. */
const days = fc.integer({ min: czechCalendar.first, max: czechCalendar.last - 120 });
const counts = fc.integer({ min: 1, max: 60 });

function reached(from: CalendarDay, count: number): CalendarDay {
	const to = addBusinessDays(from, count, czechCalendar);
	if (to === undefined) throw new Error(`${isoDay(from)} and ${count} business days leave the calendar`);
	return to;
}

describe("counting business days from any date", () => {
	it("never ends on a weekend or a public holiday", () => {
		fc.assert(
			fc.property(days, counts, (from, count) => {
				const to = reached(from, count);
				expect(isWeekend(to) || czechCalendar.holidays.has(to)).toBe(false);
			}),
		);
	});

	it("ends on the same date as counting them one by one", () => {
		fc.assert(
			fc.property(days, counts, (from, count) => {
				let to = from;
				for (let step = 0; step < count; step += 1) to = reached(to, 1);
				expect(reached(from, count)).toBe(to);
			}),
		);
	});

	it("passes exactly the requested number of business days", () => {
		fc.assert(
			fc.property(days, counts, (from, count) => {
				let passed = 0;
				for (let next = from + 1; next <= reached(from, count); next += 1)
					if (isBusinessDay(next, czechCalendar)) passed += 1;
				expect(passed).toBe(count);
			}),
		);
	});

	it("ends later for more days, and not earlier from a later date", () => {
		fc.assert(
			fc.property(days, counts, (from, count) => {
				expect(reached(from, count + 1)).toBeGreaterThan(reached(from, count));
				expect(reached(from + 1, count)).toBeGreaterThanOrEqual(reached(from, count));
			}),
		);
	});
});
