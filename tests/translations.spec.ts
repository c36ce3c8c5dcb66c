import type { Page, Route } from "@playwright/test";
import { cards, getSearchField, getShownGames } from "./catalog.ts";
import { exampleGame, getWords } from "./examples.ts";
import { expect, getLocation, openPage, test } from "./fixtures.ts";

const t = getWords("en");
const texts = "**/locales/en/translation.json*";

/** Answers requests for texts with `respond`, which gets the number of the request. @returns the number so far */
async function routeTexts(page: Page, respond: (route: Route, count: number) => Promise<void>): Promise<() => number> {
	let count = 0;
	await page.route(texts, (route) => {
		count += 1;
		return respond(route, count);
	});
	return () => count;
}

/** The catalog without its island: all games, and links that lead on. */
async function expectStaticCatalog(page: Page): Promise<void> {
	await expect(page.getByText(t("games.search.failed")).first()).toBeVisible();
	await page.locator(`main a[href="${exampleGame.path}"]`).first().click();
	await expect(page.getByRole("heading", { level: 1, name: exampleGame.title })).toBeVisible();
	expect(getLocation(page)).toBe(exampleGame.path);
}

test("the catalog's island loads the texts of its language only, with a version query", async ({ page }) => {
	const calls = new Set<string>();
	page.on("request", (request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname.startsWith("/locales/")) calls.add(`${request.method()} ${pathname}${search}`);
	});
	await openPage(page, "/ru/games");
	expect([...calls]).toEqual([]);
	await getSearchField(page).fill("boat");
	await expect.poll(() => getShownGames(page)).toEqual(["boat-attack"]);
	expect([...calls].toSorted()).toEqual([
		expect.stringMatching(/^GET \/locales\/ru\/meta\.json\?v=[0-9a-f]{8}$/),
		expect.stringMatching(/^GET \/locales\/ru\/translation\.json\?v=[0-9a-f]{8}$/),
	]);
});

test("texts answered 503 twice are requested again, and the island works", async ({ page, problems }) => {
	problems.allow(/503/);
	const count = await routeTexts(page, (route, number) =>
		number <= 2 ? route.fulfill({ status: 503 }) : route.continue(),
	);
	await openPage(page, "/games");
	await getSearchField(page).fill("boat");
	await expect.poll(() => getShownGames(page)).toEqual(["boat-attack"]);
	expect(count()).toBeGreaterThanOrEqual(3);
});

test("texts answered 404 are not requested again, and the page works without its island", async ({
	page,
	problems,
}) => {
	problems.allow(/404/);
	const count = await routeTexts(page, (route) => route.fulfill({ status: 404 }));
	await openPage(page, "/games");
	await getSearchField(page).focus();
	await expect(page.getByText(t("games.search.failed")).first()).toBeVisible();
	await page.waitForLoadState("networkidle");
	// The page may have prefetched the texts, too.
	const first = count();
	expect(first).toBeGreaterThan(0);
	// Longer than the first two pauses before another request.
	await page.waitForTimeout(2_000);
	expect(count()).toBe(first);
	await expectStaticCatalog(page);
});

test("texts that the network cuts off are requested again, and the page works without its island", async ({
	page,
	problems,
}) => {
	problems.allow(/\/locales\/|ERR_FAILED/);
	const count = await routeTexts(page, (route) => route.abort());
	await openPage(page, "/games");
	await getSearchField(page).focus();
	await expect.poll(count).toBeGreaterThanOrEqual(3);
	await expectStaticCatalog(page);
});

test("when the network comes back, the island works without a reload", async ({ page, problems }) => {
	problems.allow(/\/locales\/|ERR_FAILED/);
	let isCut = true;
	const count = await routeTexts(page, (route) => (isCut ? route.abort() : route.continue()));
	await openPage(page, "/games");
	await getSearchField(page).fill("boat");
	await expect.poll(count).toBeGreaterThan(0);
	isCut = false;
	await expect.poll(() => getShownGames(page)).toEqual(["boat-attack"]);
	await expect(cards(page)).toHaveCount(1);
});
