import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Log } from "./log.ts";
import { startRetention } from "./retention.ts";
import type { Store } from "./store.ts";

const hour = 3_600_000;
const deleteHandled = vi.fn(async (_age: number) => 0);
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } satisfies Record<keyof Log, unknown>;
const deleteQuarantined = vi.fn(async (_age: number) => 0);
const start = () =>
	startRetention(
		{ deleteHandled, deleteQuarantined } as unknown as Store,
		{ handled: 90, quarantined: 30 },
		log as unknown as Log,
	);

beforeEach(() => {
	vi.useFakeTimers();
	vi.resetAllMocks();
	deleteHandled.mockResolvedValue(0);
	deleteQuarantined.mockResolvedValue(0);
});
afterEach(() => {
	vi.useRealTimers();
});

it("deletes what is older than the days at once, every hour, and no more once it has ended", async () => {
	const end = start();
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

it("deletes what lies in quarantine for too long, also where nothing else is deleted", () => {
	const end = startRetention(
		{ deleteHandled, deleteQuarantined } as unknown as Store,
		{ handled: undefined, quarantined: 30 },
		log as unknown as Log,
	);
	expect(deleteHandled).not.toHaveBeenCalled();
	expect(deleteQuarantined).toHaveBeenCalledExactlyOnceWith(30 * 24 * hour);
	end();
});
