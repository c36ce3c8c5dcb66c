// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { polyfillDetailsName } from "./accordion.client.ts";

const items = () => [...document.querySelectorAll("details")];
const open = () => items().map((item) => item.open);
/** jsdom toggles details on a click, but does not support their `name`. */
const click = (index: number) => items()[index]?.querySelector("b")?.click();

beforeEach(() => {
	const summaryMarkup = "<summary><b>Question</b></summary>";
	document.body.innerHTML = ["name=a", "name=a", "name=b open", "open"]
		.map((attributes) => `<details ${attributes}>${summaryMarkup}</details>`)
		.join("");
});
afterEach(() => {
	Reflect.deleteProperty(HTMLDetailsElement.prototype, "name");
	document.body.replaceChildren();
});

// Must run first: the listener of the other test would close these items.
it("browsers with <details name> close the other items by themselves", () => {
	Object.assign(HTMLDetailsElement.prototype, { name: "" });
	polyfillDetailsName();
	click(0);
	click(1);
	expect(open()).toEqual([true, true, true, true]);
});

it("an opened item closes the other one of its accordion, in browsers without <details name>", () => {
	polyfillDetailsName();
	click(0);
	click(1);
	expect(open()).toEqual([false, true, true, true]);
	click(1);
	expect(open()).toEqual([false, false, true, true]);
});
