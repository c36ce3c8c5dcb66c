import { expect, it, vi } from "vitest";
import { czechHolidays } from "./czechHolidays.server.ts";
import { isoDay, parseDay } from "./days.ts";

it("lists the holidays of every known year as days in order", () => {
	const days = czechHolidays();
	expect(days.slice(0, 4)).toEqual(["2025-01-01", "2025-04-18", "2025-04-21", "2025-05-01"]);
	expect(days.at(-1)).toBe("2032-12-26");
	const perYear = new Map<string, number>();
	for (const day of days) perYear.set(day.slice(0, 4), (perYear.get(day.slice(0, 4)) ?? 0) + 1);
	expect([...perYear]).toEqual(Array.from({ length: 8 }, (_, index) => [String(2025 + index), 13]));
	for (const day of days) expect(isoDay(parseDay(day) ?? Number.NaN)).toBe(day);
	expect(days).toEqual(days.toSorted());
});

it("throws for a year without holidays, which would turn holidays into business days", async () => {
	vi.resetModules();
	vi.doMock("date-holidays", () => ({
		default: class {
			getHolidays = (year: number) => (year === 2030 ? [] : [{ date: `${year}-01-01 00:00:00` }]);
		},
	}));
	const { czechHolidays: read } = await import("./czechHolidays.server.ts");
	expect(() => read()).toThrow("date-holidays has no Czech public holidays for 2030.");
	vi.doUnmock("date-holidays");
	vi.resetModules();
});
