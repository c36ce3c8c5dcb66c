import { expect, it } from "vitest";
import { formalAction, refundWindow } from "#config/figures.ts";
import { isoDay, parseDay } from "./days.ts";
import { lastDay, type PeriodLength } from "./policyPeriods.ts";

function lastIsoDay(from: string, length: PeriodLength): string | undefined {
	const last = lastDay(parseDay(from) ?? Number.NaN, length);
	return last === undefined ? undefined : isoDay(last);
}

it.each([
	["a Thursday", "2026-09-15", "2026-10-15"],
	["a Saturday", "2026-09-17", "2026-10-19"],
	["a Sunday", "2026-09-18", "2026-10-19"],
	["a holiday in the week", "2026-09-28", "2026-10-29"],
	["Christmas Eve before a weekend", "2026-11-24", "2026-12-28"],
	["Good Friday", "2026-03-04", "2026-04-07"],
])("a period of 30 calendar days that would end on %s ends on a business day", (_, from, to) => {
	expect(lastIsoDay(from, refundWindow)).toBe(to);
});

it("a period of 12 months that would end on a Saturday which is also a holiday ends on a business day", () => {
	expect(lastIsoDay("2025-12-26", formalAction)).toBe("2026-12-28");
});

it("a period that ends beyond the calendar has no last day, because the holidays are unknown", () => {
	expect(lastIsoDay("2032-12-20", refundWindow)).toBeUndefined();
	expect(lastIsoDay("2032-01-15", formalAction)).toBeUndefined();
	expect(lastIsoDay("2040-02-29", formalAction)).toBeUndefined();
});
