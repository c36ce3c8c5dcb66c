// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { prefetchLinks } from "./prefetchLinks.client.ts";

const prefetch = vi.fn();
const supports = vi.fn();
let remove = () => {};

/** Starts in a browser, and points at the text of a link. */
function pointAt(href: string, type = "pointerover"): void {
	vi.stubGlobal("fetch", prefetch.mockResolvedValue(new Response()));
	const added = vi.spyOn(document, "addEventListener");
	prefetchLinks();
	const calls = [...added.mock.calls];
	remove = () => {
		for (const [event, listener] of calls) document.removeEventListener(event, listener as EventListener);
	};
	document.body.innerHTML = `<a href="${href}"><span>Games</span></a>`;
	document.querySelector("span")?.dispatchEvent(new Event(type, { bubbles: true }));
}

afterEach(() => {
	remove();
	prefetch.mockReset();
	supports.mockReset();
	vi.unstubAllGlobals();
	Reflect.deleteProperty(HTMLScriptElement, "supports");
	document.body.replaceChildren();
});

it.each(["pointerover", "touchstart"])("a %s event on a link prefetches its page", (type) => {
	pointAt("/games?genre=puzzle", type);
	expect(prefetch).toHaveBeenCalledExactlyOnceWith("/games?genre=puzzle", { priority: "low" });
});

it.each([
	["another site", "https://example.com/games"],
	["the same page", "/#top"],
	["a file", "/docs/terms.pdf"],
	["an email address", "mailto:a@example.com"],
])("a link to %s is not prefetched", (_, href) => {
	pointAt(href);
	expect(prefetch).not.toHaveBeenCalled();
});

it.each([
	["under Save-Data", { saveData: true }],
	["on a slow connection", { effectiveType: "2g" }],
])("nothing is prefetched %s", (_, connection) => {
	vi.stubGlobal("navigator", { connection });
	pointAt("/games");
	expect(prefetch).not.toHaveBeenCalled();
});

it("nothing is prefetched outside of links", () => {
	pointAt("/games");
	prefetch.mockReset();
	document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
	expect(prefetch).not.toHaveBeenCalled();
});

it.each([
	["nothing is prefetched in browsers with speculation rules, which do it themselves", "speculationrules", 0],
	["pages are prefetched in browsers that know only other types of scripts", "importmap", 1],
])("%s", (_, known, count) => {
	Object.assign(HTMLScriptElement, { supports: supports.mockImplementation((type) => type === known) });
	pointAt("/games");
	expect(prefetch).toHaveBeenCalledTimes(count);
});
