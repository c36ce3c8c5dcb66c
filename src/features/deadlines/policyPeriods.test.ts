import { describe, expect, it } from "vitest";
import { czechCalendar } from "./czechCalendar.ts";
import { isoDay, parseDay } from "./days.ts";
import { lastDay, policyPeriods } from "./policyPeriods.ts";

function lastDays(group: keyof typeof policyPeriods, from: string) {
	return Object.fromEntries(
		policyPeriods[group].map(({ step, lengths }) => {
			const last = lastDay(parseDay(from) ?? Number.NaN, lengths, czechCalendar);
			return [step, last === undefined ? undefined : isoDay(last)];
		}),
	);
}

describe("the last days of the policy periods", () => {
	it("for a refund are 30 calendar days, 7 business days, and 7 more after a late approval", () => {
		expect(lastDays("refund", "2026-12-18")).toEqual({
			request: "2027-01-18",
			review: "2026-12-31",
			payout: "2027-01-12",
		});
	});

	it("for a dispute are 30 calendar days, 5 and 15 business days, and 12 months", () => {
		expect(lastDays("dispute", "2026-12-18")).toEqual({
			contact: "2027-01-18",
			answer: "2026-12-29",
			decision: "2027-01-13",
			formal: "2027-12-20",
		});
	});

	it.each([
		["a Thursday", "2026-09-15", "2026-10-15"],
		["a Saturday", "2026-09-17", "2026-10-19"],
		["a Sunday", "2026-09-18", "2026-10-19"],
		["a holiday in the week", "2026-09-28", "2026-10-29"],
		["Christmas Eve before a weekend", "2026-11-24", "2026-12-28"],
		["Good Friday", "2026-03-04", "2026-04-07"],
	])("move to a business day if 30 calendar days would end on %s", (_, from, to) => {
		expect(lastDays("refund", from).request).toBe(to);
	});

	it("move to a business day if 12 months would end on a Saturday that is also a holiday", () => {
		expect(lastDays("dispute", "2025-12-26").formal).toBe("2026-12-28");
	});

	it("are undefined beyond the calendar, because its holidays are unknown", () => {
		expect(Object.values(lastDays("dispute", "2040-02-29"))).toEqual(Array.from({ length: 4 }, () => undefined));
		expect(lastDays("refund", "2032-12-20").request).toBeUndefined();
		expect(lastDays("dispute", "2032-01-15").formal).toBeUndefined();
	});
});
