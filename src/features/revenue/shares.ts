import { industryFee, platformFeeCap } from "#config/figures.ts";
import settings from "#config/pageSettings/publish.json" with { type: "json" };

/** Range of the slider, in T$ per month. */
export const revenueRange = {
	min: 0,
	max: settings.revenueMost,
	step: settings.revenueStep,
	initial: settings.revenueFirst,
} as const;

/** Revenues of the table, in T$ per month. */
export const exampleRevenues: readonly number[] = settings.revenueExamples;

export const shareNames = ["kept", "usual", "difference"] as const;

/** A studio's revenue after our maximum fee and after the industry's usual one (in percent), in T$ rounded to cents. */
export function getRevenueShares(revenue: number, cap = platformFeeCap.value, norm = industryFee.value) {
	const kept = subtractFee(revenue, cap);
	const usual = subtractFee(revenue, norm);
	return { kept, usual, difference: Math.round((kept - usual) * 100) / 100 };
}

function subtractFee(revenue: number, feePercent: number): number {
	return Math.round(revenue * (100 - feePercent)) / 100;
}
