import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDiskSpace } from "./diskSpace.ts";
import { createReadiness } from "./readiness.ts";

const messages = { waiting: 3, forwarded: 0, quarantined: 0, dead: 0 };
const store = { check: vi.fn(async (_asMessage?: boolean) => {}), count: async () => messages, list: vi.fn() };
const diskSpace = createDiskSpace(undefined, 0);

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["performance"] });
	store.check.mockReset();
});
afterEach(() => {
	vi.useRealTimers();
});

const readyReport = { isReady: true, store: "writable", forwarder: "off", messages, quarantineAgeSeconds: 0 };

it.each([
	[readyReport, {}],
	[{ ...readyReport, forwarder: "running" }, { forwarder: { isAlive: () => true } }],
	[{ ...readyReport, isReady: false, forwarder: "stuck" }, { forwarder: { isAlive: () => false } }],
	[{ ...readyReport, isReady: false, store: "full" }, { diskSpace: { ...diskSpace, isFull: async () => true } }],
	[
		{ ...readyReport, isReady: false, store: "unreachable", messages: null, quarantineAgeSeconds: null },
		{ store: { ...store, count: () => Promise.reject(new Error("away")) } },
	],
])("reports the readiness of the store: %j", async (readiness, parts) => {
	expect(await createReadiness({ store, forwarder: undefined, diskSpace, ...parts })()).toEqual(readiness);
});

it("reports how long the oldest message in quarantine waits, and is ready although it cannot be read", async () => {
	const quarantineStore = { ...store, count: async () => ({ ...messages, quarantined: 2 }) };
	const receivedAt = new Date(Date.now() - 90_000);
	store.list.mockResolvedValueOnce([{ receivedAt }]).mockRejectedValueOnce(new Error("malformed"));
	const checkReadiness = () => createReadiness({ store: quarantineStore, forwarder: undefined, diskSpace })();
	expect(await checkReadiness()).toMatchObject({ isReady: true, quarantineAgeSeconds: 90 });
	expect(store.list).toHaveBeenCalledExactlyOnceWith({ status: "quarantined", limit: 1 });
	expect(await checkReadiness()).toMatchObject({ isReady: true, quarantineAgeSeconds: null });
});

it("checks the store at most every two seconds", async () => {
	const getReadiness = createReadiness({ store, forwarder: undefined, diskSpace });
	for (const [elapsedMs, checks] of [
		[0, 1],
		[2_000, 1],
		[1, 2],
	] as const) {
		vi.advanceTimersByTime(elapsedMs);
		await getReadiness();
		expect(store.check).toHaveBeenCalledTimes(checks);
	}
});

it("writes as much as a message takes after one could not be stored, until that succeeds", async () => {
	const failingDisk = createDiskSpace(undefined, 0);
	const getReadiness = createReadiness({ store, forwarder: undefined, diskSpace: failingDisk });
	await getReadiness();
	failingDisk.lastWriteFailed = true;
	store.check.mockRejectedValueOnce(new Error("disk full"));
	for (const isReady of [false, true, true]) {
		vi.advanceTimersByTime(2_001);
		expect(await getReadiness()).toMatchObject({ isReady });
	}
	expect(store.check.mock.calls).toEqual([[false], [true], [true], [false]]);
});
