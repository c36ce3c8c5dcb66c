import fc from "fast-check";
import type { Mood } from "#tests/faults/marketingHost.ts";

/** What may befall a server, its store or its clock. */
export type FaultName =
	| "kill"
	| "freeze"
	| "full disk"
	| "clock ahead"
	| "clock back"
	| "database ends"
	| "database crashes";

/** Seconds of quiet, then a fault for some seconds. `which` chooses among instances. */
export interface Step<Name> {
	readonly quiet: number;
	readonly name: Name;
	readonly length: number;
	readonly which: number;
}

/**
 * Everything that will happen, made from a seed: the same seed is the same plan.
 *
 * @param names what may happen; those that come first come soonest, so that a short soak has each of them
 */
export function makePlan<Name extends string>(names: readonly Name[], seed: number): readonly Step<Name>[] {
	const step = (name: fc.Arbitrary<Name>) =>
		fc.record({
			quiet: fc.double({ min: 1, max: 4, noNaN: true }),
			name,
			length: fc.double({ min: 1, max: 3, noNaN: true }),
			which: fc.nat(1_000),
		});
	const first = fc.shuffledSubarray([...names], { minLength: names.length });
	const plan = first.chain((order) =>
		fc
			.tuple(
				fc.tuple(...order.map((name) => step(fc.constant(name)))),
				fc.array(step(fc.constantFrom(...names)), { minLength: 2_000, maxLength: 2_000, size: "max" }),
			)
			.map(([once, more]) => [...once, ...more]),
	);
	const [made] = fc.sample(plan, { seed, numRuns: 1 });
	return made ?? [];
}

/** How a marketing host behaves while it is not well. */
export const moods: readonly Mood[] = ["slow", "refuse", "error", "hang", "reset", "resetMidBody", "busy"];
