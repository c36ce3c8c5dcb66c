import choices from "#config/choices/publish.json" with { type: "json" };
import { industryFee, platformFeeCap } from "#config/facts.ts";

/** The revenues that the slider offers, in T$ a month. */
export const revenueRange = {
	min: 0,
	max: choices.revenueMost,
	step: choices.revenueStep,
	initial: choices.revenueFirst,
} as const;

/** The revenues of the table, in T$ a month. */
export const exampleRevenues: readonly number[] = choices.revenueExamples;

interface Shares {
	/** At the fee's cap: the least that stays. */
	readonly kept: number;
	/** At the industry's usual fee. */
	readonly usual: number;
	readonly difference: number;
}

/**
 * What stays with the studio of a month's revenue, all in T$; cents are rounded.
 *
 * @param cap the fee's cap, in percent
 * @param norm the industry's usual fee, in percent
 */
export function sharesOf(revenue: number, cap = platformFeeCap.value, norm = industryFee.value): Shares {
	const kept = without(revenue, cap);
	const usual = without(revenue, norm);
	return { kept, usual, difference: Math.round((kept - usual) * 100) / 100 };
}

function without(revenue: number, feePercent: number): number {
	return Math.round(revenue * (100 - feePercent)) / 100;
}
