// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { growFollowedCard } from "./growCard.client.ts";

const url = "http://localhost:3000/games/boat-attack";
/** Top of each card in pixels; all are 100 px high. */
const cardTops = new Map<Element, number>();

function addCard(href: string, top: number): HTMLElement {
	const card = document.body.appendChild(Object.assign(document.createElement("a"), { href }));
	card.dataset.shape = "single";
	cardTops.set(card, top);
	return card;
}

const skipTransition = vi.fn();

/** Navigates to the game's page. */
function leave({
	viewTransition = { skipTransition } as object | null,
	activation = { entry: { url } } as object | null,
}) {
	dispatchEvent(Object.assign(new Event("pageswap"), { viewTransition, activation }));
}
const marked = () => [...document.querySelectorAll("[data-leaving]")];

beforeAll(growFollowedCard);
beforeEach(() => {
	vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
		const top = cardTops.get(this) ?? 0;
		return { top, bottom: top + 100 } as DOMRect;
	});
});

it("marks the first visible card that leads to the next page, until the page is shown again", () => {
	addCard("/games/crab", 10);
	addCard("/games/boat-attack", -200);
	addCard("/games/boat-attack", innerHeight + 1);
	const card = addCard("/games/boat-attack", 20);
	addCard("/games/boat-attack", 200);
	leave({});
	expect(marked()).toEqual([card]);
	expect(skipTransition).not.toHaveBeenCalled();
	dispatchEvent(new Event("pageshow"));
	expect(marked()).toEqual([]);
});

it.each([
	["a navigation without a view transition", { viewTransition: null }, 0],
	["a browser without the address of the next page", { activation: null }, 1],
	["a link to another page", { activation: { entry: { url: "http://localhost:3000/publish" } } }, 1],
])("marks no card and skips the transition for %s", (_, swap, skips) => {
	addCard("/games/boat-attack", 10);
	leave(swap);
	expect(marked()).toEqual([]);
	expect(skipTransition).toHaveBeenCalledTimes(skips);
});
