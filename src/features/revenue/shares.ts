import { industryFee, platformFeeCap } from "#config/figures.ts";
import settings from "#config/pageSettings/publish.json" with { type: "json" };

/** The revenues that the slider offers, in T$ a month. */
export const revenueRange = {
	min: 0,
	max: settings.revenueMost,
	step: settings.revenueStep,
	initial: settings.revenueFirst,
} as const;

/** The revenues of the table, in T$ a month. */
export const exampleRevenues: readonly number[] = settings.revenueExamples;

export const shareNames = ["kept", "usual", "difference"] as const;

/**
 * What stays with the studio of a month's revenue, all in T$; cents are rounded. The least stays at the fee's cap,
 * `usual` at the industry's norm. Fees are in percent.
 */
export function getRevenueShares(revenue: number, cap = platformFeeCap.value, norm = industryFee.value) {
	const kept = subtractFee(revenue, cap);
	const usual = subtractFee(revenue, norm);
	return { kept, usual, difference: Math.round((kept - usual) * 100) / 100 };
}

function subtractFee(revenue: number, feePercent: number): number {
	return Math.round(revenue * (100 - feePercent)) / 100;
}
