// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { stubIntersectionObserver } from "#src/scripts/stubIntersectionObserver.ts";
import type { NearOptions } from "./near.ts";

// New mocks per test: islands of earlier tests still listen on `window`.
let start = vi.fn<() => Promise<void>>();
let load = vi.fn<() => Promise<() => Promise<void>>>();
let islandElement: HTMLElement;
/** Reports elements that are less than one screen away. */
let scrollNear: (target: Element) => void;
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
	const started = vi.fn(async () => {});
	start = started;
	load = vi.fn(async () => started);
	scrollNear = stubIntersectionObserver();
	islandElement = document.body.appendChild(document.createElement("div"));
	islandElement.innerHTML = "<p>Refund</p><button data-requires-js>Check</button>";
	// The module stores whether the page has been used.
	vi.resetModules();
});

async function watch(value: boolean | NearOptions = true): Promise<HTMLElement> {
	const { default: near } = await import("./near.ts");
	// Astro types the value as `string`.
	near(load, { name: "near", value: value as never }, islandElement);
	return islandElement.querySelector("p") as HTMLElement;
}

it("an island near the viewport does not hydrate until the visitor uses the page", async () => {
	const child = await watch();
	scrollNear(child);
	// Events of a mouse that rests where the page appears.
	for (const type of ["pointerover", "pointermove"])
		dispatchEvent(Object.assign(new Event(type), { movementX: 0, movementY: 0 }));
	await settle();
	scrollNear(child);
	expect(load).not.toHaveBeenCalled();
});

it.each(["scroll", "touchstart", "pointerdown", "keydown", "focusin", "click"])(
	"an island hydrates once when it is near the viewport after a %s event",
	async (type) => {
		const child = await watch();
		document.body.dispatchEvent(new Event(type, { bubbles: true }));
		await settle();
		expect(load).not.toHaveBeenCalled();
		scrollNear(child);
		scrollNear(child);
		await settle();
		expect([load.mock.calls.length, start.mock.calls.length]).toEqual([1, 1]);
	},
);

it("a mouse movement counts as a use of the page", async () => {
	const child = await watch();
	dispatchEvent(Object.assign(new Event("pointermove"), { movementX: 3, movementY: 0 }));
	await settle();
	scrollNear(child);
	expect(load).toHaveBeenCalledOnce();
});

it("clicks on a control hydrate the island once and are repeated after that", async () => {
	await watch();
	const control = islandElement.querySelector("button") as HTMLButtonElement;
	const handleClick = vi.fn();
	control.addEventListener("click", handleClick);
	control.click();
	control.click();
	await settle();
	expect([start.mock.calls.length, handleClick.mock.calls.length]).toEqual([1, 0]);
	islandElement.dispatchEvent(new Event("island:hydrated"));
	await expect.poll(() => handleClick.mock.calls.length).toBe(2);
});

it.each([
	["the browser is idle", (callback: () => void) => setTimeout(callback)],
	["the page has loaded, in browsers without requestIdleCallback", undefined],
])("an address with the parameter of the island hydrates it as soon as %s", async (_, requestIdleCallback) => {
	vi.stubGlobal("requestIdleCallback", requestIdleCallback);
	history.replaceState(null, "", "?fleet=5");
	await watch({ parameter: "fleet" });
	expect(load).not.toHaveBeenCalled();
	await settle();
	expect(start).toHaveBeenCalledOnce();
});

it("an address with other parameters does not hydrate the island", async () => {
	history.replaceState(null, "", "?utm_source=x");
	await watch({ parameter: "fleet" });
	await settle();
	expect(load).not.toHaveBeenCalled();
});
