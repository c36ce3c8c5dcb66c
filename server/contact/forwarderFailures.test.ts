import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
	addWaiting,
	claimWaiting,
	hostDown,
	log,
	MINUTE_MS,
	SECOND_MS,
	sent,
	setUp,
	startForwarder,
	store,
	tearDown,
} from "./forwarder.testUtils.ts";
import type { StoredMessage } from "./store.ts";

const sendMessage = vi.hoisted(() => vi.fn());
vi.mock("./sendMessage.ts", () => ({ sendMessage }));
vi.mock("node:timers/promises", () => import("./fakeTimersPromises.testUtils.ts"));

beforeEach(() => {
	setUp();
	sendMessage.mockReset().mockResolvedValue(sent);
});
afterEach(tearDown);

const sendLater = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, sent));
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a store that fails", () => {
	it("holds up forwarding for growing rests until it is back", async () => {
		let failing = 2;
		store.claim.mockImplementation(async (_, claim) => {
			if (claim.lane === "fresh" && failing > 0) throw failing-- === 2 ? new Error("away") : "odd";
			return claimWaiting(claim);
		});
		addWaiting(1);
		await startForwarder();
		expect(log.error).toHaveBeenLastCalledWith({ reason: "away", rest: SECOND_MS }, expect.any(String));
		await advance(SECOND_MS);
		expect(log.error).toHaveBeenLastCalledWith({ reason: "odd", rest: 2 * SECOND_MS }, expect.any(String));
		expect(sendMessage).not.toHaveBeenCalled();
		await advance(2 * SECOND_MS);
		expect(sendMessage).toHaveBeenCalledTimes(1);
		expect(log.error).toHaveBeenCalledTimes(2);
	});

	it("holds up forwarding when it cannot mark a message", async () => {
		store.markForwarded.mockRejectedValueOnce(new Error("away"));
		addWaiting(1);
		await startForwarder();
		expect(log.error).toHaveBeenLastCalledWith({ reason: "away", rest: SECOND_MS }, expect.any(String));
	});

	it("makes the forwarder stuck after a minute and two leases, until it is back", async () => {
		store.claim.mockRejectedValue(new Error("away"));
		const forwarder = await startForwarder();
		await advance(MINUTE_MS + 27 * SECOND_MS);
		expect(forwarder.isAlive()).toBe(true);
		await advance(2 * SECOND_MS);
		expect(forwarder.isAlive()).toBe(false);
		store.claim.mockResolvedValue([]);
		await advance(5 * SECOND_MS);
		expect(forwarder.isAlive()).toBe(true);
	});

	it("makes the forwarder stuck when it never answers", async () => {
		const { promise, resolve } = Promise.withResolvers<StoredMessage[]>();
		store.claim.mockReturnValueOnce(promise);
		const forwarder = await startForwarder();
		await advance(MINUTE_MS + 28 * SECOND_MS - 1);
		expect(forwarder.isAlive()).toBe(true);
		await advance(1);
		expect(forwarder.isAlive()).toBe(false);
		resolve([]);
		await advance(0);
		expect(forwarder.isAlive()).toBe(true);
	});
});

describe("stopping", () => {
	it("claims nothing more, does not wait for a rest, and releases what was claimed if the store can", async () => {
		store.release.mockRejectedValueOnce(new Error("away"));
		addWaiting(1);
		sendMessage.mockResolvedValue(hostDown);
		const forwarder = await startForwarder();
		await forwarder.stop(3 * SECOND_MS);
		addWaiting(1);
		await advance(MINUTE_MS);
		expect(sendMessage).toHaveBeenCalledTimes(1);
		expect(store.release).toHaveBeenCalledExactlyOnceWith(store.claim.mock.calls[0]?.[0]);
	});

	it.each([
		[3 * SECOND_MS, 1],
		[SECOND_MS, 0],
	])(
		"waits up to %d ms for an exchange of 2 s, then cancels it without counting a failure",
		async (graceMs, marked) => {
			addWaiting(1);
			sendMessage.mockImplementation((_target, _message, _timeout, signal: AbortSignal) => {
				const cancelled = new Promise((resolve) => signal.addEventListener("abort", () => resolve(hostDown)));
				return Promise.race([cancelled, sendLater(2 * SECOND_MS)]);
			});
			const forwarder = await startForwarder();
			const stopped = forwarder.stop(graceMs);
			await advance(Math.min(graceMs, 2 * SECOND_MS));
			await stopped;
			expect(store.markForwarded).toHaveBeenCalledTimes(marked);
			expect(store.postpone).not.toHaveBeenCalled();
			expect(store.release).toHaveBeenCalledTimes(1);
		},
	);
});
