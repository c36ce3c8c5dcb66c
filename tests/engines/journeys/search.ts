import type { Page } from "#tests/engines/page.ts";
import { exampleGame } from "#tests/examples.ts";

const answer = `#search [role="option"][href="${exampleGame.path}"]`;
const result = `main a[href="${exampleGame.path}"]`;

/** A game is found in the header's window, on the search page and in the catalog, and opens. */
export async function findGame(page: Page): Promise<void> {
	const query = exampleGame.title.toLowerCase();
	await page.open("/about-us");
	await page.click('body > header a[aria-keyshortcuts="/"]');
	await page.seen("#search input");
	await page.waitFor(() => page.isFocused("#search input"), true, "the field has the focus");
	await page.visitor.type(query);
	await page.seen(answer);
	await page.click(answer);
	await arrive(page);

	await page.open("/search");
	await page.type('main input[type="search"]', query);
	await page.click(`[aria-labelledby="found-game"] a[href="${exampleGame.path}"]`);
	await arrive(page);

	await page.open("/games");
	await page.type('main input[type="search"]', query);
	await page.at(`/games?q=${query.replaceAll(" ", "+")}`);
	await page.waitFor(() => page.visitor.evaluate(countGames), 1, "only this game is listed");
	await page.click(result);
	await arrive(page);
}

async function arrive(page: Page): Promise<void> {
	await page.at(exampleGame.path);
	await page.waitFor(() => page.text("h1"), exampleGame.title, "the game's page");
	await page.seen("#search", false);
}

function countGames(): number {
	return document.querySelectorAll('main a[href*="/games/"] img').length;
}
