import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Log } from "#server/log.ts";
import { startRetention } from "./retention.ts";
import type { Store, StoredMessage } from "./store.ts";

const hour = 3_600_000;
const deleteHandled = vi.fn(async (_age: number) => 0);
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } satisfies Record<keyof Log, unknown>;
const deleteQuarantined = vi.fn(async (_age: number) => 0);
const releaseHold = vi.fn(async () => 0);
const list = vi.fn<Store["list"]>();
const start = (days: Partial<Parameters<typeof startRetention>[1]> = {}) =>
	startRetention(
		{ deleteHandled, deleteQuarantined, releaseHold, list } as unknown as Store,
		{ handled: 90, quarantined: 30, ...days },
		log as unknown as Log,
	);

beforeEach(() => {
	vi.useFakeTimers();
	vi.resetAllMocks();
	deleteHandled.mockResolvedValue(0);
	deleteQuarantined.mockResolvedValue(0);
	releaseHold.mockResolvedValue(0);
	list.mockResolvedValue([]);
});
afterEach(() => {
	vi.useRealTimers();
});

it("deletes what is older than the days at once, every hour, and no more once it has ended", async () => {
	const end = start();
	await vi.advanceTimersByTimeAsync(0);
	expect(deleteHandled).toHaveBeenCalledExactlyOnceWith(90 * 24 * hour);
	await vi.advanceTimersByTimeAsync(2 * hour);
	expect(deleteHandled).toHaveBeenCalledTimes(3);
	end();
	await vi.advanceTimersByTimeAsync(2 * hour);
	expect(deleteHandled).toHaveBeenCalledTimes(3);
	expect(log.info).not.toHaveBeenCalled();
});

it("logs how many went, and goes on after a failure", async () => {
	deleteHandled.mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce(7);
	const end = start();
	await vi.advanceTimersByTimeAsync(hour);
	expect(log.error).toHaveBeenCalledExactlyOnceWith({ reason: "away" }, expect.any(String));
	expect(log.info).toHaveBeenCalledExactlyOnceWith({ deleted: 7 }, expect.any(String));
	end();
});

it("deletes quarantined messages only where QUARANTINE_DAYS is set", async () => {
	const end = start();
	await vi.advanceTimersByTimeAsync(0);
	expect(deleteQuarantined).toHaveBeenCalledExactlyOnceWith(30 * 24 * hour);
	end();
	start({ quarantined: undefined })();
	await vi.advanceTimersByTimeAsync(0);
	expect(deleteQuarantined).toHaveBeenCalledTimes(1);
});

it("releases the retention hold where RETENTION_DAYS is set, before it deletes", async () => {
	start()();
	await vi.advanceTimersByTimeAsync(0);
	expect(releaseHold.mock.invocationCallOrder[0]).toBeLessThan(deleteHandled.mock.invocationCallOrder[0] ?? 0);
	expect(log.warn).not.toHaveBeenCalled();
});

it("deletes after 180 days by default, and only reports messages on retention hold", async () => {
	list.mockResolvedValue([{}] as StoredMessage[]);
	start({ handled: undefined })();
	await vi.advanceTimersByTimeAsync(0);
	expect(deleteHandled).toHaveBeenCalledExactlyOnceWith(180 * 24 * hour);
	expect(releaseHold).not.toHaveBeenCalled();
	expect(list).toHaveBeenCalledExactlyOnceWith({ heldFor: 180 * 24 * hour, limit: 1 });
	expect(log.warn).toHaveBeenCalledExactlyOnceWith({}, expect.stringContaining("npm run inbox -- retention"));
});
