import { expect, it } from "vitest";
import { formalAction, refundWindow } from "#config/figures.ts";
import { isoDay, parseDay } from "./days.ts";
import { lastDay, type PeriodLength } from "./policyPeriods.ts";

function lastIsoDay(from: string, length: PeriodLength): string | undefined {
	const last = lastDay(parseDay(from) ?? Number.NaN, length);
	return last === undefined ? undefined : isoDay(last);
}

it.each([
	["30 calendar days", "a Thursday", refundWindow, "2026-09-15", "2026-10-15"],
	["30 calendar days", "a Saturday", refundWindow, "2026-09-17", "2026-10-19"],
	["30 calendar days", "a Sunday", refundWindow, "2026-09-18", "2026-10-19"],
	["30 calendar days", "a holiday in the week", refundWindow, "2026-09-28", "2026-10-29"],
	["30 calendar days", "Christmas Eve before a weekend", refundWindow, "2026-11-24", "2026-12-28"],
	["30 calendar days", "Good Friday", refundWindow, "2026-03-04", "2026-04-07"],
	["12 months", "a Saturday which is also a holiday", formalAction, "2025-12-26", "2026-12-28"],
])("a period of %s that would end on %s ends on a business day", (_length, _end, length, from, to) => {
	expect(lastIsoDay(from, length)).toBe(to);
});

it("a period that ends beyond the calendar has no last day, because the holidays are unknown", () => {
	expect(lastIsoDay("2032-12-20", refundWindow)).toBeUndefined();
	expect(lastIsoDay("2032-01-15", formalAction)).toBeUndefined();
	expect(lastIsoDay("2040-02-29", formalAction)).toBeUndefined();
});
