// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepOneItemOpen } from "./accordion.client.ts";

const items = () => [...document.querySelectorAll("details")];
const open = () => items().map((item) => item.open);
/** Browsers fire `toggle` for later; jsdom does not fire it. */
function setOpen(index: number, isOpen: boolean): void {
	const item = items()[index];
	if (!item) return;
	item.open = isOpen;
	item.dispatchEvent(new Event("toggle"));
}

beforeEach(() => {
	document.body.innerHTML =
		"<details name=a></details><details name=a></details><details name=b open></details><details open></details>";
});
afterEach(() => {
	Reflect.deleteProperty(HTMLDetailsElement.prototype, "name");
	document.body.replaceChildren();
});

it("an opened item closes the other one of its accordion, in browsers without <details name>", () => {
	Reflect.deleteProperty(HTMLDetailsElement.prototype, "name");
	keepOneItemOpen();
	setOpen(0, true);
	setOpen(1, true);
	// The browser fires `toggle` for the closed one, too.
	setOpen(0, false);
	expect(open()).toEqual([false, true, true, true]);
	setOpen(1, false);
	expect(open()).toEqual([false, false, true, true]);
});

it("browsers with <details name> close the other items by themselves", () => {
	Object.assign(HTMLDetailsElement.prototype, { name: "" });
	keepOneItemOpen();
	setOpen(0, true);
	setOpen(1, true);
	expect(open()).toEqual([true, true, true, true]);
});
