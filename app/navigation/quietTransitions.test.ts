// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hasTransitions, quietTransitions } from "./quietTransitions.ts";

beforeEach(() => {
	vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
	Reflect.deleteProperty(document, "startViewTransition");
});

it("hears the promise of a transition that is cut short, and leaves the transition as it is", () => {
	const ready = Promise.reject(new DOMException("Skipped.", "AbortError"));
	const heard = vi.spyOn(ready, "catch");
	const transition = { ready };
	const start = vi.fn(function (this: Document, _update: () => void) {
		return this === document ? transition : undefined;
	});
	Object.assign(document, { startViewTransition: start });
	quietTransitions();
	const update = () => {};
	expect(document.startViewTransition(update)).toBe(transition);
	expect(start).toHaveBeenCalledExactlyOnceWith(update);
	expect(heard).toHaveBeenCalledTimes(1);
});

it("does nothing in a browser without view transitions", () => {
	quietTransitions();
	expect("startViewTransition" in document).toBe(false);
	expect(hasTransitions()).toBe(false);
});

it.each([
	["a phone of four cores", { hardwareConcurrency: 4 }, "coarse", "undefined"],
	["a phone of four gigabytes", { hardwareConcurrency: 8, deviceMemory: 4 }, "coarse", "undefined"],
	["a better phone", { hardwareConcurrency: 8, deviceMemory: 8 }, "coarse", "function"],
	["a phone that tells no memory", { hardwareConcurrency: 6 }, "coarse", "function"],
	["a small computer", { hardwareConcurrency: 2, deviceMemory: 4 }, "fine", "function"],
])("keeps transitions where they cost no time: %s", (_, device, pointer, expected) => {
	vi.stubGlobal("navigator", device);
	vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
	Object.assign(document, { startViewTransition: () => ({ ready: Promise.resolve() }) });
	quietTransitions();
	expect(typeof document.startViewTransition).toBe(expected);
	expect(hasTransitions(), "links ask for one").toBe(expected === "function");
});
