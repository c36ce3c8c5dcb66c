// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { findCenteredCard } from "./findCenteredCard.ts";
import { addCard, installDevice } from "./testCards.ts";

const middle = innerHeight / 2;
const all = () => true;

beforeEach(() => void installDevice());

/** Two cards side by side, scrolled past the center of the viewport by this many of their 200 pixels. */
function row(passed: number) {
	const box = { top: middle - passed, bottom: middle - passed + 200, height: 200 };
	return [addCard("a", { ...box, right: 100 }), addCard("b", { ...box, left: 110, right: 210 })] as const;
}

it.each([
	[0, 0],
	[99, 0],
	[100, 1],
	[199, 1],
])("with %i of 200 px of a row above the center, card %i is centered", (passed, place) => {
	const cards = row(passed);
	expect(findCenteredCard(all)).toBe(cards[place]);
});

it.each([-1, 200])("finds no card if no row is at the center: %i px", (passed) => {
	row(passed);
	expect(findCenteredCard(all)).toBeUndefined();
});

it("leaves out excluded cards and cards partly outside the viewport", () => {
	const [first, second] = row(50);
	addCard("c", { top: middle - 50, bottom: middle + 150, height: 200, left: innerWidth - 50, right: innerWidth + 50 });
	expect(findCenteredCard((card) => card !== first)).toBe(second);
	expect(findCenteredCard((card) => card !== first && card !== second)).toBeUndefined();
});
