import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createForwarder } from "./forwarder.ts";
import {
	bench,
	claims,
	down,
	log,
	messages,
	minute,
	options,
	second,
	sent,
	settle,
	setUp,
	start,
	store,
	take,
	target,
	tearDown,
	unwanted,
} from "./forwarderBench.ts";
import type { StoredMessage } from "./store.ts";

const send = vi.hoisted(() => vi.fn());
vi.mock("./send.ts", () => ({ send }));
const getAttempts = async (outcome: string) =>
	(await bench.metrics.forwardAttempts.get()).values.find(({ labels }) => labels.outcome === outcome)?.value;
vi.mock("node:timers/promises", () => import("#server/testing/fakedNaps.ts"));

beforeEach(() => {
	setUp();
	send.mockReset().mockResolvedValue(sent);
});
afterEach(tearDown);

it("sends nothing before it is started", async () => {
	bench.waiting = messages(1);
	start();
	await bench.forwarder.stop(0);
	store.claim.mockClear();
	bench.forwarder = createForwarder(options());
	await vi.advanceTimersByTimeAsync(minute);
	expect(store.claim).not.toHaveBeenCalled();
	expect(bench.forwarder.isAlive()).toBe(true);
	await bench.forwarder.stop(0);
	expect(store.release).toHaveBeenCalledTimes(1);
});

describe("a healthy marketing host", () => {
	it("gets what waits, eight at a time, and the store hears of each", async () => {
		bench.waiting = messages(10);
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
		expect(await getAttempts("sent")).toBe(10);
		expect(log.info).toHaveBeenLastCalledWith({ id: 10, attempts: 1 }, expect.any(String));
	});

	it("gets a new message at once when the forwarder is woken, and within five seconds when it is not", async () => {
		start();
		await settle();
		bench.waiting = messages(1);
		await vi.advanceTimersByTimeAsync(4_999);
		expect(send).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(send).toHaveBeenCalledTimes(1);
		bench.waiting = messages(1);
		bench.forwarder.wake();
		await settle();
		expect(send).toHaveBeenCalledTimes(2);
	});

	it("has at most eight new messages on their way and four that failed before, and none waits for the slowest", async () => {
		bench.waiting = [...messages(20), ...messages(20, 1)];
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
		bench.waiting = messages(30);
		send.mockResolvedValue(down);
		start();
		await settle();
		expect(send).toHaveBeenCalledTimes(8);
		await vi.advanceTimersByTimeAsync(999);
		bench.forwarder.wake();
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
		bench.waiting = messages(9);
		send.mockResolvedValueOnce(down);
		start();
		await settle();
		expect(store.markForwarded).toHaveBeenCalledTimes(7);
		expect(send).toHaveBeenCalledTimes(8);
		await vi.advanceTimersByTimeAsync(second);
		expect(send).toHaveBeenCalledTimes(9);
	});

	it("is asked every five seconds, and gets eight at a time again once it is back", async () => {
		bench.waiting = messages(400);
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
		bench.waiting = messages(20, 3);
		send.mockImplementation(async (_target, { attempts }) => (attempts > 0 ? down : sent));
		start();
		await vi.advanceTimersByTimeAsync(10 * minute);
		bench.waiting.push(...messages(1));
		bench.forwarder.wake();
		await settle();
		expect(store.markForwarded).toHaveBeenCalledTimes(1);
	});

	it("is not rested from by what failed before while it takes what is new", async () => {
		bench.waiting = [...messages(8, 3), ...messages(1)];
		send.mockImplementation(async (_target, { attempts }) => (attempts > 0 ? down : sent));
		start();
		await settle();
		expect(send).toHaveBeenCalledTimes(9);
		// Nothing new is taken any more: then the host itself may be to blame.
		await vi.advanceTimersByTimeAsync(6 * second);
		bench.waiting = messages(8, 3);
		await vi.advanceTimersByTimeAsync(5 * second);
		expect(send.mock.calls.length).toBeLessThan(17);
	});

	it("gets a new message within its timeout and five seconds, although it hangs on ten others", async () => {
		bench.waiting = messages(10);
		send.mockImplementation((_target, { id }, timeout) =>
			id <= 10 ? new Promise((resolve) => setTimeout(resolve, timeout, down)) : Promise.resolve(sent),
		);
		start();
		await settle();
		bench.waiting.push({ id: 11, attempts: 0 } as StoredMessage);
		// The store would give it to whoever asks for the newest.
		store.claim.mockImplementation(async (_, claim) => {
			if (claim.newest) bench.waiting.reverse();
			return take(claim);
		});
		bench.forwarder.wake();
		await vi.advanceTimersByTimeAsync(7 * second);
		expect(store.markForwarded).toHaveBeenCalledExactlyOnceWith(expect.any(String), 11);
	});

	it("is given each message again after a delay that doubles with the message's own attempts", async () => {
		bench.waiting = messages(1, 3);
		send.mockResolvedValueOnce(down);
		start();
		await settle();
		expect(store.postpone).toHaveBeenCalledExactlyOnceWith(expect.any(String), 1, 8 * second, "answered 500");
		expect(store.markForwarded).not.toHaveBeenCalled();
		expect(await getAttempts("host")).toBe(1);
		const told = { id: 1, attempts: 4, reason: "answered 500", delay: 8 * second };
		expect(log.warn).toHaveBeenCalledExactlyOnceWith(told, "message not forwarded");
	});

	it("is spared a message that was set aside, and the log says so", async () => {
		bench.waiting = messages(1, 9);
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
			bench.waiting = messages(1);
			send.mockResolvedValueOnce({ ...down, retryAfter: asked });
			start();
			await settle();
			expect(store.postpone.mock.calls[0]?.[2]).toBe(given);
			// The pause is the host's: nothing else is sent meanwhile.
			bench.waiting = [...messages(3), ...messages(3, 1)];
			bench.forwarder.wake();
			await vi.advanceTimersByTimeAsync(given - 1);
			expect(send).toHaveBeenCalledTimes(1);
			expect(bench.forwarder.isAlive()).toBe(true);
			await vi.advanceTimersByTimeAsync(6 * second);
			expect(send).toHaveBeenCalledTimes(7);
		},
	);
});

it("postpones a message that is to blame itself, and goes on with the others at full width", async () => {
	bench.waiting = messages(9);
	send.mockResolvedValueOnce({ ...unwanted, retryAfter: minute });
	start();
	await settle();
	expect(store.postpone).toHaveBeenCalledExactlyOnceWith(expect.any(String), 1, minute, "answered 422");
	expect(store.markForwarded).toHaveBeenCalledTimes(8);
	expect(await getAttempts("message")).toBe(1);
});
