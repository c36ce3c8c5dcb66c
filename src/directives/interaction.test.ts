// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import interactionDirective, { type InteractionOptions } from "./interaction.ts";

// New mocks per test: islands of earlier tests still listen on `window`.
let start = vi.fn<() => Promise<void>>();
let load = vi.fn<() => Promise<() => Promise<void>>>();
let islandElement: HTMLElement;
let control: HTMLButtonElement;
let field: HTMLInputElement;
let failure: HTMLElement;

beforeEach(() => {
	const started = vi.fn(async () => {});
	start = started;
	load = vi.fn(async () => started);
	document.body.innerHTML = `<input id="search"><p data-failure-of="search" hidden>Not loaded</p>
		<div><button></button><p>Games</p></div>`;
	field = document.querySelector("input") as HTMLInputElement;
	failure = document.querySelector("p") as HTMLElement;
	islandElement = document.querySelector("div") as HTMLElement;
	control = document.querySelector("button") as HTMLButtonElement;
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const fireOn = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));
const watch = (value: boolean | InteractionOptions = { field: "search", params: ["q"] }) =>
	// Astro types the value as `string`.
	interactionDirective(load, { name: "interaction", value: value as never }, islandElement);

/** Like Astro's `load`, fires an event and resolves if the files cannot be loaded. */
const failToLoad = async () => {
	fireOn(islandElement, "astro:hydration-error");
	return async () => {};
};

it("an island hydrates once, at the first interaction", async () => {
	watch();
	fireOn(document.body, "pointerover");
	await settle();
	expect(load).not.toHaveBeenCalled();
	fireOn(control, "pointerover");
	fireOn(control, "pointerdown");
	await settle();
	fireOn(control, "keydown");
	expect([load.mock.calls.length, start.mock.calls.length]).toEqual([1, 1]);
});

it.each([
	["the focus of its field", () => fireOn(field, "focusin")],
	["text in its field", () => fireOn(field, "input")],
	[
		"Back to an address with its parameter",
		() => {
			history.replaceState(null, "", "?q=boat");
			fireOn(window, "popstate");
		},
	],
])("an island hydrates at %s", async (_, act) => {
	watch();
	expect(load).not.toHaveBeenCalled();
	act();
	await settle();
	expect(start).toHaveBeenCalledOnce();
});

it.each([
	["the address has its parameter", () => history.replaceState(null, "", "?q=")],
	["its field has text", () => (field.value = "boat")],
	["the focus is inside", () => control.focus()],
])("an island hydrates at once when %s", async (_, arrange) => {
	arrange();
	watch();
	await settle();
	expect(start).toHaveBeenCalledOnce();
});

it("an address with other parameters does not hydrate the island", async () => {
	history.replaceState(null, "", "?utm_source=x");
	watch();
	fireOn(window, "popstate");
	await settle();
	expect(load).not.toHaveBeenCalled();
});

it("an island without options hydrates at an interaction inside the island", async () => {
	watch(true);
	fireOn(field, "focusin");
	expect(load).not.toHaveBeenCalled();
	fireOn(control, "focusin");
	await settle();
	expect(start).toHaveBeenCalledOnce();
});

it("a loading error is shown, and the next interaction tries again", async () => {
	load.mockImplementationOnce(failToLoad);
	watch();
	fireOn(field, "focusin");
	await settle();
	expect([failure.hidden, start.mock.calls.length]).toEqual([false, 0]);
	islandElement.dataset.failed = "";
	fireOn(field, "input");
	await settle();
	expect([failure.hidden, start.mock.calls.length, islandElement.dataset.failed]).toEqual([true, 1, undefined]);
});

it("an error while loading the translations is shown", () => {
	watch();
	fireOn(document, "island:failed");
	expect(failure.hidden).toBe(false);
});

it("markup that a translator changed is restored before hydration", async () => {
	watch();
	const text = islandElement.querySelector("p") as HTMLElement;
	text.innerHTML = "<font>Игры</font>";
	let markup: string | undefined;
	start.mockImplementation(async () => {
		markup = islandElement.querySelector("p")?.innerHTML;
	});
	fireOn(control, "pointerdown");
	await settle();
	expect(markup).toBe("Games");
});
