import { cacheFor } from "./cacheFor.ts";
import type { MessageStore } from "./store.ts";

const MAX_AGE_MS = 2_000;

/** Limits the number of quarantined messages. */
export function createQuarantine(store: Pick<MessageStore, "count">, maxMessages: number) {
	/** Messages that were added after the last count. */
	let added = 0;
	const getCount = cacheFor(MAX_AGE_MS, async () => {
		added = 0;
		return (await store.count()).quarantined;
	});
	return {
		/** Whether another message may be quarantined. Counts it if so. */
		async tryAdd(): Promise<boolean> {
			if ((await getCount()) + added >= maxMessages) return false;
			added += 1;
			return true;
		},
	};
}
