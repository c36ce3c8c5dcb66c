import { cacheFor } from "./cacheFor.ts";
import type { DiskSpace } from "./diskSpace.ts";
import type { MessageForwarder } from "./forwarder.ts";
import type { MessageStore } from "./store.ts";

/** Requests need no authorization, and each check writes to the store. */
const MAX_AGE_MS = 2_000;

/** The response of `/readyz`. */
export interface ReadinessReport {
	readonly isReady: boolean;
	/** `full`: less than `DISK_RESERVE` is free, so that no message is accepted. */
	readonly store: "writable" | "full" | "unreachable";
	/** `off` without a marketing host. A host that is down does not make the forwarder stuck. */
	readonly forwarder: "off" | "running" | "stuck";
	/** Number of messages by status; null if the store is unreachable. */
	readonly messages: Readonly<Record<string, number>> | null;
	/** Age of the oldest message in quarantine, 0 without one; null if it cannot be read. */
	readonly quarantineAgeSeconds: number | null;
}

interface Parts {
	readonly store: Pick<MessageStore, "check" | "count" | "list">;
	readonly forwarder: Pick<MessageForwarder, "isAlive"> | undefined;
	readonly diskSpace: DiskSpace;
}

/**
 * Checks whether messages can be stored and forwarded, at most every two seconds. After a message could not be stored, it
 * writes as much as a message takes, until that succeeds.
 */
export function createReadiness({ store, forwarder, diskSpace }: Parts): () => Promise<ReadinessReport> {
	return cacheFor(MAX_AGE_MS, async () => {
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

/** A damaged page of the file must not make the store unreachable. */
async function getQuarantineAge(store: Parts["store"]): Promise<number | null> {
	const [oldest] = await store.list({ status: "quarantined", limit: 1 }).catch(() => []);
	return oldest ? Math.max(0, Math.round((Date.now() - oldest.receivedAt.getTime()) / 1000)) : null;
}
