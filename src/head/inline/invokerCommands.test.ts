// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";

// Like old browsers, jsdom has no invoker commands; it also lacks modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
	this.open = true;
};
HTMLDialogElement.prototype.close = function () {
	this.open = false;
};
const script = "./invokerCommands.ts";
await import(/* @vite-ignore */ script);

const element = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const dialog = () => element<HTMLDialogElement>("contact");

beforeEach(() => {
	document.body.innerHTML = `
		<button id="open" command="show-modal" commandfor="contact"><b id="label">Contact us</b></button>
		<dialog id="contact"><button id="close" command="close" commandfor="contact">Close</button></dialog>
		<button id="nowhere" command="show-modal" commandfor="missing">Nowhere</button>`;
});

describe("buttons of dialogs in a browser without invoker commands", () => {
	it("open and close the dialog that they control, without scripts of islands", () => {
		element("label").click();
		expect(dialog().open).toBe(true);
		element("close").click();
		expect(dialog().open).toBe(false);
	});

	it("move the focus to the first field, although old versions of WebKit use the last button", () => {
		dialog().insertAdjacentHTML("afterbegin", '<input disabled><input id="name">');
		element("open").click();
		expect(document.activeElement?.id).toBe("name");
	});

	it("do nothing when another script has handled the click", () => {
		element("open").addEventListener("click", (event) => event.preventDefault());
		element("open").click();
		expect(dialog().open).toBe(false);
	});

	it("do nothing when the page has no such dialog", () => {
		expect(() => element("nowhere").click()).not.toThrow();
	});
});

describe("a dialog in a browser without light dismiss", () => {
	/** jsdom has no layout, so the dialog is the point 0, 0. */
	const press = (down: number, up: number) => {
		dialog().dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, clientX: down }));
		dialog().dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: up }));
	};

	it("closes on a click outside", () => {
		dialog().showModal();
		press(5, 5);
		expect(dialog().open).toBe(false);
	});

	it("closes on Escape in one of its fields, but not during text composition", () => {
		dialog().insertAdjacentHTML("afterbegin", '<input id="name">');
		dialog().showModal();
		const press = (isComposing: boolean) =>
			element("name").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, isComposing }));
		press(true);
		expect(dialog().open).toBe(true);
		press(false);
		expect(dialog().open).toBe(false);
	});

	it("keeps the focus inside on a press outside, so that closing returns it to the opener", () => {
		dialog().showModal();
		const createMousedown = (clientX: number) =>
			new MouseEvent("mousedown", { bubbles: true, cancelable: true, clientX });
		expect(dialog().dispatchEvent(createMousedown(5)), "beside").toBe(false);
		expect(dialog().dispatchEvent(createMousedown(0)), "inside").toBe(true);
	});

	it("stays open on a click inside and on a press that starts inside", () => {
		dialog().showModal();
		press(0, 0);
		press(0, 5);
		expect(dialog().open).toBe(true);
	});
});
