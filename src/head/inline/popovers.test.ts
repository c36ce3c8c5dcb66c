// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

// jsdom has no popover API, like old browsers.
const script = "./popovers.ts";
await import(/* @vite-ignore */ script);

const element = (id: string) => document.getElementById(id) as HTMLElement;
const isOpen = (id: string) => element(id).hasAttribute("data-open");
const press = (target: HTMLElement) => {
	target.dispatchEvent(new Event("pointerup", { bubbles: true }));
	target.focus();
	target.click();
};

beforeEach(() => {
	document.body.innerHTML = `
		<nav id="menu" popover="auto"><a id="first" href="#a">Games</a></nav>
		<button id="menu-button" popovertarget="menu">Menu</button>
		<button id="languages-button" popovertarget="languages"><b id="flag">en</b></button>
		<ul id="languages" popover="auto">
			<a id="russian" href="#ru">ru</a>
			<button id="close" popovertarget="languages" popovertargetaction="hide">Close</button>
		</ul>
		<a id="behind" href="#b">Play</a>`;
});

describe("popovers in a browser without the popover API", () => {
	it("marks the root, so that the stylesheet hides closed popovers", () => {
		expect(document.documentElement.hasAttribute("data-popover-fallback")).toBe(true);
	});

	it("opens and closes a popover with its button and updates aria-expanded", () => {
		press(element("menu-button"));
		expect(isOpen("menu")).toBe(true);
		expect(element("menu-button").ariaExpanded).toBe("true");
		press(element("menu-button"));
		expect(isOpen("menu")).toBe(false);
		expect(element("menu-button").ariaExpanded).toBe("false");
	});

	it("closes with a button inside that only hides, and does not open with it", () => {
		element("flag").click();
		expect(isOpen("languages"), "by a click on something inside its button").toBe(true);
		press(element("close"));
		expect(isOpen("languages")).toBe(false);
		press(element("close"));
		expect(isOpen("languages")).toBe(false);
	});

	it("closes one popover when another one opens", () => {
		press(element("menu-button"));
		press(element("languages-button"));
		expect(isOpen("menu")).toBe(false);
		expect(isOpen("languages")).toBe(true);
	});

	it("closes on a press outside and stays open on a press inside", () => {
		press(element("languages-button"));
		element("russian").dispatchEvent(new Event("pointerup", { bubbles: true }));
		expect(isOpen("languages")).toBe(true);
		document.body.dispatchEvent(new Event("pointerup", { bubbles: true }));
		expect(isOpen("languages")).toBe(false);
	});

	it("closes on Escape and returns the focus to the button", () => {
		press(element("languages-button"));
		element("russian").focus();
		document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
		expect(isOpen("languages")).toBe(false);
		expect(document.activeElement).toBe(element("languages-button"));
	});

	it("closes when the focus leaves it", () => {
		press(element("languages-button"));
		element("russian").focus();
		expect(isOpen("languages")).toBe(true);
		element("behind").focus();
		expect(isOpen("languages")).toBe(false);
	});

	it("moves the focus into a popover that precedes its button", () => {
		press(element("menu-button"));
		expect(document.activeElement).toBe(element("first"));
		press(element("languages-button"));
		expect(document.activeElement).toBe(element("languages-button"));
	});

	it("adds showPopover and hidePopover, and fires one toggle event per change", () => {
		const onToggle = vi.fn();
		element("languages").addEventListener("toggle", onToggle);
		element("languages").hidePopover();
		expect(onToggle).not.toHaveBeenCalled();
		element("languages").showPopover();
		element("languages").showPopover();
		expect(isOpen("languages")).toBe(true);
		expect(onToggle).toHaveBeenCalledOnce();
	});
});
