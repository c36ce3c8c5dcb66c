import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerLog } from "#server/log.ts";
import { getErrorMessage } from "./getErrorMessage.ts";
import type { SendResult } from "./postJson.ts";
import { type ForwardTarget, sendMessage } from "./sendMessage.ts";
import type { ClaimedMessage, MessageStore, StoredMessage } from "./store.ts";

interface ForwarderOptions {
	readonly store: Pick<MessageStore, "claim" | "markForwarded" | "postpone" | "release">;
	readonly target: ForwardTarget;
	readonly timeoutMs: number;
	/** Delay before the first retry, and the maximum. */
	readonly firstDelayMs: number;
	readonly maxDelayMs: number;
	readonly log: ServerLog;
	countAttempt(result: SendResult["kind"]): void;
}

export type MessageForwarder = ReturnType<typeof createForwarder>;

/** Messages that a lane sends at once. Failed messages have a separate lane, so that new ones never wait for them. */
const LANE_WIDTHS = { fresh: 8, tried: 4 } as const;
/** Pause after an empty claim, and the maximum after failures, which limits how long they delay other messages. */
const MAX_REST_MS = 5_000;
/** A lane without progress for two leases and this time counts as stuck. */
const STUCK_MS = 60_000;

/** Exponential backoff up to a maximum. Half of the delay is random, to spread instances. */
function getBackoffMs(failures: number, firstMs: number, maxMs: number): number {
	const delayMs = Math.min(maxMs, firstMs * 2 ** Math.min(failures - 1, 40));
	return Math.round(delayMs * (0.5 + Math.random() / 2));
}

/**
 * Sends each waiting message to the marketing host at least once, with growing delays and the host's `Retry-After`,
 * until the store marks it dead. All state is in the store, so any process can continue.
 */
export function createForwarder(options: ForwarderOptions) {
	const { store, target, timeoutMs, firstDelayMs, maxDelayMs, log, countAttempt } = options;
	const leaseOwner = randomUUID();
	const leaseMs = timeoutMs * 2 + 10_000;
	const stopController = new AbortController();
	const cancelController = new AbortController();
	let wakeController = new AbortController();
	let pausedUntil = 0;
	let lastSentAt = Number.NEGATIVE_INFINITY;
	const progressedAt = { fresh: 0, tried: 0 };
	let running: Promise<void>[] = [];

	/** Rejects if the store fails. */
	async function forwardMessage(message: StoredMessage): Promise<SendResult> {
		const { id } = message;
		const logFields = { id, attempts: message.attempts + 1 };
		const result = await sendMessage(target, message, timeoutMs, cancelController.signal);
		countAttempt(result.kind);
		if (result.kind === "sent") {
			lastSentAt = performance.now();
			await store.markForwarded(leaseOwner, id);
			log.info(logFields, "message forwarded");
		} else if (!cancelController.signal.aborted) {
			const { kind, reason, retryAfterMs } = result;
			if (kind === "host") {
				pausedUntil = Math.max(pausedUntil, performance.now() + Math.min(maxDelayMs, retryAfterMs));
			}
			const backoffMs = getBackoffMs(logFields.attempts, firstDelayMs, maxDelayMs);
			const delayMs = Math.min(maxDelayMs, Math.max(backoffMs, retryAfterMs));
			const isDead = await store.postpone(leaseOwner, id, delayMs, reason);
			if (isDead) log.warn({ ...logFields, reason }, "message set aside");
			else log.warn({ ...logFields, reason, delay: delayMs }, "message not forwarded");
		}
		return result;
	}

	async function forwardBatch(lane: ClaimedMessage["lane"], isProbe: boolean): Promise<SendResult[]> {
		// The newest of the least tried messages is the least likely to cause the failure itself.
		const count = isProbe ? 1 : LANE_WIDTHS[lane];
		const messages = await store.claim(leaseOwner, { count, leaseMs, lane, newest: isProbe, maxDelayMs });
		const results: SendResult[] = [];
		for (const settled of await Promise.allSettled(messages.map(forwardMessage))) {
			if (settled.status === "rejected") throw settled.reason;
			results.push(settled.value);
		}
		return results;
	}

	async function runLane(lane: ClaimedMessage["lane"]): Promise<void> {
		const maxRestMs = Math.min(maxDelayMs, MAX_REST_MS);
		let failures = 0;
		const backOff = () => {
			failures += 1;
			return getBackoffMs(failures, firstDelayMs, maxRestMs);
		};
		while (!stopController.signal.aborted) {
			if (lane === "fresh") wakeController = new AbortController();
			let restMs = Math.min(pausedUntil - performance.now(), maxRestMs);
			let isIdle = false;
			try {
				if (restMs <= 0) {
					const results = await forwardBatch(lane, failures > 0);
					// While the host accepts new messages, failures in the lane `tried` are caused by its messages.
					const isHostUp = lane === "tried" && performance.now() - lastSentAt < MAX_REST_MS;
					isIdle = results.length === 0;
					if (!isHostUp && results.some(({ kind }) => kind === "host")) restMs = backOff();
					else if (isIdle) restMs = maxRestMs;
					else failures = 0;
				}
				progressedAt[lane] = performance.now();
			} catch (error) {
				restMs = backOff();
				log.error({ reason: getErrorMessage(error), rest: restMs }, "forwarding is held up by the store");
			}
			// A new message ends only the pause of an idle lane.
			const abortSignals =
				isIdle && lane === "fresh" ? [stopController.signal, wakeController.signal] : [stopController.signal];
			if (restMs > 0) await sleep(restMs, undefined, { signal: AbortSignal.any(abortSignals) }).catch(() => {});
		}
	}

	return {
		start(): void {
			for (const laneName of ["fresh", "tried"] as const) {
				progressedAt[laneName] = performance.now();
				running.push(runLane(laneName));
			}
		},
		wake: () => wakeController.abort(),
		/** Whether both lanes run and reach the store, regardless of the host. */
		isAlive: () =>
			running.length === 0 ||
			Object.values(progressedAt).every((time) => performance.now() - time < STUCK_MS + 2 * leaseMs),
		/** Waits `graceMs` for open requests, then cancels them, and releases their messages. */
		async stop(graceMs: number): Promise<void> {
			stopController.abort();
			const timer = setTimeout(() => cancelController.abort(), graceMs);
			await Promise.all(running);
			clearTimeout(timer);
			if (running.length > 0) await store.release(leaseOwner).catch(() => {});
			running = [];
		},
	};
}
