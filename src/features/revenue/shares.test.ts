import { expect, it } from "vitest";
import { exampleRevenues, getRevenueShares, revenueRange } from "./shares.ts";

it.each([
	[0, 0, 0, 0],
	[100, 85, 70, 15],
	[10_000, 8_500, 7_000, 1_500],
	[50_000, 42_500, 35_000, 7_500],
	[0.1, 0.09, 0.07, 0.02],
])(
	"of %d T$ a studio keeps %d at a fee of 15%% and %d at 30%%, a difference of %d",
	(revenue, kept, usual, difference) => {
		expect(getRevenueShares(revenue, 15, 30)).toEqual({ kept, usual, difference });
	},
);

it("uses a start value and examples that the slider can select", () => {
	const { min, max, step, initial } = revenueRange;
	for (const sliderRevenue of [initial, ...exampleRevenues]) {
		expect(sliderRevenue).toBeGreaterThanOrEqual(min);
		expect(sliderRevenue).toBeLessThanOrEqual(max);
		expect(sliderRevenue % step, `${sliderRevenue}`).toBe(0);
	}
});
