/** Seeded chance: the same seed always gives the same picture. */

export type Chance = {
	/** a number from `low` to `high` */
	between: (low: number, high: number) => number;
	/** one of the list */
	pick: <T>(list: readonly T[]) => T;
};

/** A generator (mulberry32) for a whole-number seed. */
export function chance(seed: number): Chance {
	let state = seed >>> 0;
	const next = (): number => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), state | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
	return {
		between: (low, high) => low + next() * (high - low),
		pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
	};
}

/** `[0, 1, ... count-1]` mapped. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, i) => make(i));
