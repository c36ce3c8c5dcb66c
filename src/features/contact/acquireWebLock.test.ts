// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { acquireWebLock } from "./acquireWebLock.ts";
import { installLocks } from "./testLocks.ts";

const heldLocks = installLocks();

it("gives a lock to one caller at a time until it is released, and does not wait for another tab", async () => {
	const release = await acquireWebLock("a");
	expect(await acquireWebLock("a")).toBeUndefined();
	expect(await acquireWebLock("b")).toBeTypeOf("function");
	release?.();
	await vi.waitFor(() => expect(heldLocks).toEqual(new Set(["b"])));
	expect(await acquireWebLock("a")).toBeTypeOf("function");
	expect(navigator.locks.request).toHaveBeenCalledWith("a", { ifAvailable: true }, expect.any(Function));
});

it("succeeds if the browser has no locks or denies them", async () => {
	Reflect.deleteProperty(navigator, "locks");
	const release = await acquireWebLock("a");
	expect(await acquireWebLock("a")).toBeTypeOf("function");
	release?.();
	const request = () => Promise.reject(new DOMException("Denied.", "SecurityError"));
	Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
	expect(await acquireWebLock("a")).toBeTypeOf("function");
});
