import { randomUUID } from "node:crypto";
import type { Log } from "#server/log.ts";
import type { Metrics } from "#server/metrics.ts";
import { backoff } from "./backoff.ts";
import { type Lane, startLane } from "./lane.ts";
import { type Outcome, send } from "./send.ts";
import type { Claim, Store, StoredMessage } from "./store.ts";

export interface ForwarderOptions {
	readonly store: Store;
	/** The marketing host's `/reviews`. */
	readonly target: URL;
	/** Milliseconds: for one exchange, before the first retry, before any retry at most. */
	readonly timeout: number;
	readonly firstDelay: number;
	readonly longestDelay: number;
	readonly log: Log;
	readonly metrics: Pick<Metrics, "forwardAttempts">;
}

/** Sends stored messages on. Its state is the store's alone: any process may take over where another ended. */
export interface Forwarder {
	/** Begins; until then nothing is sent. */
	start(): void;
	/** Something new may be there. */
	wake(): void;
	/** Whether its loops still turn and the store lets them; a host that is down does not stop them. */
	isAlive(): boolean;
	/** Lets what is on its way arrive, for the milliseconds given; hands back the rest. */
	stop(grace: number): Promise<void>;
}

/** Messages on their way at once. What has failed before has a lane of its own, so that it never holds up what is new. */
const widths = { fresh: 8, tried: 4 } as const;
/** Longest rest of a lane while the host fails, in milliseconds: with the timeout, the longest that others may delay a message. */
const longestRest = 5_000;
/** Milliseconds, besides two leases, after which a lane that has not turned is stuck. */
const patience = 60_000;

/**
 * Forwards each waiting message at least once. Messages that fail are tried again later and later, until they are set
 * aside: after their tenth failure while the host took others. A host that asks for a pause gets it.
 */
export function createForwarder(options: ForwarderOptions): Forwarder {
	const { store, target, timeout, firstDelay: first, longestDelay: longest, log, metrics } = options;
	const owner = randomUUID();
	const lease = timeout * 2 + 10_000;
	const stopping = new AbortController();
	const cutting = new AbortController();
	let pausedUntil = 0;
	let tookAt = Number.NEGATIVE_INFINITY;
	let lanes: Lane[] = [];

	async function deliver(message: StoredMessage): Promise<Outcome> {
		const { id } = message;
		const outcome = await send(target, message, timeout, cutting.signal);
		metrics.forwardAttempts.inc({ outcome: outcome.sent ? "sent" : outcome.blame });
		const attempts = message.attempts + 1;
		if (outcome.sent) {
			tookAt = performance.now();
			await store.markForwarded(owner, id);
			log.info({ id, attempts }, "message forwarded");
		} else if (!cutting.signal.aborted) {
			const { reason, blame, retryAfter } = outcome;
			if (blame === "host") pausedUntil = Math.max(pausedUntil, performance.now() + Math.min(longest, retryAfter));
			const delay = Math.min(longest, Math.max(backoff(attempts, { first, longest }), retryAfter));
			const isDead = await store.postpone(owner, id, delay, reason);
			if (isDead) log.warn({ id, attempts, reason }, "message set aside");
			else log.warn({ id, attempts, reason, delay }, "message not forwarded");
		}
		return outcome;
	}

	const open = (lane: Claim["lane"]) =>
		startLane({
			width: widths[lane],
			firstRest: first,
			longestRest: Math.min(longest, longestRest),
			claim: (count, newest) => store.claim(owner, { count, lease, lane, newest, longest }),
			deliver,
			isHostUp: () => lane === "tried" && performance.now() - tookAt < longestRest,
			hostPause: () => pausedUntil - performance.now(),
			log,
			stopping: stopping.signal,
		});
	const isTurning = (lane: Lane) => performance.now() - lane.turnedAt() < patience + 2 * lease;
	return {
		start() {
			lanes = [open("fresh"), open("tried")];
		},
		wake: () => lanes[0]?.wake(),
		isAlive: () => lanes.every(isTurning),
		async stop(grace) {
			stopping.abort();
			const cut = setTimeout(() => cutting.abort(), grace);
			await Promise.all(lanes.map(({ ended }) => ended));
			clearTimeout(cut);
			if (lanes.length > 0) await store.release(owner).catch(() => {});
		},
	};
}
