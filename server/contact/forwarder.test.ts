import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
	addWaiting,
	claimWaiting,
	countAttempt,
	getClaims,
	hostDown,
	MINUTE_MS,
	messageRejected,
	SECOND_MS,
	sent,
	setUp,
	startForwarder,
	store,
	target,
	tearDown,
} from "./forwarder.testUtils.ts";
import { fakeLog } from "./messages.testUtils.ts";
import type { StoredMessage } from "./store.ts";

const sendMessage = vi.hoisted(() => vi.fn());
vi.mock("./sendMessage.ts", () => ({ sendMessage }));
vi.mock("node:timers/promises", () => import("./fakeTimersPromises.testUtils.ts"));

beforeEach(() => {
	setUp();
	sendMessage.mockResolvedValue(sent);
});
afterEach(tearDown);

const advanceClock = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const sendLater = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, sent));

describe("a healthy marketing host", () => {
	it("gets all waiting messages, eight at a time, and the store marks each", async () => {
		addWaiting(10);
		await startForwarder();
		expect(store.claim).toHaveBeenCalledWith(expect.any(String), {
			count: 8,
			leaseMs: 14 * SECOND_MS,
			lane: "fresh",
			newest: false,
			maxDelayMs: 10 * MINUTE_MS,
		});
		expect(sendMessage).toHaveBeenCalledTimes(10);
		expect(sendMessage).toHaveBeenCalledWith(target, { id: 1, attempts: 0 }, 2_000, expect.any(AbortSignal));
		expect(store.markForwarded.mock.calls.map(([, id]) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
		const claimOwners = [...store.claim.mock.calls, ...store.markForwarded.mock.calls].map(([owner]) => owner);
		expect(new Set(claimOwners).size).toBe(1);
		expect(store.postpone).not.toHaveBeenCalled();
		expect(countAttempt.mock.calls).toEqual(Array(10).fill(["sent"]));
		expect(fakeLog.info).toHaveBeenLastCalledWith({ id: 10, attempts: 1 }, "message forwarded");
	});

	it("gets a new message at once if the forwarder is woken, and within five seconds otherwise", async () => {
		const messageForwarder = await startForwarder();
		addWaiting(1);
		await advanceClock(4_999);
		expect(sendMessage).not.toHaveBeenCalled();
		await advanceClock(1);
		expect(sendMessage).toHaveBeenCalledTimes(1);
		addWaiting(1);
		messageForwarder.wake();
		await advanceClock(0);
		expect(sendMessage).toHaveBeenCalledTimes(2);
	});

	it("gets at most eight new messages and four retried ones at a time", async () => {
		addWaiting(20);
		addWaiting(20, 1);
		sendMessage.mockImplementation(() => sendLater(SECOND_MS));
		await startForwarder();
		expect(sendMessage).toHaveBeenCalledTimes(12);
		await advanceClock(SECOND_MS);
		expect(sendMessage).toHaveBeenCalledTimes(24);
	});
});

describe("a marketing host that fails", () => {
	it("is probed with the newest message after growing pauses, which a new message does not end", async () => {
		addWaiting(400);
		sendMessage.mockResolvedValue(hostDown);
		const messageForwarder = await startForwarder();
		for (const [delayMs, count] of [
			[0, 8],
			[999, 8],
			[1, 9],
			[1_999, 9],
			[1, 10],
		] as const) {
			messageForwarder.wake();
			await advanceClock(delayMs);
			expect(sendMessage).toHaveBeenCalledTimes(count);
		}
		expect(getClaims("fresh").slice(1)).toEqual(Array(2).fill({ count: 1, newest: true }));
		await advanceClock(5 * MINUTE_MS);
		expect(messageForwarder.isAlive()).toBe(true);
		sendMessage.mockClear();
		await advanceClock(MINUTE_MS);
		expect(sendMessage).toHaveBeenCalledTimes(12);
	});

	it("gets eight messages at a time again once a probe succeeds", async () => {
		addWaiting(30);
		sendMessage.mockResolvedValueOnce(hostDown);
		await startForwarder();
		await advanceClock(SECOND_MS);
		expect(getClaims("fresh").slice(1, 3)).toEqual([
			{ count: 1, newest: true },
			{ count: 8, newest: false },
		]);
	});

	it("gets a new message at once while it fails on messages that failed before", async () => {
		addWaiting(20, 3);
		sendMessage.mockImplementation(async (_target, { attempts }) => (attempts > 0 ? hostDown : sent));
		const messageForwarder = await startForwarder();
		await advanceClock(10 * MINUTE_MS);
		addWaiting(1);
		messageForwarder.wake();
		await advanceClock(0);
		expect(store.markForwarded).toHaveBeenCalledTimes(1);
	});

	it("gets retried messages without pauses only while it accepts new ones", async () => {
		addWaiting(8, 3);
		addWaiting(1);
		sendMessage.mockImplementation(async (_target, { attempts }) => (attempts > 0 ? hostDown : sent));
		await startForwarder();
		expect(sendMessage).toHaveBeenCalledTimes(9);
		await advanceClock(6 * SECOND_MS);
		addWaiting(8, 3);
		await advanceClock(5 * SECOND_MS);
		expect(sendMessage.mock.calls.length).toBeLessThan(17);
	});

	it("gets a new message within its timeout and five seconds although it hangs on ten others", async () => {
		addWaiting(10);
		sendMessage.mockImplementation((_target, { id }, timeoutMs) =>
			id <= 10 ? new Promise((resolve) => setTimeout(resolve, timeoutMs, hostDown)) : Promise.resolve(sent),
		);
		const messageForwarder = await startForwarder();
		addWaiting(1, 0, 11);
		messageForwarder.wake();
		await advanceClock(7 * SECOND_MS);
		expect(store.markForwarded).toHaveBeenCalledExactlyOnceWith(expect.any(String), 11);
	});

	it.each([
		[3, hostDown, false, 8 * SECOND_MS],
		[0, hostDown, false, SECOND_MS],
		[40, hostDown, false, 10 * MINUTE_MS],
		[0, { ...messageRejected, retryAfterMs: MINUTE_MS }, false, MINUTE_MS],
		[9, hostDown, true, undefined],
	])("postpones a message after %d attempts and logs if it is dead: %j", async (attempts, result, isDead, delay) => {
		addWaiting(1, attempts);
		sendMessage.mockResolvedValueOnce(result);
		store.postpone.mockResolvedValueOnce(isDead);
		await startForwarder();
		const { reason, kind } = result as typeof hostDown & { reason: string };
		const delayMs = delay ?? expect.any(Number);
		expect(store.postpone).toHaveBeenCalledExactlyOnceWith(expect.any(String), 1, delayMs, reason);
		expect(store.markForwarded).not.toHaveBeenCalled();
		expect(countAttempt.mock.calls).toEqual([[kind]]);
		const loggedFields = { id: 1, attempts: attempts + 1, reason };
		if (isDead) expect(fakeLog.warn).toHaveBeenCalledExactlyOnceWith(loggedFields, "message set aside");
		else expect(fakeLog.warn).toHaveBeenCalledExactlyOnceWith({ ...loggedFields, delay }, "message not forwarded");
	});

	it.each([
		[90 * SECOND_MS, 90 * SECOND_MS],
		[SECOND_MS / 2, SECOND_MS],
		[60 * MINUTE_MS, 10 * MINUTE_MS],
	])("gets nothing during a requested pause of %d ms, which is limited to %d ms", async (asked, given) => {
		addWaiting(1);
		sendMessage.mockResolvedValueOnce({ ...hostDown, retryAfterMs: asked });
		const messageForwarder = await startForwarder();
		expect(store.postpone.mock.calls[0]?.[2]).toBe(given);
		addWaiting(3);
		addWaiting(3, 1);
		messageForwarder.wake();
		await advanceClock(given - 1);
		expect(sendMessage).toHaveBeenCalledTimes(1);
		expect(messageForwarder.isAlive()).toBe(true);
		await advanceClock(6 * SECOND_MS);
		expect(sendMessage).toHaveBeenCalledTimes(7);
	});
});

it.each([
	["rests after a failure of the host, although it accepted other messages", hostDown, 7],
	["does not rest after the host rejected a message", messageRejected, 19],
])("%s", async (_, result, forwarded) => {
	addWaiting(20);
	sendMessage.mockResolvedValueOnce(result);
	await startForwarder();
	expect(store.postpone).toHaveBeenCalledTimes(1);
	expect(store.markForwarded).toHaveBeenCalledTimes(forwarded);
});

describe("a store that fails", () => {
	it("delays forwarding for growing pauses until it is back", async () => {
		let failuresLeft = 2;
		store.claim.mockImplementation(async (_, claim) => {
			if (claim.lane === "fresh" && failuresLeft > 0) throw failuresLeft-- === 2 ? new Error("away") : "odd";
			return claimWaiting(claim);
		});
		addWaiting(1);
		await startForwarder();
		expect(fakeLog.error).toHaveBeenLastCalledWith({ reason: "away", rest: SECOND_MS }, expect.any(String));
		await advanceClock(SECOND_MS);
		expect(fakeLog.error).toHaveBeenLastCalledWith({ reason: "odd", rest: 2 * SECOND_MS }, expect.any(String));
		expect(sendMessage).not.toHaveBeenCalled();
		store.markForwarded.mockRejectedValueOnce(new Error("cannot mark"));
		await advanceClock(2 * SECOND_MS);
		expect(sendMessage).toHaveBeenCalledTimes(1);
		expect(fakeLog.error).toHaveBeenLastCalledWith({ reason: "cannot mark", rest: 4 * SECOND_MS }, expect.any(String));
	});

	it.each([true, false])("makes the forwarder stuck until it is back: silent %s", async (isSilent) => {
		const { promise, resolve } = Promise.withResolvers<StoredMessage[]>();
		store.claim.mockImplementation(() => (isSilent ? promise : Promise.reject(new Error("away"))));
		const messageForwarder = await startForwarder();
		await advanceClock(MINUTE_MS + 27 * SECOND_MS);
		expect(messageForwarder.isAlive()).toBe(true);
		await advanceClock(2 * SECOND_MS);
		expect(messageForwarder.isAlive()).toBe(false);
		store.claim.mockResolvedValue([]);
		resolve([]);
		await advanceClock(5 * SECOND_MS);
		expect(messageForwarder.isAlive()).toBe(true);
	});
});

describe("stopping the forwarder of messages", () => {
	it("claims no more messages, interrupts a pause, and releases claimed messages even if the store fails", async () => {
		store.release.mockRejectedValueOnce(new Error("away"));
		addWaiting(1);
		sendMessage.mockResolvedValue(hostDown);
		const messageForwarder = await startForwarder();
		await messageForwarder.stop(3 * SECOND_MS);
		addWaiting(1);
		await advanceClock(MINUTE_MS);
		expect(sendMessage).toHaveBeenCalledTimes(1);
		expect(store.release).toHaveBeenCalledExactlyOnceWith(store.claim.mock.calls[0]?.[0]);
	});

	it.each([
		[3 * SECOND_MS, 1],
		[SECOND_MS, 0],
	])("waits up to %d ms for an exchange of 2 s, then cancels it without a failure", async (graceMs, marked) => {
		addWaiting(1);
		sendMessage.mockImplementation((_target, _message, _timeout, signal: AbortSignal) => {
			const whenCanceled = new Promise((resolve) => signal.addEventListener("abort", () => resolve(hostDown)));
			return Promise.race([whenCanceled, sendLater(2 * SECOND_MS)]);
		});
		const messageForwarder = await startForwarder();
		const whenStopped = messageForwarder.stop(graceMs);
		await advanceClock(Math.min(graceMs, 2 * SECOND_MS));
		await whenStopped;
		expect(store.markForwarded).toHaveBeenCalledTimes(marked);
		expect(store.postpone).not.toHaveBeenCalled();
		expect(store.release).toHaveBeenCalledTimes(1);
	});
});
