import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createForwarder, type Forwarder } from "./forwarder.ts";
import type { Log } from "./log.ts";
import { type Counters, createCounters } from "./metrics.ts";
import type { Outcome } from "./send.ts";
import type { Claim, Store, StoredMessage } from "./store.ts";

const send = vi.hoisted(() => vi.fn());
vi.mock("./send.ts", () => ({ send }));
// Naps that the test's clock ends: the timers of `node:timers/promises` are none of those that Vitest fakes.
vi.mock("node:timers/promises", () => ({
	setTimeout: (delay: number, value: unknown, { signal }: { signal: AbortSignal }) =>
		new Promise((resolve, reject) => {
			const timer = globalThis.setTimeout(resolve, delay, value);
			const stop = () => {
				clearTimeout(timer);
				reject(signal.reason);
			};
			if (signal.aborted) stop();
			signal.addEventListener("abort", stop);
		}),
}));

const target = new URL("https://marketing.example/reviews");
const second = 1_000;
const minute = 60 * second;
const sent: Outcome = { sent: true };
const down: Outcome = { sent: false, blame: "host", reason: "answered 500", retryAfter: 0 };
const unwanted: Outcome = { sent: false, blame: "message", reason: "answered 422", retryAfter: 0 };

/** What the store still has for the forwarder, in order; what was tried before is in a lane of its own. */
let waiting: StoredMessage[];
function take({ lane, count }: Claim): StoredMessage[] {
	const taken = waiting.filter(({ attempts }) => attempts > 0 === (lane === "tried")).slice(0, count);
	waiting = waiting.filter((message) => !taken.includes(message));
	return taken;
}
/** What the claims of one lane asked for. */
const claims = (lane: Claim["lane"]) =>
	store.claim.mock.calls.map(([, claim]) => claim).filter((claim) => claim.lane === lane);
let counters: Counters;
let forwarder: Forwarder;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } satisfies Record<keyof Log, unknown>;
const store = {
	claim: vi.fn(async (_owner: string, claim: Claim) => take(claim)),
	markForwarded: vi.fn(async (_owner: string, _id: number) => {}),
	postpone: vi.fn(async (_owner: string, _id: number, _delay: number, _reason: string) => false),
	release: vi.fn(async (_owner: string) => {}),
};

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(Math, "random").mockReturnValue(1);
	vi.clearAllMocks();
	send.mockReset().mockResolvedValue(sent);
	store.claim.mockImplementation(async (_, claim) => take(claim));
	for (const done of [store.markForwarded, store.release]) done.mockImplementation(async () => {});
	store.postpone.mockImplementation(async () => false);
	waiting = [];
	counters = createCounters();
});
afterEach(async () => {
	const stopped = forwarder.stop(0);
	await vi.runAllTimersAsync();
	await stopped;
	vi.useRealTimers();
});

const options = () => ({
	store: store as unknown as Store,
	target,
	timeout: 2 * second,
	firstDelay: second,
	longestDelay: 10 * minute,
	log: log as unknown as Log,
	counters,
});

function start(): void {
	forwarder = createForwarder(options());
	forwarder.start();
}

const messages = (count: number, attempts = 0) =>
	Array.from({ length: count }, (_, index) => ({ id: index + 1, attempts }) as StoredMessage);

/** Lets the loop turn as often as it can without the clock. */
const settle = () => vi.advanceTimersByTimeAsync(0);

it("sends nothing before it is started", async () => {
	waiting = messages(1);
	start();
	await forwarder.stop(0);
	store.claim.mockClear();
	forwarder = createForwarder(options());
	await vi.advanceTimersByTimeAsync(minute);
	expect(store.claim).not.toHaveBeenCalled();
	expect(forwarder.isAlive()).toBe(true);
	await forwarder.stop(0);
	expect(store.release).toHaveBeenCalledTimes(1);
});

