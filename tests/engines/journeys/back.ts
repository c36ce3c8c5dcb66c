import { expect } from "vitest";
import type { Page } from "#tests/engines/page.ts";

/** A card of the catalog below the first screen leads to its game; Back returns to the same place of the list. */
export async function goBack(page: Page): Promise<void> {
	await page.open("/games");
	const isSame = await page.markDocument();
	const game = await page.visitor.evaluate(scrollToCard, 12);
	const card = `main a[href="${game}"]`;
	await page.seen(card);
	const [left, count] = await page.visitor.evaluate(lookAtList);
	expect(left, "the list is scrolled").toBeGreaterThan(500);

	await page.click(card);
	await page.at(game);
	await page.seen("h1");
	expect(await isSame(), "the game came without a document").toBe(true);
	await page.waitFor(() => page.visitor.evaluate(() => scrollY), 0, "the game's page begins at its top");

	await page.visitor.evaluate(() => history.back());
	await page.at("/games");
	const isBack = async () => {
		const [top, cards] = await page.visitor.evaluate(lookAtList);
		return Math.abs(top - left) < 5 && cards === count;
	};
	await page.waitFor(isBack, true, `the list is at ${left} px again, with its ${count} games`);
	await page.seen(card);
}

/** Scrolls to a card, counted from the first, and gives its address. */
function scrollToCard(number: number): string {
	const cards = document.querySelectorAll<HTMLAnchorElement>('main a[data-shape][href^="/games/"]');
	const card = cards[Math.min(number, cards.length - 1)];
	card?.scrollIntoView({ block: "center", behavior: "instant" });
	return card?.pathname ?? "";
}

function lookAtList(): [top: number, count: number] {
	return [Math.round(scrollY), document.querySelectorAll("main a[data-shape]").length];
}
