import { afterEach, expect, it, vi } from "vitest";
import { startForwarder } from "./forwarder.ts";
import { createLog } from "./log.ts";
import { createCounters } from "./metrics.ts";
import { createReadiness } from "./readiness.ts";
import type { Store } from "./store.ts";

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
	const readiness = createReadiness({ store, forwarder: undefined });
	expect(await readiness()).toEqual({ isReady: true, store: "writable", forwarder: "off", messages });
});

it("lacks without the store", async () => {
	const store = storeWith(() => Promise.reject(new Error("away"))) as unknown as Store;
	const readiness = createReadiness({ store, forwarder: undefined });
	expect(await readiness()).toEqual({ isReady: false, store: "unreachable", forwarder: "off", messages: null });
});

it("looks at the store at most every two seconds, however often it is asked", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const store = storeWith(async () => {});
	const readiness = createReadiness({ store: store as unknown as Store, forwarder: undefined });
	await readiness();
	vi.setSystemTime(Date.now() + 2_000);
	await readiness();
	expect(store.check).toHaveBeenCalledTimes(1);
	vi.setSystemTime(Date.now() + 1);
	await readiness();
	expect(store.check).toHaveBeenCalledTimes(2);
});

const messages = { waiting: 3, forwarded: 0, quarantined: 0 };

it("says that the forwarder is stuck once its loop has not turned for longer than it may rest", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const claim = () => new Promise(() => {});
	const store = { claim, check: async () => {}, count: async () => messages } as unknown as Store;
	const forwarder = startForwarder({
		store,
		target: new URL("http://127.0.0.1:1/reviews"),
		timeout: 1_000,
		firstDelay: 1_000,
		longestDelay: minute,
		log: createLog("silent"),
		counters: createCounters(),
	});
	const readiness = createReadiness({ store, forwarder });
	expect(await readiness()).toEqual({ isReady: true, store: "writable", forwarder: "running", messages });
	vi.setSystemTime(Date.now() + minute);
	expect(await readiness()).toMatchObject({ isReady: true, forwarder: "running" });
	vi.setSystemTime(Date.now() + minute);
	expect(await readiness()).toEqual({ isReady: false, store: "writable", forwarder: "stuck", messages });
});
