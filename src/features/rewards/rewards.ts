import { referralRewards } from "#config/figures.ts";
import { mostPeople, parsePeopleCount } from "./parsePeopleCount.ts";

/** Referrals per level, level 1 first. */
export type FleetShape = readonly number[];

/** Worked example of the rules: one referral on each level (product 14). */
export const exampleFleet: FleetShape = referralRewards.map(() => 1);

const rewardTenths = referralRewards.map(({ value }) => Math.round(value * 10));

/** Rewards in tenths of a T$ for exact sums: per referral of each level, per level, and in total (product 14). */
export function rewardFor(fleet: FleetShape) {
	const levels = rewardTenths.map((reward, level) => reward * (fleet[level] ?? 0));
	return { each: rewardTenths, levels, total: levels.reduce((sum, reward) => sum + reward, 0) };
}

/** Parses the texts of all fields; undefined if one is not a number of referrals. */
export function parseFields(texts: readonly string[]): FleetShape | undefined {
	const counts = texts.map(parsePeopleCount);
	return counts.every((count) => count !== undefined) ? counts : undefined;
}

/** Parses `1-1-1-1`. Undefined for a wrong number of levels or an invalid count. */
export function parseFleet(text: string | null): FleetShape | undefined {
	if (!text || !/^\d+(-\d+)*$/.test(text)) return undefined;
	const urlFleet = text.split("-").map(Number);
	return urlFleet.length === rewardTenths.length && urlFleet.every((count) => count <= mostPeople)
		? urlFleet
		: undefined;
}
