import { getSearchField, getShownGames } from "./catalog.ts";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, getLocation, openPage, test } from "./fixtures.ts";

const t = getTranslator("en");
const texts = "**/locales/en/translation.json*";

test("the catalog's island loads the texts of its language only, with a version query", async ({ page }) => {
	const localeRequests = new Set<string>();
	page.on("request", (request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname.startsWith("/locales/")) localeRequests.add(`${request.method()} ${pathname}${search}`);
	});
	await openPage(page, "/ru/games");
	expect([...localeRequests]).toEqual([]);
	await getSearchField(page).fill("boat");
	await expect.poll(() => getShownGames(page)).toEqual(["boat-attack"]);
	expect([...localeRequests].toSorted()).toEqual([
		expect.stringMatching(/^GET \/locales\/ru\/meta\.json\?v=[0-9a-f]{8}$/),
		expect.stringMatching(/^GET \/locales\/ru\/translation\.json\?v=[0-9a-f]{8}$/),
	]);
});

// Retries and their delays: src/i18n/translationFiles.test.ts.
test("when the texts of the island are missing, the catalog shows all games, and links lead on", async ({
	page,
	problems,
}) => {
	problems.allow(/404/);
	await page.route(texts, (route) => route.fulfill({ status: 404 }));
	await openPage(page, "/games");
	await getSearchField(page).focus();
	await expect(page.getByText(t("games.search.failed")).first()).toBeVisible();
	await page.locator(`main a[href="${exampleGame.path}"]`).first().click();
	await expect(page.getByRole("heading", { level: 1, name: exampleGame.title })).toBeVisible();
	expect(getLocation(page)).toBe(exampleGame.path);
});

test("when the network comes back, the island works without a reload", async ({ page, problems }) => {
	problems.allow(/\/locales\/|ERR_FAILED/);
	const failedRequest = page.waitForEvent("requestfailed", (request) => request.url().includes("/locales/"));
	await page.route(texts, (route) => route.abort());
	await openPage(page, "/games");
	await getSearchField(page).fill("boat");
	await failedRequest;
	await page.unroute(texts);
	await expect.poll(() => getShownGames(page)).toEqual(["boat-attack"]);
});
