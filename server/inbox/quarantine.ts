import type { Store } from "./store.ts";

/** Milliseconds that one count answers for. */
const freshness = 2_000;

/** Keeps the quarantine from growing without end: whoever floods it is refused once it is full. */
export interface Quarantine {
	/** Whether another message may go there; it is counted then. */
	hasRoom(): Promise<boolean>;
}

/** @param most messages */
export function createQuarantine(store: Pick<Store, "count">, most: number): Quarantine {
	let countedAt = Number.NEGATIVE_INFINITY;
	let counting: Promise<number> | undefined;
	/** Messages that went there since they were counted. */
	let since = 0;
	return {
		async hasRoom() {
			if (performance.now() - countedAt > freshness) {
				countedAt = performance.now();
				since = 0;
				counting = store.count().then(({ quarantined }) => quarantined);
				// A store that is away is asked again by the next one.
				counting.catch(() => (countedAt = Number.NEGATIVE_INFINITY));
			}
			const counted = await counting;
			if ((counted ?? 0) + since >= most) return false;
			since += 1;
			return true;
		},
	};
}
