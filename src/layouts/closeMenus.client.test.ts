// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { closeMenusOnLeave } from "./closeMenus.client.ts";

const hidePopover = vi.fn();
const close = vi.fn();

beforeAll(closeMenusOnLeave);
beforeEach(() => {
	document.body.innerHTML =
		"<div popover id=menu></div><div popover id=other></div><dialog open></dialog><dialog></dialog>";
	// jsdom lacks both methods.
	Object.assign(HTMLElement.prototype, { hidePopover });
	Object.assign(HTMLDialogElement.prototype, { close });
});
afterEach(() => {
	Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
	Reflect.deleteProperty(HTMLDialogElement.prototype, "close");
});

/** Makes the browser support `:popover-open`, or throw like browsers without popovers. */
function installSelector(isKnown: boolean): void {
	const nativeMatches = Element.prototype.matches;
	vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector: string) {
		if (selector !== ":popover-open") return nativeMatches.call(this, selector);
		if (!isKnown) throw new DOMException("unknown pseudo-class selector", "SyntaxError");
		return this.id === "menu";
	});
}

it("leaving the page closes its open popovers and dialogs", () => {
	installSelector(true);
	dispatchEvent(new Event("pagehide"));
	expect(hidePopover.mock.contexts).toEqual([document.querySelector("#menu")]);
	expect(close.mock.contexts).toEqual([document.querySelector("dialog")]);
});

it("leaving the page closes popovers of the fallback in browsers without the popover API", () => {
	installSelector(false);
	document.querySelector("#other")?.toggleAttribute("data-open", true);
	dispatchEvent(new Event("pagehide"));
	expect(hidePopover.mock.contexts).toEqual([document.querySelector("#other")]);
	expect(close).toHaveBeenCalledOnce();
});
