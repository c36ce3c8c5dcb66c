import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { messageRetention } from "#config/figures.ts";
import { fakeLog } from "./messages.testUtils.ts";
import { startRetention } from "./retention.ts";
import type { MessageStore, StoredMessage } from "./store.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const store = { deleteHandled: vi.fn(), deleteQuarantined: vi.fn(), releaseHold: vi.fn(), list: vi.fn() };
let stop: () => void;
async function start(handled: number | undefined, quarantined?: number): Promise<void> {
	stop = startRetention(store as unknown as MessageStore, { handled, quarantined }, fakeLog);
	await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
	vi.useFakeTimers();
	store.deleteHandled.mockResolvedValue(0);
	store.deleteQuarantined.mockResolvedValue(0);
	store.list.mockResolvedValue([]);
});
afterEach(() => stop());

it("deletes old messages at once and every hour, until it is stopped", async () => {
	await start(90);
	expect(store.deleteHandled).toHaveBeenCalledExactlyOnceWith(90 * DAY_MS);
	await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
	expect(store.deleteHandled).toHaveBeenCalledTimes(3);
	stop();
	await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
	expect(store.deleteHandled).toHaveBeenCalledTimes(3);
	expect(store.deleteQuarantined).not.toHaveBeenCalled();
	expect(store.releaseHold).not.toHaveBeenCalled();
	expect([...fakeLog.info.mock.calls, ...fakeLog.warn.mock.calls]).toEqual([]);
});

it("logs how many messages were deleted, quarantined ones only after QUARANTINE_DAYS, and continues after a failure", async () => {
	store.deleteHandled.mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce(7);
	store.deleteQuarantined.mockResolvedValueOnce(2);
	await start(90, 30);
	await vi.advanceTimersByTimeAsync(HOUR_MS);
	expect(store.deleteQuarantined).toHaveBeenCalledExactlyOnceWith(30 * DAY_MS);
	expect(fakeLog.error).toHaveBeenCalledExactlyOnceWith({ reason: "away" }, expect.any(String));
	expect(fakeLog.info).toHaveBeenCalledExactlyOnceWith({ deleted: 9 }, expect.any(String));
});

it("deletes after the days of the privacy policy by default, and only reports messages on retention hold", async () => {
	store.list.mockResolvedValue([{}] as StoredMessage[]);
	await start(undefined);
	const ageMs = messageRetention.value * DAY_MS;
	expect(store.deleteHandled).toHaveBeenCalledExactlyOnceWith(ageMs);
	expect(store.releaseHold).not.toHaveBeenCalled();
	expect(store.list).toHaveBeenCalledExactlyOnceWith({ heldForMs: ageMs, limit: 1 });
	expect(fakeLog.warn).toHaveBeenCalledExactlyOnceWith({}, expect.stringContaining("npm run inbox -- retention"));
});
