import type { Inbox } from "./inbox.ts";

/** Milliseconds that one look at the store answers for: anybody may ask, and each look writes. */
const freshness = 2_000;

/** What `/readyz` says. */
export interface Readiness {
	readonly isReady: boolean;
	readonly store: "writable" | "unreachable";
	/** `off` without a marketing host; a host that is down does not make the forwarder stuck. */
	readonly forwarder: "off" | "running" | "stuck";
	/** Messages by status; null while the store cannot be asked. */
	readonly messages: Readonly<Record<string, number>> | null;
}

/** Asks the store whether it can be written to, at most every two seconds. */
export function createReadiness({ store, forwarder }: Pick<Inbox, "store" | "forwarder">): () => Promise<Readiness> {
	let last: { at: number; answer: Promise<Readiness> } | undefined;
	async function look(): Promise<Readiness> {
		const state = forwarder === undefined ? "off" : forwarder.isAlive() ? "running" : "stuck";
		try {
			await store.check();
			return { isReady: state !== "stuck", store: "writable", forwarder: state, messages: await store.count() };
		} catch {
			return { isReady: false, store: "unreachable", forwarder: state, messages: null };
		}
	}
	return () => {
		if (last === undefined || Date.now() - last.at > freshness) last = { at: Date.now(), answer: look() };
		return last.answer;
	};
}
