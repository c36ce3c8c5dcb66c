// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { focusInView } from "./focusInView.ts";

/** Where elements stand, by their text; the others are above the window. */
const tops: Record<string, number> = { Racing: 40, "Boat Attack": 300 };

beforeEach(() => {
	document.body.innerHTML = `
		<main><h1>Games</h1><h2>Racing</h2><a href="/games/boat-attack">Boat Attack</a><a href="/publish">Publish</a></main>`;
	vi.stubGlobal("CSS", { escape: (text: string) => text });
	vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
		const top = tops[this.textContent] ?? -400;
		return { top, bottom: top + 20, height: 20 } as DOMRect;
	});
});

describe("the focus in a page that is shown at a restored place", () => {
	it("goes to the link that was followed, so that Tab goes on there", () => {
		expect(focusInView("/games/boat-attack")).toBe(true);
		expect(document.activeElement?.textContent).toBe("Boat Attack");
	});

	it("goes to the first heading in the window where the link is not", () => {
		expect(focusInView("/publish")).toBe(true);
		expect(document.activeElement?.textContent).toBe("Racing");
	});

	it("goes to the first heading in the window where no link was followed", () => {
		expect(focusInView(undefined)).toBe(true);
		expect(document.activeElement?.textContent).toBe("Racing");
	});

	it("stays where it is when neither is in the window", () => {
		document.querySelector("h2")?.remove();
		expect(focusInView(undefined)).toBe(false);
		expect(document.activeElement).toBe(document.body);
	});
});
