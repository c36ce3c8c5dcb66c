// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { enhanceSearchLink } from "./searchLink.client.ts";

const { openSearchDialog } = vi.hoisted(() => ({ openSearchDialog: vi.fn() }));
vi.mock("./openSearchDialog.client.tsx", () => ({ openSearchDialog }));

/** Finishes loading the dialog. @returns the text typed for it */
let finishLoading: () => string | undefined;
const link = document.createElement("a");
const settle = () => new Promise((resolve) => setTimeout(resolve));
const press = (key: string, target: EventTarget = document.body, modifiers: KeyboardEventInit = {}) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...modifiers });
	target.dispatchEvent(event);
	return event.defaultPrevented;
};

beforeAll(() => {
	link.href = "/search";
	document.body.append(link);
	enhanceSearchLink(link);
});
beforeEach(() => {
	finishLoading?.();
	openSearchDialog.mockImplementation((_, takeTyped: () => string | undefined) => {
		return new Promise<void>((resolve) => {
			finishLoading = () => {
				resolve();
				return takeTyped();
			};
		});
	});
});

it("a click opens the search dialog instead of the link", async () => {
	expect(link.dispatchEvent(new MouseEvent("click", { cancelable: true }))).toBe(false);
	await settle();
	expect(openSearchDialog).toHaveBeenCalledWith(link, expect.any(Function));
	expect(finishLoading()).toBe("");
});

it.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])("a click with %s follows the link", (key) => {
	const event = new MouseEvent("click", { cancelable: true, [key]: true });
	link.dispatchEvent(event);
	expect(event.defaultPrevented).toBe(false);
});

it("text typed between '/' and the opening of the dialog is its first query", async () => {
	expect(press("/")).toBe(true);
	for (const key of ["c", "a", "r", "Backspace", "t"]) expect(press(key)).toBe(true);
	expect(press("Tab")).toBe(false);
	await settle();
	expect(finishLoading()).toBe("cat");
	expect(press("x"), "keys are no longer captured").toBe(false);
});

it.each([
	["the typed text", ["c", "a"], "http://localhost:3000/search?q=ca"],
	["no query", [], "http://localhost:3000/search"],
])("follows the link with %s if the dialog cannot be loaded", async (_, keys, url) => {
	const assignUrl = vi.fn();
	vi.stubGlobal("location", { assign: assignUrl });
	openSearchDialog.mockRejectedValue(new Error("Not found"));
	for (const key of ["/", ...keys]) press(key);
	await settle();
	expect(assignUrl.mock.calls.map(String)).toEqual([url]);
	press("Escape");
});

it.each(["metaKey", "ctrlKey", "altKey"])("'/' with %s is the browser's shortcut", (key) => {
	expect(press("/", document.body, { [key]: true })).toBe(false);
});

it("Escape cancels a dialog that has not opened yet", async () => {
	press("/");
	press("Escape");
	await settle();
	expect(finishLoading()).toBeUndefined();
});

it("'/' does nothing in text fields and while a dialog is open", () => {
	const input = document.body.appendChild(document.createElement("input"));
	expect(press("/", input)).toBe(false);
	input.remove();
	const dialog = document.body.appendChild(document.createElement("dialog"));
	dialog.setAttribute("open", "");
	expect(press("/")).toBe(false);
	dialog.remove();
});
