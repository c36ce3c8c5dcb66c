import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { backoff } from "./backoff.ts";
import type { Log } from "./log.ts";
import type { Counters } from "./metrics.ts";
import { type Outcome, send } from "./send.ts";
import type { Store, StoredMessage } from "./store.ts";

export interface ForwarderOptions {
	readonly store: Store;
	/** The marketing host's `/reviews`. */
	readonly target: URL;
	/** Milliseconds: for one exchange, before the first retry, before any retry at most. */
	readonly timeout: number;
	readonly firstDelay: number;
	readonly longestDelay: number;
	readonly log: Log;
	readonly counters: Counters;
}

/** Sends stored messages on. Its state is the store's alone: any process may take over where another ended. */
export interface Forwarder {
	/** Something new may be there. */
	wake(): void;
	/** Whether the loop still turns; a host that is down does not stop it. */
	isAlive(): boolean;
	/** Lets what is on its way arrive, for the milliseconds given; hands back the rest. */
	stop(grace: number): Promise<void>;
}

/** Messages on their way at once, and milliseconds between looks at the store when nothing seems to be there. */
const width = 8;
const idle = 5_000;
/** Longest rest of the whole loop while the host is down. */
const longestRest = 60_000;

/**
 * Forwards each waiting message at least once. Messages that fail are tried again later and later; while the host itself
 * fails, one message at a time asks whether it is back.
 */
export function startForwarder(options: ForwarderOptions): Forwarder {
	const { store, target, timeout, firstDelay: first, longestDelay: longest, log, counters } = options;
	const owner = randomUUID();
	const lease = timeout * 2 + 10_000;
	const stopping = new AbortController();
	const cutting = new AbortController();
	let nap = new AbortController();
	let failures = 0;
	let turnedAt = Date.now();

	async function turn(): Promise<number> {
		const claimed = await store.claim(owner, failures === 0 ? width : 1, lease);
		if (claimed.length === 0) return idle;
		const outcomes = await Promise.all(claimed.map(deliver));
		const isDown = outcomes.some((outcome) => !outcome.sent && outcome.blame === "host");
		failures = isDown ? failures + 1 : 0;
		return isDown ? backoff(failures, { first, longest: Math.min(longest, longestRest) }) : 0;
	}

	async function deliver(message: StoredMessage): Promise<Outcome> {
		const outcome = await send(target, message, timeout, cutting.signal);
		counters.count("forward_attempts_total", { outcome: outcome.sent ? "sent" : outcome.blame });
		if (outcome.sent) {
			await store.markForwarded(owner, message.id);
			log.info({ id: message.id, attempts: message.attempts + 1 }, "message forwarded");
		} else if (!cutting.signal.aborted) {
			const delay = Math.min(longest, Math.max(backoff(message.attempts + 1, { first, longest }), outcome.retryAfter));
			await store.postpone(owner, message.id, delay, outcome.reason);
			log.warn(
				{ id: message.id, attempts: message.attempts + 1, reason: outcome.reason, delay },
				"message not forwarded",
			);
		}
		return outcome;
	}

	async function run(): Promise<void> {
		while (!stopping.signal.aborted) {
			let rest: number;
			nap = new AbortController();
			try {
				rest = await turn();
			} catch (error) {
				failures += 1;
				rest = backoff(failures, { first, longest: Math.min(longest, longestRest) });
				log.error(
					{ reason: error instanceof Error ? error.message : String(error), rest },
					"forwarding is held up by the store",
				);
			}
			turnedAt = Date.now();
			const ends = rest === idle ? [stopping.signal, nap.signal] : [stopping.signal];
			if (rest > 0) await sleep(rest, undefined, { signal: AbortSignal.any(ends) }).catch(() => {});
		}
		await store.release(owner).catch(() => {});
	}

	const running = run();
	return {
		wake: () => nap.abort(),
		isAlive: () => Date.now() - turnedAt < longestRest + 2 * lease,
		async stop(grace) {
			stopping.abort();
			const cut = setTimeout(() => cutting.abort(), grace);
			await running;
			clearTimeout(cut);
		},
	};
}
