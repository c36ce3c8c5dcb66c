// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { installDevice } from "#src/features/clips/testCards.ts";
import "#src/i18n/i18n.server.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { GameScreenshots } from "./GameScreenshots.tsx";

type SliderOptions = { start: number; onPlace: (place: number) => void; onZoom: (isZoomed: boolean) => void };
// Swiper needs layout, which jsdom lacks.
const slider = vi.hoisted(() => ({ turn: vi.fn(), press: vi.fn(), isZoomed: vi.fn(), toggleZoom: vi.fn() }));
const { destroy, created } = vi.hoisted(() => ({ destroy: vi.fn(), created: [] as SliderOptions[] }));
vi.mock("./screenshotSlider.ts", () => ({
	createScreenshotSlider: (_: HTMLElement, options: SliderOptions) => {
		created.push(options);
		return { ...slider, destroy };
	},
}));

const screenshots = ["A boat", "A crab", "A wave"].map((alt, index) => ({
	alt,
	picture: { base: `/pictures/boat/${index}`, width: 1600, height: 900, widths: [800, 1600], placeholderColor: 0 },
}));
const { t } = i18nFor("en");
const links = () => [...document.querySelectorAll<HTMLAnchorElement>("a[data-enlarge]")];
const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const control = (name: string) => dialog().querySelector(`[aria-label="${name}"]`) as HTMLButtonElement;
const getCaption = () => dialog().querySelector("p[aria-live]")?.textContent;
const options = () => created.at(-1) as SliderOptions;
const settle = () => vi.dynamicImportSettled();

beforeEach(async () => {
	installDevice();
	created.length = 0;
	// jsdom lacks dialog methods.
	Object.assign(HTMLDialogElement.prototype, {
		showModal(this: HTMLDialogElement) {
			this.open = true;
		},
		close(this: HTMLDialogElement) {
			this.open = false;
			this.dispatchEvent(new Event("close"));
		},
	});
	document.body.innerHTML = renderToStaticMarkup(
		<GameScreenshots title="Boat" clip={undefined} screenshots={screenshots} />,
	);
	vi.resetModules();
	await import("./gamePage.client.ts");
	return () => {
		for (const name of ["showModal", "close"]) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
	};
});

/** Clicks the screenshot at an index. */
async function openAt(index: number, init: MouseEventInit = {}): Promise<void> {
	fireEvent.click(links()[index] as HTMLAnchorElement, init);
	await settle();
}

it("a click opens a screenshot in the dialog, with its position and caption, and hides the others", async () => {
	await openAt(1);
	expect(dialog().open).toBe(true);
	expect(document.activeElement).toBe(dialog());
	expect(options().start).toBe(1);
	expect(getCaption()).toBe("2 of 3 A crab");
	expect([...dialog().querySelectorAll("li")].map((slide) => slide.hasAttribute("inert"))).toEqual([true, false, true]);
});

it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("a click with %s follows the link to the file", async (key) => {
	const isPrevented = vi.fn((event: Event) => event.defaultPrevented);
	addEventListener("click", isPrevented, { once: true });
	// jsdom cannot navigate.
	addEventListener("click", (event) => event.preventDefault(), { once: true });
	await openAt(0, { [key]: true });
	expect(isPrevented).toHaveReturnedWith(false);
	expect(dialog()).toBeNull();
});

it("two clicks before the dialog has loaded open one dialog", async () => {
	await Promise.all([openAt(0), openAt(0)]);
	expect(document.querySelectorAll("dialog")).toHaveLength(1);
});

it("arrow buttons turn the pages and are disabled at the first and the last screenshot", async () => {
	await openAt(0);
	const getDisabledStates = () => [t("game.previous"), t("game.next")].map((name) => control(name).ariaDisabled);
	expect(getDisabledStates()).toEqual(["true", "false"]);
	control(t("game.next")).click();
	expect(slider.turn).toHaveBeenCalledExactlyOnceWith(1);
	options().onPlace(2);
	expect(getDisabledStates()).toEqual(["false", "true"]);
	expect(getCaption()).toBe("3 of 3 A wave");
});

it("the zoom button describes its action, and an enlarged screenshot loads a larger file", async () => {
	await openAt(0);
	control(t("game.zoomIn")).click();
	expect(slider.toggleZoom).toHaveBeenCalledOnce();
	options().onZoom(true);
	expect(control(t("game.zoomOut"))).not.toBeNull();
	const sizes = () => [...dialog().querySelectorAll("source")].map((source) => source.sizes);
	expect(new Set(sizes())).toEqual(new Set(["300vw", "100vw"]));
	options().onZoom(false);
	expect(new Set(sizes())).toEqual(new Set(["100vw"]));
});

it("keys control the slider, except those of browser shortcuts", async () => {
	await openAt(0);
	slider.press.mockReturnValue(true);
	expect(fireEvent.keyDown(dialog(), { key: "ArrowRight" })).toBe(false);
	expect(fireEvent.keyDown(dialog(), { key: "+", ctrlKey: true })).toBe(true);
	expect(fireEvent.keyDown(dialog(), { key: "ArrowLeft", altKey: true })).toBe(true);
	expect(slider.press.mock.calls).toEqual([["ArrowRight"]]);
});

it.each([
	["Escape", () => fireEvent(dialog(), new Event("cancel", { cancelable: true }))],
	["the close button", () => fireEvent(dialog(), new Event("command", { cancelable: true }))],
	["a click beside the picture", () => fireEvent.click(dialog().querySelector("li") as Element)],
])("%s closes the dialog, removes it and returns the focus to the link", async (_, close) => {
	await openAt(2);
	fireEvent.click(dialog().querySelector("img") as Element);
	expect(dialog().dataset.closing, "a click on the picture").toBeUndefined();
	close();
	await vi.waitFor(() => expect(dialog()).toBeNull());
	expect(document.activeElement).toBe(links()[2]);
	expect(destroy).toHaveBeenCalledOnce();
});
