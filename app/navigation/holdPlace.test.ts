// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdPlace, isHeld, releasePlace } from "./holdPlace.ts";

/** Stands in for the browser's: the test tells when the page has grown. */
class Observer {
	static readonly all: Observer[] = [];
	readonly observed: Element[] = [];
	readonly #grow: () => void;
	constructor(grow: () => void) {
		this.#grow = grow;
		Observer.all.push(this);
	}
	observe(element: Element): void {
		this.observed.push(element);
	}
	disconnect(): void {
		this.observed.length = 0;
	}
	grow(): void {
		if (this.observed.length > 0) this.#grow();
	}
}
const growPage = () => {
	for (const observer of Observer.all) observer.grow();
};

beforeEach(() => {
	Observer.all.length = 0;
	vi.stubGlobal("ResizeObserver", Observer);
});
afterEach(() => {
	releasePlace();
	vi.unstubAllGlobals();
});

/** Reaches its place at the given try. */
const reachedAt = (last: number) => {
	let count = 0;
	return vi.fn(() => {
		count += 1;
		return count >= last;
	});
};

it("goes to a place that is there, once", () => {
	const go = reachedAt(1);
	holdPlace(go);
	growPage();
	expect(go).toHaveBeenCalledTimes(1);
	expect(isHeld()).toBe(false);
});

it("goes again whenever the page grows, until the place is reached", () => {
	const go = reachedAt(3);
	holdPlace(go);
	expect(isHeld()).toBe(true);
	expect(Observer.all[0]?.observed).toEqual([document.body]);
	growPage();
	expect(isHeld()).toBe(true);
	growPage();
	expect(isHeld()).toBe(false);
	growPage();
	expect(go).toHaveBeenCalledTimes(3);
});

it.each(["wheel", "touchstart", "pointerdown", "keydown"])(
	"leaves the page to a visitor who takes over: %s",
	(event) => {
		const go = reachedAt(9);
		holdPlace(go);
		document.body.dispatchEvent(new Event(event));
		expect(isHeld()).toBe(false);
		growPage();
		expect(go).toHaveBeenCalledTimes(1);
	},
);

it("does not hinder the visitor's own scrolling, and listens no longer than it must", () => {
	const listened = vi.spyOn(window, "addEventListener");
	holdPlace(reachedAt(9));
	const options = listened.mock.calls.map(([, , given]) => given as AddEventListenerOptions);
	expect(options).toHaveLength(4);
	for (const { passive, signal } of options) expect([passive, signal?.aborted]).toEqual([true, false]);
	releasePlace();
	for (const { signal } of options) expect(signal?.aborted).toBe(true);
});

it("hears of the visitor before anything in the page can stop the event", () => {
	document.body.addEventListener("wheel", (event) => event.stopPropagation(), { once: true });
	holdPlace(reachedAt(9));
	document.body.dispatchEvent(new Event("wheel"));
	expect(isHeld()).toBe(false);
});

it("holds one place at a time", () => {
	const first = reachedAt(9);
	holdPlace(first);
	holdPlace(reachedAt(9));
	growPage();
	expect(first).toHaveBeenCalledTimes(1);
	expect(isHeld()).toBe(true);
	holdPlace(() => true);
	expect(isHeld()).toBe(false);
});

it("can be released when nothing is held", () => {
	releasePlace();
	releasePlace();
	expect(isHeld()).toBe(false);
});
