import type { Server } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServerServices } from "./services.ts";
import { stopServer } from "./stopServer.ts";

let close: () => void;
const server = {
	close: vi.fn((done: () => void) => {
		close = done;
	}),
	closeIdleConnections: vi.fn(),
	closeAllConnections: vi.fn(),
};
const fakeServices = { stop: vi.fn(async () => {}), isDraining: false };
const exitProcess = vi.fn<typeof process.exit>();
const start = (drainMs?: number) =>
	stopServer(server as unknown as Server, fakeServices as unknown as ServerServices, drainMs);

beforeEach(() => {
	vi.useFakeTimers();
	fakeServices.isDraining = false;
	vi.spyOn(process, "exit").mockImplementation(exitProcess);
});
afterEach(() => vi.clearAllTimers());

it("closes the store after the last response, then exits with 0", async () => {
	const whenStopped = start();
	expect(fakeServices.isDraining).toBe(false);
	await vi.advanceTimersByTimeAsync(100);
	expect(fakeServices.stop).not.toHaveBeenCalled();
	close();
	await whenStopped;
	expect(fakeServices.stop).toHaveBeenCalledTimes(1);
	expect(exitProcess).toHaveBeenCalledExactlyOnceWith(0);
});

it("closes all connections after five seconds and exits within ten", async () => {
	start();
	await vi.advanceTimersByTimeAsync(4_999);
	expect(server.closeIdleConnections).toHaveBeenCalled();
	expect(server.closeAllConnections).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(server.closeAllConnections).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(4_499);
	expect(exitProcess).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(exitProcess).toHaveBeenCalledExactlyOnceWith(0);
});

it("reports 503 to proxies for the drain time before it stops accepting connections", async () => {
	start(3_000);
	expect(fakeServices.isDraining).toBe(true);
	await vi.advanceTimersByTimeAsync(2_999);
	expect(server.close).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(server.close).toHaveBeenCalledTimes(1);
});