describe("a healthy marketing host", () => {
	it("gets what waits, eight at a time, and the store hears of each", async () => {
		waiting = messages(10);
		start();
		await settle();
		expect(claims("fresh")[0]).toEqual({
			count: 8,
			lease: 14 * second,
			lane: "fresh",
			newest: false,
			longest: 10 * minute,
		});
		expect(send).toHaveBeenCalledTimes(10);
		expect(send).toHaveBeenCalledWith(target, { id: 1, attempts: 0 }, 2 * second, expect.any(AbortSignal));
		expect(store.markForwarded.mock.calls.map(([, id]) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
		const owners = [...store.claim.mock.calls, ...store.markForwarded.mock.calls].map(([owner]) => owner);
		expect(new Set(owners).size).toBe(1);
		expect(store.postpone).not.toHaveBeenCalled();
		expect(counters.lines()).toContain('playfleet_forward_attempts_total{outcome="sent"} 10');
		expect(log.info).toHaveBeenLastCalledWith({ id: 10, attempts: 1 }, expect.any(String));
	});

	it("gets a new message at once when the forwarder is woken, and within five seconds when it is not", async () => {
		start();
		await settle();
		waiting = messages(1);
		await vi.advanceTimersByTimeAsync(4_999);
		expect(send).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(send).toHaveBeenCalledTimes(1);
		waiting = messages(1);
		forwarder.wake();
		await settle();
		expect(send).toHaveBeenCalledTimes(2);
	});

	it("has at most eight new messages on their way and four that failed before, and none waits for the slowest", async () => {
		waiting = [...messages(20), ...messages(20, 1)];
		const ends: (() => void)[] = [];
		send.mockImplementation(() => new Promise((resolve) => ends.push(() => resolve(sent))));
		start();
		await settle();
		expect(send).toHaveBeenCalledTimes(12);
		ends[3]?.();
		await settle();
		expect(send).toHaveBeenCalledTimes(13);
		for (let index = 0; index < 40; index += 1) {
			ends[index]?.();
			await settle();
		}
	});
});

describe("a marketing host that fails", () => {
	it("is asked again later and later, by one message at a time, and not sooner for a new one", async () => {
		waiting = messages(30);
		send.mockResolvedValue(down);
		start();
		await settle();
		expect(send).toHaveBeenCalledTimes(8);
		await vi.advanceTimersByTimeAsync(999);
		forwarder.wake();
		await settle();
		expect(send).toHaveBeenCalledTimes(8);
		await vi.advanceTimersByTimeAsync(1);
		expect(send).toHaveBeenCalledTimes(9);
		await vi.advanceTimersByTimeAsync(2 * second - 1);
		expect(send).toHaveBeenCalledTimes(9);
		await vi.advanceTimersByTimeAsync(1);
		expect(send).toHaveBeenCalledTimes(10);
		const asked = claims("fresh").map(({ count, newest }) => [count, newest]);
		expect(asked.slice(-2)).toEqual([
			[1, true],
			[1, true],
		]);
	});

	it("is left in peace although it took some of the messages", async () => {
		waiting = messages(9);
		send.mockResolvedValueOnce(down);
		start();
		await settle();
		expect(store.markForwarded).toHaveBeenCalledTimes(7);
		expect(send).toHaveBeenCalledTimes(8);
		await vi.advanceTimersByTimeAsync(second);
		expect(send).toHaveBeenCalledTimes(9);
	});

	it("is asked every five seconds, and gets eight at a time again once it is back", async () => {
		waiting = messages(400);
		send.mockResolvedValue(down);
		start();
		await vi.advanceTimersByTimeAsync(5 * minute);
		send.mockClear();
		await vi.advanceTimersByTimeAsync(minute);
		expect(send).toHaveBeenCalledTimes(12);
		send.mockResolvedValue(sent);
		store.claim.mockClear();
		await vi.advanceTimersByTimeAsync(5 * second);
		expect(claims("fresh").slice(0, 2)).toMatchObject([
			{ count: 1, newest: true },
			{ count: 8, newest: false },
		]);
	});

	it("does not hold up a new message by those that it fails on: they have a lane of their own", async () => {
		waiting = messages(20, 3);
		send.mockImplementation(async (_target, { attempts }) => (attempts > 0 ? down : sent));
		start();
		await vi.advanceTimersByTimeAsync(10 * minute);
		waiting.push(...messages(1));
		forwarder.wake();
		await settle();
		expect(store.markForwarded).toHaveBeenCalledTimes(1);
	});

	it("is not rested from by what failed before while it takes what is new", async () => {
		waiting = [...messages(8, 3), ...messages(1)];
		send.mockImplementation(async (_target, { attempts }) => (attempts > 0 ? down : sent));
		start();
		await settle();
		expect(send).toHaveBeenCalledTimes(9);
		// Nothing new is taken any more: then the host itself may be to blame.
		await vi.advanceTimersByTimeAsync(6 * second);
		waiting = messages(8, 3);
		await vi.advanceTimersByTimeAsync(5 * second);
		expect(send.mock.calls.length).toBeLessThan(17);
	});

	it("gets a new message within its timeout and five seconds, although it hangs on ten others", async () => {
		waiting = messages(10);
		send.mockImplementation((_target, { id }, timeout) =>
			id <= 10 ? new Promise((resolve) => setTimeout(resolve, timeout, down)) : Promise.resolve(sent),
		);
		start();
		await settle();
		waiting.push({ id: 11, attempts: 0 } as StoredMessage);
		// The store would give it to whoever asks for the newest.
		store.claim.mockImplementation(async (_, claim) => {
			if (claim.newest) waiting.reverse();
			return take(claim);
		});
		forwarder.wake();
		await vi.advanceTimersByTimeAsync(7 * second);
		expect(store.markForwarded).toHaveBeenCalledExactlyOnceWith(expect.any(String), 11);
	});

	it("is given each message again after a delay that doubles with the message's own attempts", async () => {
		waiting = messages(1, 3);
		send.mockResolvedValueOnce(down);
		start();
		await settle();
		expect(store.postpone).toHaveBeenCalledExactlyOnceWith(expect.any(String), 1, 8 * second, "answered 500");
		expect(store.markForwarded).not.toHaveBeenCalled();
		expect(counters.lines()).toContain('playfleet_forward_attempts_total{outcome="host"} 1');
		const told = { id: 1, attempts: 4, reason: "answered 500", delay: 8 * second };
		expect(log.warn).toHaveBeenCalledExactlyOnceWith(told, "message not forwarded");
	});

	it("is spared a message that was set aside, and the log says so", async () => {
		waiting = messages(1, 9);
		send.mockResolvedValueOnce(down);
		store.postpone.mockResolvedValueOnce(true);
		start();
		await settle();
		const told = { id: 1, attempts: 10, reason: "answered 500" };
		expect(log.warn).toHaveBeenCalledExactlyOnceWith(told, "message set aside");
	});

	it.each([
		[90 * second, 90 * second],
		[second / 2, second],
		[60 * minute, 10 * minute],
	])(
		"asks for a pause of %d ms and gets one of %d ms: not less than ours, not more than the longest",
		async (asked, given) => {
			waiting = messages(1);
			send.mockResolvedValueOnce({ ...down, retryAfter: asked });
			start();
			await settle();
			expect(store.postpone.mock.calls[0]?.[2]).toBe(given);
			// The pause is the host's: nothing else is sent meanwhile.
			waiting = [...messages(3), ...messages(3, 1)];
			forwarder.wake();
			await vi.advanceTimersByTimeAsync(given - 1);
			expect(send).toHaveBeenCalledTimes(1);
			expect(forwarder.isAlive()).toBe(true);
			await vi.advanceTimersByTimeAsync(6 * second);
			expect(send).toHaveBeenCalledTimes(7);
		},
	);
});

it("postpones a message that is to blame itself, and goes on with the others at full width", async () => {
	waiting = messages(9);
	send.mockResolvedValueOnce({ ...unwanted, retryAfter: minute });
	start();
	await settle();
	expect(store.postpone).toHaveBeenCalledExactlyOnceWith(expect.any(String), 1, minute, "answered 422");
	expect(store.markForwarded).toHaveBeenCalledTimes(8);
	expect(counters.lines()).toContain('playfleet_forward_attempts_total{outcome="message"} 1');
});

describe("a store that fails", () => {
	it("holds forwarding up, later and later, until it is back", async () => {
		let failing = 2;
		store.claim.mockImplementation(async (_, claim) => {
			if (claim.lane === "fresh" && failing > 0) throw failing-- === 2 ? new Error("away") : "odd";
			return take(claim);
		});
		waiting = messages(1);
		start();
		await settle();
		expect(log.error).toHaveBeenLastCalledWith({ reason: "away", rest: second }, expect.any(String));
		await vi.advanceTimersByTimeAsync(second);
		expect(log.error).toHaveBeenLastCalledWith({ reason: "odd", rest: 2 * second }, expect.any(String));
		expect(send).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(2 * second);
		expect(send).toHaveBeenCalledTimes(1);
		expect(log.error).toHaveBeenCalledTimes(2);
	});

	it("that cannot note what became of a message holds it up, too", async () => {
		store.markForwarded.mockRejectedValueOnce(new Error("away"));
		waiting = messages(1);
		start();
		await settle();
		expect(log.error).toHaveBeenLastCalledWith({ reason: "away", rest: second }, expect.any(String));
	});

	it("is asked every five seconds, and for longer than a minute and two leases makes it no longer alive", async () => {
		store.claim.mockRejectedValue(new Error("away"));
		start();
		await vi.advanceTimersByTimeAsync(minute + 27 * second);
		expect(forwarder.isAlive()).toBe(true);
		await vi.advanceTimersByTimeAsync(2 * second);
		expect(forwarder.isAlive()).toBe(false);
		store.claim.mockClear();
		await vi.advanceTimersByTimeAsync(minute);
		expect(store.claim).toHaveBeenCalledTimes(24);
		store.claim.mockResolvedValue([]);
		await vi.advanceTimersByTimeAsync(5 * second);
		expect(forwarder.isAlive()).toBe(true);
	});

	it("does not keep the server from stopping", async () => {
		store.release.mockRejectedValueOnce(new Error("away"));
		start();
		await settle();
		await expect(forwarder.stop(0)).resolves.toBeUndefined();
	});
});

describe("stopping", () => {
	it("takes nothing more, and hands back what it had taken", async () => {
		start();
		await settle();
		await forwarder.stop(3 * second);
		waiting = messages(1);
		await vi.advanceTimersByTimeAsync(minute);
		expect(send).not.toHaveBeenCalled();
		expect(store.release).toHaveBeenCalledExactlyOnceWith(store.claim.mock.calls[0]?.[0]);
	});

	it("does not wait for a host to come back", async () => {
		waiting = messages(1);
		send.mockResolvedValue(down);
		start();
		await settle();
		await forwarder.stop(3 * second);
		expect(store.release).toHaveBeenCalledTimes(1);
	});

	/** A message that is on its way until it is cut off. */
	function hang(): void {
		waiting = messages(1);
		send.mockImplementation(
			(_target, _message, _timeout, signal: AbortSignal) =>
				new Promise((resolve) => {
					signal.addEventListener("abort", () => resolve(down));
					setTimeout(() => resolve(sent), 2 * second);
				}),
		);
	}

	it("lets what is on its way arrive within its grace", async () => {
		hang();
		start();
		await settle();
		const stopped = forwarder.stop(3 * second);
		await vi.advanceTimersByTimeAsync(2 * second);
		await stopped;
		expect(store.markForwarded).toHaveBeenCalledTimes(1);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("cuts it off afterwards, without counting that as an attempt: it is handed back", async () => {
		hang();
		start();
		await settle();
		const stopped = forwarder.stop(second);
		await vi.advanceTimersByTimeAsync(second);
		await stopped;
		expect(store.markForwarded).not.toHaveBeenCalled();
		expect(store.postpone).not.toHaveBeenCalled();
		expect(store.release).toHaveBeenCalledTimes(1);
	});
});

describe("whether it is alive", () => {
	it("does not depend on the marketing host", async () => {
		waiting = messages(1_000);
		send.mockResolvedValue(down);
		start();
		await vi.advanceTimersByTimeAsync(10 * minute);
		expect(forwarder.isAlive()).toBe(true);
	});

	it("is doubted once its loop has not turned for its longest rest and two leases", async () => {
		const claim = Promise.withResolvers<StoredMessage[]>();
		store.claim.mockReturnValueOnce(claim.promise);
		start();
		await vi.advanceTimersByTimeAsync(minute + 28 * second - 1);
		expect(forwarder.isAlive()).toBe(true);
		await vi.advanceTimersByTimeAsync(1);
		expect(forwarder.isAlive()).toBe(false);
		claim.resolve([]);
		await settle();
		expect(forwarder.isAlive()).toBe(true);
	});
});
