// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { drop, keep, keysUnder, recall } from "./storage.ts";

afterEach(() => {
	for (const key of keysUnder("")) drop(key);
	vi.unstubAllGlobals();
});

it("keeps values by key and finds them by the beginning of their names", () => {
	keep("a.1", { text: "one" });
	keep("a.2", 2);
	keep("b.1", 3);
	expect(recall("a.1")).toEqual({ text: "one" });
	expect(keysUnder("a.").toSorted()).toEqual(["a.1", "a.2"]);
	drop("a.1");
	expect(keysUnder("a.")).toEqual(["a.2"]);
	expect(recall("a.1")).toBeUndefined();
	expect(localStorage.getItem("a.2")).toBe("2");
});

it("has no value where something else stands", () => {
	localStorage.setItem("a.1", "{");
	expect(recall("a.1")).toBeUndefined();
});

it("keeps them for the page's life when the browser blocks storage", () => {
	vi.stubGlobal("localStorage", undefined);
	Object.defineProperty(globalThis, "localStorage", {
		configurable: true,
		get() {
			throw new DOMException("Blocked.", "SecurityError");
		},
	});
	keep("a.1", "one");
	expect(recall("a.1")).toBe("one");
	expect(keysUnder("a.")).toEqual(["a.1"]);
	drop("a.1");
	expect(keysUnder("a.")).toEqual([]);
});

it("keeps the newest value when storage is full, and not an older one beside it", () => {
	keep("a.1", "old");
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("Full.", "QuotaExceededError");
	});
	keep("a.1", "new");
	expect(recall("a.1")).toBe("new");
	expect(keysUnder("a.")).toEqual(["a.1"]);
});

it("takes the newer value once there is room again", () => {
	vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
		throw new DOMException("Full.", "QuotaExceededError");
	});
	keep("a.1", "in memory");
	keep("a.1", "in storage");
	expect(recall("a.1")).toBe("in storage");
	expect(keysUnder("a.")).toEqual(["a.1"]);
});

it("has no value under a key that nobody has used", () => {
	expect(recall("a.none")).toBeUndefined();
});
