import { referralRewards } from "#config/figures.ts";
import { mostPeople, parsePeopleCount } from "./parsePeopleCount.ts";

/** Referrals per level, level 1 first. As many as there are rewards. */
export type FleetShape = readonly number[];

/** The rules' worked example: one referral on each level (product 14). */
export const exampleFleet: FleetShape = referralRewards.map(() => 1);

const rewardTenths = referralRewards.map(({ value }) => Math.round(value * 10));

/**
 * The reward for a fleet in which everybody meets the balance condition (product 14).
 *
 * @returns in tenths of a T$, so that sums are exact: for one referral of each level, for all of each level, and in total
 */
export function rewardFor(fleet: FleetShape) {
	const levels = rewardTenths.map((reward, level) => reward * (fleet[level] ?? 0));
	return { each: rewardTenths, levels, total: levels.reduce((sum, reward) => sum + reward, 0) };
}

/** Parses the texts of all fields; undefined when one of them is not a number of referrals. */
export function parseFields(texts: readonly string[]): FleetShape | undefined {
	const counts = texts.map(parsePeopleCount);
	return counts.every((count) => count !== undefined) ? counts : undefined;
}

/** Reads `1-1-1-1`. Undefined for anything else: too few levels or too many, no numbers, numbers beyond the most. */
export function parseFleet(text: string | null): FleetShape | undefined {
	if (!text || !/^\d+(-\d+)*$/.test(text)) return undefined;
	const urlFleet = text.split("-").map(Number);
	return urlFleet.length === rewardTenths.length && urlFleet.every((count) => count <= mostPeople)
		? urlFleet
		: undefined;
}
