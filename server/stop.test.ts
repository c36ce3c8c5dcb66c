import type { Server } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Services } from "./services.ts";
import { stop } from "./stop.ts";

let close: () => void;
const server = {
	close: vi.fn((done: () => void) => {
		close = done;
	}),
	closeIdleConnections: vi.fn(),
	closeAllConnections: vi.fn(),
};
const inbox = { stop: vi.fn(async () => {}), leave: vi.fn() };
const exit = vi.fn<typeof process.exit>();

beforeEach(() => {
	vi.useFakeTimers();
	vi.clearAllMocks();
	vi.spyOn(process, "exit").mockImplementation(exit);
});
afterEach(() => {
	vi.clearAllTimers();
	vi.useRealTimers();
});
const start = () => stop(server as unknown as Server, inbox as unknown as Services);

it("answers what was asked, then closes the store, then ends with 0", async () => {
	const stopped = start();
	expect(inbox.leave).not.toHaveBeenCalled();
	expect(server.close).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(100);
	expect(inbox.stop).not.toHaveBeenCalled();
	close();
	await stopped;
	expect(inbox.stop).toHaveBeenCalledTimes(1);
	expect(exit).toHaveBeenCalledExactlyOnceWith(0);
});

it("waits for messages on their way", async () => {
	let arrive = () => {};
	inbox.stop.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
	const stopped = start();
	close();
	await vi.advanceTimersByTimeAsync(3_000);
	expect(exit).not.toHaveBeenCalled();
	arrive();
	await stopped;
	expect(exit).toHaveBeenCalledTimes(1);
});

it("hangs up on connections as they fall idle, and on all of them after five seconds", async () => {
	start();
	await vi.advanceTimersByTimeAsync(4_999);
	expect(server.closeIdleConnections.mock.calls.length).toBeGreaterThan(90);
	expect(server.closeAllConnections).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(server.closeAllConnections).toHaveBeenCalledTimes(1);
});

it("ends within ten seconds, whatever hangs", async () => {
	start();
	await vi.advanceTimersByTimeAsync(9_499);
	expect(exit).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(exit).toHaveBeenCalledExactlyOnceWith(0);
});

it("goes on for a while where a proxy needs time to notice", async () => {
	stop(server as unknown as Server, inbox as unknown as Services, 3_000);
	expect(inbox.leave).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(2_999);
	expect(server.close).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(server.close).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(9_499);
	expect(exit).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(exit).toHaveBeenCalledTimes(1);
});
