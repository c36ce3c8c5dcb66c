import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#server/log.ts";
import { backoff } from "./backoff.ts";
import type { Outcome } from "./send.ts";
import type { StoredMessage } from "./store.ts";

interface LaneOptions {
	/** Messages on their way at once. */
	readonly width: number;
	/** Milliseconds of the first rest, and of the longest. */
	readonly firstRest: number;
	readonly longestRest: number;
	claim(count: number, newest: boolean): Promise<StoredMessage[]>;
	/** Whether the host took another message just now: whatever fails beside it is to blame itself. */
	isHostUp(): boolean;
	/** Rejects when the store fails. */
	deliver(message: StoredMessage): Promise<Outcome>;
	/** Milliseconds for which the host has asked not to be sent anything. */
	hostPause(): number;
	readonly log: Log;
	readonly stopping: AbortSignal;
}

/** A loop that sends messages on. */
export interface Lane {
	/** Something new may be there. */
	wake(): void;
	/** When it last turned without being held up by the store, by `performance.now()`. */
	turnedAt(): number;
	/** Resolves once it was stopped and nothing is on its way any more. */
	readonly ended: Promise<void>;
}

/** Milliseconds between looks at the store when nothing seems to be there. */
const idle = 5_000;

/**
 * Sends messages on, several at a time; none waits for the slowest of the others. Once the host fails, the lane rests, and
 * then one message at a time asks whether it is back: the newest of the least tried, for one that has failed often may be
 * to blame itself.
 */
export function startLane(options: LaneOptions): Lane {
	const { width, claim, deliver, hostPause, log, stopping } = options;
	const rests = { first: options.firstRest, longest: options.longestRest };
	/** What is on its way, by the round in which it set out. Each rest begins another round. */
	const active = new Map<Promise<void>, number>();
	let round = 0;
	let failures = 0;
	let restUntil = 0;
	let isHeldUp = false;
	let turnedAt = performance.now();
	let nap = new AbortController();

	function stepBack(): number {
		failures += 1;
		round += 1;
		const rest = backoff(failures, rests);
		restUntil = performance.now() + rest;
		return rest;
	}

	function holdUp(error: unknown): void {
		isHeldUp = true;
		const reason = error instanceof Error ? error.message : String(error);
		log.error({ reason, rest: stepBack() }, "forwarding is held up by the store");
	}

	function begin(message: StoredMessage): void {
		const own = round;
		const settle = (outcome: Outcome) => {
			// Of those that set out together, one is enough to know that the host fails; the others change nothing.
			if (own !== round) return;
			if (!outcome.sent && outcome.blame === "host" && !options.isHostUp()) stepBack();
			else failures = 0;
		};
		const delivery: Promise<void> = deliver(message)
			.then(settle, holdUp)
			.finally(() => active.delete(delivery));
		active.set(delivery, own);
	}

	/** Does what can be done now. Resolves to the milliseconds to rest, and whether something new ends the rest. */
	async function turn(): Promise<{ rest: number; mayWake: boolean }> {
		const rest = Math.max(restUntil - performance.now(), hostPause());
		if (rest > 0) return { rest: Math.min(rest, rests.longest), mayWake: false };
		const isProbing = failures > 0;
		const probes = [...active.values()].filter((own) => own === round).length;
		const free = isProbing ? 1 - probes : width - active.size;
		if (free <= 0) {
			await Promise.race(active.keys());
			return { rest: 0, mayWake: true };
		}
		const claimed = await claim(free, isProbing);
		isHeldUp = false;
		for (const message of claimed) begin(message);
		return { rest: claimed.length === 0 ? idle : 0, mayWake: true };
	}

	async function run(): Promise<void> {
		while (!stopping.aborted) {
			nap = new AbortController();
			let next = { rest: 0, mayWake: false };
			try {
				next = await turn();
				if (!isHeldUp) turnedAt = performance.now();
			} catch (error) {
				holdUp(error);
			}
			const ends = next.mayWake ? [stopping, nap.signal] : [stopping];
			if (next.rest > 0) await sleep(next.rest, undefined, { signal: AbortSignal.any(ends) }).catch(() => {});
		}
		await Promise.all(active.keys());
	}

	return { wake: () => nap.abort(), turnedAt: () => turnedAt, ended: run() };
}
