// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
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

it("browsers with <details name> close the other items by themselves", () => {
	Object.assign(HTMLDetailsElement.prototype, { name: "" });
	onTestFinished(() => void Reflect.deleteProperty(HTMLDetailsElement.prototype, "name"));
	const addListener = vi.spyOn(document, "addEventListener");
	polyfillDetailsName();
	expect(addListener).not.toHaveBeenCalled();
});

it("an opened item closes the other one of its accordion, in browsers without <details name>", () => {
	polyfillDetailsName();
	click(0);
	click(1);
	expect(open()).toEqual([false, true, true, true]);
	click(1);
	expect(open()).toEqual([false, false, true, true]);
});
