import { describe, expect, it } from "vitest";
import { czechCalendar } from "./czechCalendar.ts";
import { isoDay, parseDay } from "./days.ts";
import { lastDay, periods } from "./periods.ts";

function lastDays(group: keyof typeof periods, from: string) {
	return Object.fromEntries(
		periods[group].map(({ step, lengths }) => {
			const last = lastDay(parseDay(from) ?? Number.NaN, lengths, czechCalendar);
			return [step, last === undefined ? undefined : isoDay(last)];
		}),
	);
}

describe("the last days of the policies' periods", () => {
	it("of a refund: 30 calendar days, 7 business days, and 7 more after an approval on the last of them", () => {
		expect(lastDays("refund", "2026-12-18")).toEqual({
			request: "2027-01-17",
			review: "2026-12-31",
			payout: "2027-01-12",
		});
	});

	it("of a dispute: 30 calendar days, 5 and 15 business days, 12 months", () => {
		expect(lastDays("dispute", "2026-12-18")).toEqual({
			contact: "2027-01-17",
			answer: "2026-12-29",
			decision: "2027-01-13",
			formal: "2027-12-18",
		});
	});

	it("stay on a weekend or holiday where the period is one of calendar days or months", () => {
		expect(lastDays("refund", "2026-11-24").request).toBe("2026-12-24");
		expect(lastDays("dispute", "2025-12-26").formal).toBe("2026-12-26");
	});

	it("are known beyond the calendar where no business day is counted", () => {
		expect(lastDays("dispute", "2040-02-29")).toEqual({
			contact: "2040-03-30",
			answer: undefined,
			decision: undefined,
			formal: "2041-02-28",
		});
	});
});
