import type { ServerServices } from "#server/services.ts";
import { cacheFor } from "./cacheFor.ts";

/** Limits the writes to the store, because requests need no authorization. */
const MAX_AGE_MS = 2_000;

/**
 * Creates the report of `/readyz`: whether messages can be stored and forwarded. After a message could not be stored,
 * it writes as much as a message takes until that succeeds.
 */
export function createReadiness({ store, forwarder, diskSpace }: ServerServices) {
	return cacheFor(MAX_AGE_MS, async () => {
		// `off` without a marketing host. An unreachable host does not make the forwarder stuck.
		const state = forwarder === undefined ? "off" : forwarder.isAlive() ? "running" : "stuck";
		try {
			await store.check(diskSpace.lastWriteFailed);
			diskSpace.lastWriteFailed = false;
			const isFull = await diskSpace.isFull();
			const messages = await store.count();
			const quarantineAgeSeconds = messages.quarantined > 0 ? await getQuarantineAge(store) : 0;
			const isReady = state !== "stuck" && !isFull;
			return { isReady, store: isFull ? "full" : "writable", forwarder: state, messages, quarantineAgeSeconds };
		} catch {
			return { isReady: false, store: "unreachable", forwarder: state, messages: null, quarantineAgeSeconds: null };
		}
	});
}

/** Null if the message cannot be read: a damaged page must not make the store unreachable. */
async function getQuarantineAge({ list }: ServerServices["store"]): Promise<number | null> {
	const [oldest] = await list({ status: "quarantined", limit: 1 }).catch(() => []);
	return oldest ? Math.max(0, Math.round((Date.now() - oldest.receivedAt.getTime()) / 1000)) : null;
}
