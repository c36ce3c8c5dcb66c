import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMetrics } from "#server/metrics.ts";
import { createForwarder } from "./forwarder.ts";
import { createReadiness } from "./readiness.ts";
import { createRoom, type Room } from "./room.ts";
import type { Store } from "./store.ts";

let room: Room;
beforeEach(() => {
	room = createRoom(undefined, 0);
});
afterEach(() => {
	vi.useRealTimers();
});

const minute = 60_000;
/** A store that counts how often it is looked at. */
function storeWith(check: () => Promise<void>) {
	return { check: vi.fn(check), count: async () => messages };
}

it("needs no forwarder", async () => {
	const store = storeWith(async () => {}) as unknown as Store;
	const readiness = createReadiness({ store, forwarder: undefined, room });
	expect(await readiness()).toEqual({ isReady: true, store: "writable", forwarder: "off", messages });
});

it("lacks without the store", async () => {
	const store = storeWith(() => Promise.reject(new Error("away"))) as unknown as Store;
	const readiness = createReadiness({ store, forwarder: undefined, room });
	expect(await readiness()).toEqual({ isReady: false, store: "unreachable", forwarder: "off", messages: null });
});

it("looks at the store at most every two seconds, however often it is asked", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const store = storeWith(async () => {});
	const readiness = createReadiness({ store: store as unknown as Store, forwarder: undefined, room });
	await readiness();
	vi.advanceTimersByTime(2_000);
	await readiness();
	expect(store.check).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(1);
	await readiness();
	expect(store.check).toHaveBeenCalledTimes(2);
});

const messages = { waiting: 3, forwarded: 0, quarantined: 0 };

it("says that the forwarder is stuck once its loop has not turned for longer than it may rest", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const claim = () => new Promise(() => {});
	const store = { claim, check: async () => {}, count: async () => messages } as unknown as Store;
	const forwarder = createForwarder({
		store,
		target: new URL("http://127.0.0.1:1/reviews"),
		timeout: 1_000,
		firstDelay: 1_000,
		longestDelay: minute,
		log: pino({ level: "silent" }),
		metrics: createMetrics(),
	});
	forwarder.start();
	const readiness = createReadiness({ store, forwarder, room });
	expect(await readiness()).toEqual({ isReady: true, store: "writable", forwarder: "running", messages });
	vi.advanceTimersByTime(minute);
	expect(await readiness()).toMatchObject({ isReady: true, forwarder: "running" });
	vi.advanceTimersByTime(minute);
	expect(await readiness()).toEqual({ isReady: false, store: "writable", forwarder: "stuck", messages });
});

it("asks for room for a message once one could not be stored, until there is some", async () => {
	const check = vi.fn(async (_asMessage: boolean) => {});
	const store = { check, count: async () => messages } as unknown as Store;
	vi.useFakeTimers({ toFake: ["performance"] });
	const readiness = createReadiness({ store, forwarder: undefined, room });
	await readiness();
	room.refused();
	check.mockRejectedValueOnce(new Error("disk full"));
	vi.advanceTimersByTime(2_001);
	expect(await readiness()).toMatchObject({ isReady: false, store: "unreachable" });
	vi.advanceTimersByTime(2_001);
	expect(await readiness()).toMatchObject({ isReady: true, store: "writable" });
	vi.advanceTimersByTime(2_001);
	await readiness();
	expect(check.mock.calls).toEqual([[false], [true], [true], [false]]);
});

it("lacks while the disk has less room than is to stay free", async () => {
	const store = storeWith(async () => {}) as unknown as Store;
	const full = createRoom("data/inbox.sqlite", Number.MAX_SAFE_INTEGER);
	expect(await createReadiness({ store, forwarder: undefined, room: { ...full, isFull: async () => true } })()).toEqual(
		{
			isReady: false,
			store: "full",
			forwarder: "off",
			messages,
		},
	);
});
