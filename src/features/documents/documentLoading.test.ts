// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { announceDocumentLoading } from "./documentLoading.client.ts";

const status = document.createElement("p");
const link = document.createElement("a");

// jsdom cannot navigate.
const preventNavigation = (event: Event) => event.preventDefault();

beforeAll(() => {
	status.dataset.message = "Loading document…";
	announceDocumentLoading(status);
	addEventListener("click", preventNavigation);
});
afterAll(() => removeEventListener("click", preventNavigation));
beforeEach(() => {
	vi.useFakeTimers();
	document.body.append(link);
	link.href = "/ru/docs/guidelines/general/privacy-policy";
});
afterEach(() => void dispatchEvent(new Event("pageshow")));

const click = (init: MouseEventInit = {}) =>
	link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

it.each([
	["a document's address", "/ru/docs/guidelines/general/privacy-policy"],
	["a document's former address, which redirects", "/docs/customers/privacy-policy"],
])("the loading text appears 200 ms after a click on a link to %s, until the page is shown again", (_, href) => {
	link.href = href;
	click();
	vi.advanceTimersByTime(199);
	expect(status.textContent).toBe("");
	vi.advanceTimersByTime(1);
	expect(status.textContent).toBe("Loading document…");
	dispatchEvent(new Event("pageshow"));
	expect(status.textContent).toBe("");
});

it("the loading text does not appear when the page is left in time", () => {
	click();
	dispatchEvent(new Event("pagehide"));
	vi.advanceTimersByTime(1_000);
	expect(status.textContent).toBe("");
});

it.each([
	["a link to another page", "/games", {}],
	["a link to the index", "/docs/guidelines", {}],
	["a link to another site", "https://example.com/docs/guidelines/general/privacy-policy", {}],
	["a link that opens a new tab", "/docs/guidelines/general/privacy-policy", { ctrlKey: true }],
])("the loading text does not appear for %s", (_, href, init) => {
	link.href = href;
	click(init);
	vi.advanceTimersByTime(1_000);
	expect(status.textContent).toBe("");
});
