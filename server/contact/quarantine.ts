import { cacheFor } from "./cacheFor.ts";
import type { MessageStore } from "./store.ts";

const MAX_AGE_MS = 2_000;

export function createQuarantine(store: Pick<MessageStore, "count">, maxMessages: number) {
	/** Messages added after the last count. */
	let added = 0;
	const getCount = cacheFor(MAX_AGE_MS, async () => {
		added = 0;
		return (await store.count()).quarantined;
	});
	return {
		/** Counts a message and returns true if it may be quarantined. */
		async tryAdd(): Promise<boolean> {
			if ((await getCount()) + added >= maxMessages) return false;
			added += 1;
			return true;
		},
	};
}
