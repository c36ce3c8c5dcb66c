import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeLog } from "./messages.testUtils.ts";
import { startRetention } from "./retention.ts";
import type { MessageStore, StoredMessage } from "./store.ts";

const HOUR_MS = 3_600_000;
const deleteHandled = vi.fn(async (_age: number) => 0);
const deleteQuarantined = vi.fn(async (_age: number) => 0);
const releaseHold = vi.fn(async () => 0);
const list = vi.fn<MessageStore["list"]>();
const start = (days: Partial<Parameters<typeof startRetention>[1]> = {}) =>
	startRetention(
		{ deleteHandled, deleteQuarantined, releaseHold, list } as unknown as MessageStore,
		{ handled: 90, quarantined: 30, ...days },
		fakeLog,
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

it("deletes messages older than the days at once and every hour, until it is stopped", async () => {
	const end = start();
	await vi.advanceTimersByTimeAsync(0);
	expect(deleteHandled).toHaveBeenCalledExactlyOnceWith(90 * 24 * HOUR_MS);
	await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
	expect(deleteHandled).toHaveBeenCalledTimes(3);
	end();
	await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
	expect(deleteHandled).toHaveBeenCalledTimes(3);
	expect(fakeLog.info).not.toHaveBeenCalled();
});

it("logs how many messages were deleted, and continues after a failure", async () => {
	deleteHandled.mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce(7);
	const end = start();
	await vi.advanceTimersByTimeAsync(HOUR_MS);
	expect(fakeLog.error).toHaveBeenCalledExactlyOnceWith({ reason: "away" }, expect.any(String));
	expect(fakeLog.info).toHaveBeenCalledExactlyOnceWith({ deleted: 7 }, expect.any(String));
	end();
});

it("deletes quarantined messages only if QUARANTINE_DAYS is set", async () => {
	const end = start();
	await vi.advanceTimersByTimeAsync(0);
	expect(deleteQuarantined).toHaveBeenCalledExactlyOnceWith(30 * 24 * HOUR_MS);
	end();
	start({ quarantined: undefined })();
	await vi.advanceTimersByTimeAsync(0);
	expect(deleteQuarantined).toHaveBeenCalledTimes(1);
});

it("releases the retention hold before it deletes if RETENTION_DAYS is set", async () => {
	start()();
	await vi.advanceTimersByTimeAsync(0);
	expect(releaseHold.mock.invocationCallOrder[0]).toBeLessThan(deleteHandled.mock.invocationCallOrder[0] ?? 0);
	expect(fakeLog.warn).not.toHaveBeenCalled();
});

it("deletes after 180 days by default, and only reports messages on retention hold", async () => {
	list.mockResolvedValue([{}] as StoredMessage[]);
	start({ handled: undefined })();
	await vi.advanceTimersByTimeAsync(0);
	expect(deleteHandled).toHaveBeenCalledExactlyOnceWith(180 * 24 * HOUR_MS);
	expect(releaseHold).not.toHaveBeenCalled();
	expect(list).toHaveBeenCalledExactlyOnceWith({ heldForMs: 180 * 24 * HOUR_MS, limit: 1 });
	expect(fakeLog.warn).toHaveBeenCalledExactlyOnceWith({}, expect.stringContaining("npm run inbox -- retention"));
});
