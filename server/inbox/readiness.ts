import type { Inbox } from "./inbox.ts";

/** Milliseconds that one look at the store answers for: anybody may ask, and each look writes. */
const freshness = 2_000;

/** What `/readyz` says. */
export interface Readiness {
	readonly isReady: boolean;
	/** `full`: less room on the disk than `DISK_RESERVE`, so that nothing is taken. */
	readonly store: "writable" | "full" | "unreachable";
	/** `off` without a marketing host; a host that is down does not make the forwarder stuck. */
	readonly forwarder: "off" | "running" | "stuck";
	/** Messages by status; null while the store cannot be asked. */
	readonly messages: Readonly<Record<string, number>> | null;
}

type Parts = Pick<Inbox, "store" | "forwarder" | "room">;

/**
 * Asks the store whether it can be written to, at most every two seconds. Once a message could not be stored, what is
 * asked for is room for a message, until there is some.
 */
export function createReadiness({ store, forwarder, room }: Parts): () => Promise<Readiness> {
	let last: { at: number; answer: Promise<Readiness> } | undefined;
	async function look(): Promise<Readiness> {
		const state = forwarder === undefined ? "off" : forwarder.isAlive() ? "running" : "stuck";
		try {
			const wasRefused = room.wasRefused();
			await store.check(wasRefused);
			if (wasRefused) room.stored();
			const isFull = await room.isFull();
			const messages = await store.count();
			const isReady = state !== "stuck" && !isFull;
			return { isReady, store: isFull ? "full" : "writable", forwarder: state, messages };
		} catch {
			return { isReady: false, store: "unreachable", forwarder: state, messages: null };
		}
	}
	return () => {
		const now = performance.now();
		if (last === undefined || now - last.at > freshness) last = { at: now, answer: look() };
		return last.answer;
	};
}
