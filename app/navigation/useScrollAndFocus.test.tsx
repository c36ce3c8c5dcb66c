// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isHeld } from "./holdPlace.ts";
import {
	go,
	open,
	places,
	restoreWindow,
	scrollIntoView,
	scrollTo,
	stubWindow,
	told,
	visitor,
} from "./scrollAndFocus.testUtils.tsx";

beforeEach(stubWindow);
afterEach(restoreWindow);

describe("on a load of a document", () => {
	it("nothing is moved, and the place is remembered", () => {
		open();
		expect(scrollTo).not.toHaveBeenCalled();
		expect(document.activeElement).toBe(document.body);
		expect(places.remember).toHaveBeenCalled();
		expect(places.restore).not.toHaveBeenCalled();
	});

	it("the browser does not scroll by itself on Back, nor after the page came out of its cache", () => {
		open();
		expect(history.scrollRestoration).toBe("manual");
		history.scrollRestoration = "auto";
		window.dispatchEvent(new Event("pageshow"));
		expect(history.scrollRestoration).toBe("manual");
	});

	it("nothing is done where no places are kept", async () => {
		vi.stubGlobal("places", undefined);
		open();
		await go("/news");
		expect(scrollTo).not.toHaveBeenCalled();
		expect(history.scrollRestoration).toBe("auto");
	});
});

describe("after a navigation", () => {
	it("the page goes smoothly to its top, and the focus to its heading, without a move", async () => {
		open();
		const focused = vi.spyOn(HTMLElement.prototype, "focus");
		await go("/news");
		expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "smooth" });
		expect(document.activeElement?.textContent).toBe("News");
		expect((document.activeElement as HTMLElement).tabIndex).toBe(-1);
		expect(focused).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
		expect(places.remember).toHaveBeenCalled();
	});

	it("it goes at once for those who want no motion", async () => {
		visitor.isStill = true;
		open();
		await go("/news");
		expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "instant" });
	});

	it("it goes at once inside a view transition", async () => {
		vi.mocked(document.documentElement.matches).mockImplementation(
			(selector) => selector === ":active-view-transition",
		);
		open();
		await go("/news");
		expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "instant" });
	});

	it("it scrolls in a browser that throws for `:active-view-transition`", async () => {
		vi.stubGlobal("CSS", { supports: () => false });
		vi.mocked(document.documentElement.matches).mockImplementation(() => {
			throw new SyntaxError("':active-view-transition' is not a valid selector");
		});
		open();
		await go("/news");
		expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "smooth" });
		expect(document.activeElement?.textContent).toBe("News");
	});

	it("the focus goes to the main part of a page without a heading", async () => {
		open();
		await go("/bare");
		expect(document.activeElement?.tagName).toBe("MAIN");
	});

	it("the focus stays where the page stays: another query or another hash of it", async () => {
		open();
		await go("/?page=2");
		await go("/#top");
		expect(document.activeElement).toBe(document.body);
	});

	it("a hash wins, and the focus is the browser's", async () => {
		open();
		await go("/bare#a%20b");
		expect(scrollIntoView.mock.contexts).toEqual([document.getElementById("a b")]);
		expect(scrollTo).not.toHaveBeenCalled();
		expect(document.activeElement).toBe(document.body);
	});

	it.each(["/news#nowhere", "/news#%"])("a hash that names nothing moves nothing: %s", async (address) => {
		open();
		await go(address);
		expect(scrollTo).not.toHaveBeenCalled();
		expect(scrollIntoView).not.toHaveBeenCalled();
	});

	it("one that keeps its place moves nothing", async () => {
		open();
		await go("/?q=boat", { state: { keepsPlace: true } });
		expect(scrollTo).not.toHaveBeenCalled();
	});

	it("one into another language finds what was read, once it is there", async () => {
		places.findAgain.mockReturnValue(false);
		open();
		places.remember.mockClear();
		await go("/news", { state: { findsPlace: true } });
		expect(places.findAgain).toHaveBeenCalledTimes(1);
		expect(isHeld()).toBe(true);
		expect(scrollTo).not.toHaveBeenCalled();
		// The place on the way is none that the visitor has chosen.
		expect(places.remember).not.toHaveBeenCalled();
		await go("/");
		expect(isHeld()).toBe(false);
	});
});

