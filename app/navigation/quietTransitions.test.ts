// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { quietTransitions } from "./quietTransitions.ts";

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
});
