import { beforeEach, expect, it, vi } from "vitest";
import { createFakeServices } from "#server/services.testUtils.ts";
import { createDiskSpace } from "./diskSpace.ts";
import { createReadiness } from "./readiness.ts";

const messages = { waiting: 3, forwarded: 0, quarantined: 0, dead: 0 };
const store = { check: vi.fn(async (_asMessage?: boolean) => {}), count: async () => messages, list: vi.fn() };
const diskSpace = createDiskSpace(undefined, 0);
const createChecker = (changes: object = {}) => createReadiness(createFakeServices({ store, diskSpace, ...changes }));

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["performance"] });
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
])("reports the readiness of the store: %j", async (readiness, changes) => {
	expect(await createChecker(changes)()).toEqual(readiness);
});

it("reports how long the oldest message in quarantine waits, and is ready although it cannot be read", async () => {
	const quarantineStore = { ...store, count: async () => ({ ...messages, quarantined: 2 }) };
	const receivedAt = new Date(Date.now() - 90_000);
	store.list.mockResolvedValueOnce([{ receivedAt }]).mockRejectedValueOnce(new Error("malformed"));
	for (const quarantineAgeSeconds of [90, null])
		expect(await createChecker({ store: quarantineStore })()).toMatchObject({ isReady: true, quarantineAgeSeconds });
	expect(store.list).toHaveBeenLastCalledWith({ status: "quarantined", limit: 1 });
});

it("checks the store every two seconds, with the size of a message after one could not be stored", async () => {
	const checkReadiness = createChecker();
	await checkReadiness();
	vi.advanceTimersByTime(2_000);
	await checkReadiness();
	expect(store.check).toHaveBeenCalledTimes(1);
	diskSpace.lastWriteFailed = true;
	store.check.mockRejectedValueOnce(new Error("disk full"));
	for (const isReady of [false, true, true]) {
		vi.advanceTimersByTime(2_001);
		expect(await checkReadiness()).toMatchObject({ isReady });
	}
	expect(store.check.mock.calls).toEqual([[false], [true], [true], [false]]);
});