describe("Back and Forward", () => {
	it("restore where the visitor was", async () => {
		places.restore.mockReturnValue(true);
		open();
		await go(1);
		expect(places.restore).toHaveBeenCalledExactlyOnceWith("entry-2");
		expect(scrollTo).not.toHaveBeenCalled();
		expect(isHeld()).toBe(false);
		expect(document.activeElement?.textContent).toBe("News");
	});

	it("hold the place until the page is long enough", async () => {
		places.restore.mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true);
		open();
		await go(1);
		expect(places.restore).toHaveBeenCalledTimes(2);
		expect(isHeld()).toBe(true);
	});

	it("do not hold what is no longer known", async () => {
		places.restore.mockReturnValueOnce(false).mockReturnValue(undefined);
		open();
		await go(1);
		expect(isHeld()).toBe(false);
	});

	it("go to the top of a page where nobody has been", async () => {
		open();
		await go(1);
		expect(scrollTo).toHaveBeenCalledTimes(1);
	});

	it("are not asked for by a link: nothing is restored", async () => {
		places.restore.mockReturnValue(true);
		open();
		await go("/news");
		expect(places.restore).not.toHaveBeenCalled();
		expect(scrollTo).toHaveBeenCalledTimes(1);
	});

	it("move nothing while the entry is the same", async () => {
		open();
		visitor.entry -= 1;
		await go("/news");
		expect(scrollTo).not.toHaveBeenCalled();
	});
});

describe("the place", () => {
	it("is remembered on scrolling and on leaving, and no longer when the frame is gone", () => {
		open();
		places.remember.mockClear();
		window.dispatchEvent(new Event("scroll"));
		window.dispatchEvent(new Event("pagehide"));
		expect(places.remember).toHaveBeenCalledTimes(2);
		cleanup();
		places.remember.mockClear();
		history.scrollRestoration = "auto";
		for (const event of ["scroll", "pagehide", "pageshow"]) window.dispatchEvent(new Event(event));
		expect(places.remember).not.toHaveBeenCalled();
		expect(history.scrollRestoration).toBe("auto");
	});

	it("is not that of a page which is on its way: the shown one's is kept", () => {
		open();
		places.remember.mockClear();
		visitor.entry += 1;
		window.dispatchEvent(new Event("scroll"));
		expect(places.remember).not.toHaveBeenCalled();
	});

	it("is not remembered while another one is held", async () => {
		places.findAgain.mockReturnValue(false);
		open();
		await go("/news", { state: { findsPlace: true } });
		places.remember.mockClear();
		window.dispatchEvent(new Event("scroll"));
		expect(places.remember).not.toHaveBeenCalled();
	});
});

describe("the first page", () => {
	it("is known as such until the visitor goes on, and then loses what was written for it alone", async () => {
		told.navigated.length = 0;
		document.head.insertAdjacentHTML("beforeend", '<meta data-page name="only"><meta name="lasting">');
		document.body.insertAdjacentHTML("beforeend", "<a data-page>A link of the header</a>");
		const marked = () => [...document.querySelectorAll("[data-page]")].map(({ localName }) => localName);
		open();
		expect(new Set(told.navigated)).toEqual(new Set([false]));
		expect(marked()).toEqual(["meta", "a"]);
		await go("/news");
		expect(told.navigated.at(-1)).toBe(true);
		expect(marked()).toEqual(["a"]);
		await go(-1);
		expect(told.navigated.at(-1)).toBe(false);
		for (const element of document.querySelectorAll('[name="lasting"], a[data-page]')) element.remove();
	});

	it("is hydrated in the browser", () => {
		told.hydrated.length = 0;
		open();
		expect(told.hydrated.at(-1)).toBe(true);
	});
});
