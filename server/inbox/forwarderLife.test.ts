import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
	bench,
	down,
	log,
	messages,
	minute,
	second,
	sent,
	settle,
	setUp,
	start,
	store,
	take,
	tearDown,
} from "./forwarderBench.ts";
import type { StoredMessage } from "./store.ts";

const send = vi.hoisted(() => vi.fn());
vi.mock("./send.ts", () => ({ send }));
vi.mock("node:timers/promises", () => import("#server/testing/fakedNaps.ts"));

beforeEach(() => {
	setUp();
	send.mockReset().mockResolvedValue(sent);
});
afterEach(tearDown);

describe("a store that fails", () => {
	it("holds forwarding up, later and later, until it is back", async () => {
		let failing = 2;
		store.claim.mockImplementation(async (_, claim) => {
			if (claim.lane === "fresh" && failing > 0) throw failing-- === 2 ? new Error("away") : "odd";
			return take(claim);
		});
		bench.waiting = messages(1);
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
		bench.waiting = messages(1);
		start();
		await settle();
		expect(log.error).toHaveBeenLastCalledWith({ reason: "away", rest: second }, expect.any(String));
	});

	it("is asked every five seconds, and for longer than a minute and two leases makes it no longer alive", async () => {
		store.claim.mockRejectedValue(new Error("away"));
		start();
		await vi.advanceTimersByTimeAsync(minute + 27 * second);
		expect(bench.forwarder.isAlive()).toBe(true);
		await vi.advanceTimersByTimeAsync(2 * second);
		expect(bench.forwarder.isAlive()).toBe(false);
		store.claim.mockClear();
		await vi.advanceTimersByTimeAsync(minute);
		expect(store.claim).toHaveBeenCalledTimes(24);
		store.claim.mockResolvedValue([]);
		await vi.advanceTimersByTimeAsync(5 * second);
		expect(bench.forwarder.isAlive()).toBe(true);
	});

	it("does not keep the server from stopping", async () => {
		store.release.mockRejectedValueOnce(new Error("away"));
		start();
		await settle();
		await expect(bench.forwarder.stop(0)).resolves.toBeUndefined();
	});
});

describe("stopping", () => {
	it("takes nothing more, and hands back what it had taken", async () => {
		start();
		await settle();
		await bench.forwarder.stop(3 * second);
		bench.waiting = messages(1);
		await vi.advanceTimersByTimeAsync(minute);
		expect(send).not.toHaveBeenCalled();
		expect(store.release).toHaveBeenCalledExactlyOnceWith(store.claim.mock.calls[0]?.[0]);
	});

	it("does not wait for a host to come back", async () => {
		bench.waiting = messages(1);
		send.mockResolvedValue(down);
		start();
		await settle();
		await bench.forwarder.stop(3 * second);
		expect(store.release).toHaveBeenCalledTimes(1);
	});

	/** A message that is on its way until it is cut off. */
	function hang(): void {
		bench.waiting = messages(1);
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
		const stopped = bench.forwarder.stop(3 * second);
		await vi.advanceTimersByTimeAsync(2 * second);
		await stopped;
		expect(store.markForwarded).toHaveBeenCalledTimes(1);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("cuts it off afterwards, without counting that as an attempt: it is handed back", async () => {
		hang();
		start();
		await settle();
		const stopped = bench.forwarder.stop(second);
		await vi.advanceTimersByTimeAsync(second);
		await stopped;
		expect(store.markForwarded).not.toHaveBeenCalled();
		expect(store.postpone).not.toHaveBeenCalled();
		expect(store.release).toHaveBeenCalledTimes(1);
	});
});

describe("whether it is alive", () => {
	it("does not depend on the marketing host", async () => {
		bench.waiting = messages(1_000);
		send.mockResolvedValue(down);
		start();
		await vi.advanceTimersByTimeAsync(10 * minute);
		expect(bench.forwarder.isAlive()).toBe(true);
	});

	it("is doubted once its loop has not turned for its longest rest and two leases", async () => {
		const claim = Promise.withResolvers<StoredMessage[]>();
		store.claim.mockReturnValueOnce(claim.promise);
		start();
		await vi.advanceTimersByTimeAsync(minute + 28 * second - 1);
		expect(bench.forwarder.isAlive()).toBe(true);
		await vi.advanceTimersByTimeAsync(1);
		expect(bench.forwarder.isAlive()).toBe(false);
		claim.resolve([]);
		await settle();
		expect(bench.forwarder.isAlive()).toBe(true);
	});
});
