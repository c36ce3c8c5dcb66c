// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { prefetchLinks } from "./prefetchLinks.client.ts";

const prefetchMock = vi.fn();
const supportsType = vi.fn();
let removeListeners = () => {};

/** Starts the script and fires the event on the text of a link. */
function pointAt(href: string, type = "pointerover"): void {
	vi.stubGlobal("fetch", prefetchMock.mockResolvedValue(new Response()));
	const added = vi.spyOn(document, "addEventListener");
	prefetchLinks();
	const listenerCalls = [...added.mock.calls];
	removeListeners = () => {
		for (const [event, listener] of listenerCalls) document.removeEventListener(event, listener as EventListener);
	};
	document.body.innerHTML = `<a href="${href}"><span>Games</span></a>`;
	document.querySelector("span")?.dispatchEvent(new Event(type, { bubbles: true }));
}

afterEach(() => {
	removeListeners();
	Reflect.deleteProperty(HTMLScriptElement, "supports");
});

it.each(["pointerover", "touchstart"])("a %s event on a link prefetches its page", (type) => {
	pointAt("/games?genre=puzzle", type);
	expect(prefetchMock).toHaveBeenCalledExactlyOnceWith("/games?genre=puzzle", { priority: "low" });
});

it.each([
	["another site", "https://example.com/games"],
	["the same page", "/#top"],
	["a file", "/docs/terms.pdf"],
	["an email address", "mailto:a@example.com"],
])("a link to %s is not prefetched", (_, href) => {
	pointAt(href);
	expect(prefetchMock).not.toHaveBeenCalled();
});

it.each([
	["under Save-Data", { saveData: true }],
	["on a slow connection", { effectiveType: "2g" }],
])("nothing is prefetched %s", (_, connection) => {
	vi.stubGlobal("navigator", { connection });
	pointAt("/games");
	expect(prefetchMock).not.toHaveBeenCalled();
});

it("nothing is prefetched outside of links", () => {
	pointAt("/games");
	prefetchMock.mockReset();
	document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
	expect(prefetchMock).not.toHaveBeenCalled();
});

it.each([
	["nothing is prefetched in browsers with speculation rules, which do it themselves", "speculationrules", 0],
	["pages are prefetched in browsers that know only other types of scripts", "importmap", 1],
])("%s", (_, known, count) => {
	Object.assign(HTMLScriptElement, { supports: supportsType.mockImplementation((type) => type === known) });
	pointAt("/games");
	expect(prefetchMock).toHaveBeenCalledTimes(count);
});
