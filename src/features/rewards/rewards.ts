import { referralRewards } from "#config/facts.ts";
import { parsePeopleCount } from "./parsePeopleCount.ts";

/** Referrals per level, level 1 first. As many as there are rewards. */
export type FleetShape = readonly number[];

/** The most referrals of a level that the calculator takes. */
export const mostReferrals = 9_999;

/** The rules' worked example: one referral on each level (product 14). */
export const exampleFleet: FleetShape = referralRewards.map(() => 1);

/** What an agent gets, in tenths of a T$: whole numbers, so that sums are exact. */
interface Reward {
	/** For one referral of each level. */
	readonly each: readonly number[];
	/** For all of each level. */
	readonly levels: readonly number[];
	readonly total: number;
}

const each = referralRewards.map(({ value }) => Math.round(value * 10));

/** The reward for a fleet in which everybody meets the balance condition (product 14). */
export function rewardFor(fleet: FleetShape): Reward {
	const levels = each.map((reward, level) => reward * (fleet[level] ?? 0));
	return { each, levels, total: levels.reduce((sum, reward) => sum + reward, 0) };
}

/** Parses the texts of all fields; undefined when one of them is not a number of referrals. */
export function parseFields(texts: readonly string[]): FleetShape | undefined {
	const counts = texts.map(parseReferrals);
	return counts.every((count) => count !== undefined) ? counts : undefined;
}

/** Parses the text of a field; undefined for anything but a whole number up to `mostReferrals`. */
export function parseReferrals(text: string): number | undefined {
	return parsePeopleCount(text, mostReferrals);
}

/** The fleet in an address, for example `1-1-1-1`. */
export function fleetText(fleet: FleetShape): string {
	return fleet.join("-");
}

/** Reads `1-1-1-1`. Undefined for anything else: too few levels or too many, no numbers, numbers beyond the most. */
export function parseFleet(text: string | null): FleetShape | undefined {
	if (!text || !/^\d+(-\d+)*$/.test(text)) return undefined;
	const fleet = text.split("-").map(Number);
	return fleet.length === each.length && fleet.every((count) => count <= mostReferrals) ? fleet : undefined;
}
