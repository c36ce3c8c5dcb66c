import { describe, expect, it } from "vitest";
import { exampleRevenues, revenueRange, sharesOf } from "./shares.ts";

describe("what stays with the studio", () => {
	it.each([
		[0, 0, 0, 0],
		[100, 85, 70, 15],
		[10_000, 8_500, 7_000, 1_500],
		[50_000, 42_500, 35_000, 7_500],
		[0.1, 0.09, 0.07, 0.02],
	])("of %d T$ is %d at the cap, %d at the norm, and %d more", (revenue, kept, usual, difference) => {
		expect(sharesOf(revenue)).toEqual({ kept, usual, difference });
	});

	it("is in whole T$ at every stop of the slider", () => {
		const { min, max, step } = revenueRange;
		for (let revenue = min; revenue <= max; revenue += step) {
			for (const share of Object.values(sharesOf(revenue))) expect(Number.isInteger(share), `${revenue}`).toBe(true);
		}
	});
});

it("starts and exemplifies with amounts that the slider can stand on", () => {
	const { min, max, step, initial } = revenueRange;
	for (const amount of [initial, ...exampleRevenues]) {
		expect(amount).toBeGreaterThanOrEqual(min);
		expect(amount).toBeLessThanOrEqual(max);
		expect(amount % step, `${amount}`).toBe(0);
	}
});
