// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { getItem, getKeysWithPrefix, removeItem, setItem } from "./storage.ts";

afterEach(() => {
	for (const key of getKeysWithPrefix("")) removeItem(key);
});

it("stores values by key, finds keys by their prefix, and ignores values that are not JSON", () => {
	setItem("a.1", { text: "one" });
	setItem("a.2", 2);
	setItem("b.1", 3);
	expect(getItem("a.1")).toEqual({ text: "one" });
	expect(getKeysWithPrefix("a.").toSorted()).toEqual(["a.1", "a.2"]);
	removeItem("a.1");
	expect(getKeysWithPrefix("a.")).toEqual(["a.2"]);
	expect(getItem("a.1")).toBeUndefined();
	expect(localStorage.getItem("a.2")).toBe("2");
	localStorage.setItem("a.1", "{");
	expect(getItem("a.1")).toBeUndefined();
});

it("keeps values in memory for the life of the page when the browser blocks storage", () => {
	vi.stubGlobal("localStorage", undefined);
	Object.defineProperty(globalThis, "localStorage", {
		configurable: true,
		get() {
			throw new DOMException("Blocked.", "SecurityError");
		},
	});
	setItem("a.1", "one");
	expect(getItem("a.1")).toBe("one");
	expect(getKeysWithPrefix("a.")).toEqual(["a.1"]);
	removeItem("a.1");
	expect(getKeysWithPrefix("a.")).toEqual([]);
});

it("returns the newest value when storage is full, and once it has space again", () => {
	setItem("a.1", "old");
	const setSpy = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("Full.", "QuotaExceededError");
	});
	setItem("a.1", "in memory");
	expect(getItem("a.1")).toBe("in memory");
	expect(getKeysWithPrefix("a.")).toEqual(["a.1"]);
	setSpy.mockRestore();
	setItem("a.1", "in storage");
	expect(getItem("a.1")).toBe("in storage");
	expect(getKeysWithPrefix("a.")).toEqual(["a.1"]);
});
