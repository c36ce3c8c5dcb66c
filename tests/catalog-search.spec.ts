import { genreLinks } from "#content/readers/catalog.server.ts";
import { allGames, gameSlugs } from "#content/readers/games.server.ts";
import { searchFile } from "#content/search/searchFile.server.ts";
import { cards, getSearchField, getShownGames, getStatus } from "./catalog.ts";
import { getTranslator } from "./examples.ts";
import {
	expect,
	getLocation,
	holdRequests,
	markDocument,
	openPage,
	test,
	waitForScripts,
	watchRequests,
} from "./fixtures.ts";
import { chooseLanguage } from "./languageMenu.ts";

const t = getTranslator("en");

test("the catalog search loads on first use, types without page loads, and works with Back and Forward", async ({
	page,
}) => {
	const searchFiles = watchRequests(page, RegExp(`^${searchFile("en").address}$|createSearch`));
	await openPage(page, "/games");
	await test.step("the search script and its file load when the field is first used", async () => {
		await page.waitForLoadState("networkidle");
		expect(searchFiles).toEqual([]);
		await getSearchField(page).focus();
		await expect.poll(() => searchFiles).toHaveLength(2);
		const file = await page.request.get(searchFile("en").address);
		expect(file.headers()["cache-control"], "its name stays when games come").toContain("must-revalidate");
	});
	await test.step("typing loads no page and changes nothing but the games", async () => {
		const isSame = await markDocument(page);
		await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
		await getSearchField(page).pressSequentially("arcade");
		await expect.poll(() => getLocation(page)).toBe("/games?q=arcade");
		expect(await page.evaluate(() => scrollY)).toBe(200);
		expect(await isSame()).toBe(true);
	});
	await test.step("Back and Forward switch between the catalog, results and a game", async () => {
		await openPage(page, "/games");
		// The URL updates after the first letter, before the next one is typed.
		await getSearchField(page).pressSequentially("c");
		await expect.poll(() => getLocation(page)).toBe("/games?q=c");
		await getSearchField(page).pressSequentially("at");
		await expect.poll(() => getShownGames(page)).toEqual(["cat-from-hell", "kitty-litter"]);
		await expect.poll(() => getLocation(page)).toBe("/games?q=cat");
		await cards(page).first().click();
		await expect(page.getByRole("heading", { level: 1, name: "Cat From Hell" })).toBeVisible();
		await page.goBack();
		await expect.poll(() => getShownGames(page)).toEqual(["cat-from-hell", "kitty-litter"]);
		await expect(getSearchField(page)).toHaveValue("cat");
		await page.goBack();
		await expect(cards(page)).toHaveCount(gameSlugs().length);
		await expect(getSearchField(page), "the letters typed were one step").toHaveValue("");
		expect(getLocation(page)).toBe("/games");
		await page.goForward();
		await expect.poll(() => getShownGames(page)).toEqual(["cat-from-hell", "kitty-litter"]);
		await expect(getSearchField(page)).toHaveValue("cat");
	});
});

test("a genre filters the results, links to results outside of it, and keeps the typed query", async ({ page }) => {
	await openPage(page, "/games");
	await test.step("a genre filters the search results", async () => {
		await getSearchField(page).fill("boat");
		await expect.poll(() => getShownGames(page)).toEqual(["boat-attack"]);
		const puzzleLink = page.getByRole("navigation", { name: t("games.genres") }).getByRole("link", { name: /^Puzzle/ });
		await puzzleLink.click();
		await expect.poll(() => getLocation(page)).toBe("/games?q=boat&genre=puzzle");
		await expect(getSearchField(page)).toHaveValue("boat");
		await page.getByRole("link", { name: t("games.empty.elsewhere", { count: 1 }) }).click();
		await expect.poll(() => getShownGames(page)).toEqual(["boat-attack"]);
		expect(getLocation(page)).toBe("/games?q=boat");
		await page.goBack();
		await expect(puzzleLink).toHaveAttribute("aria-current", "true");
	});
	await test.step("a search on the page of a genre finds only games of the genre", async () => {
		await openPage(page, "/games/genre/puzzle");
		await getSearchField(page).fill("adventure");
		await expect.poll(() => getShownGames(page)).toEqual(["glass-quest"]);
		await expect.poll(() => getLocation(page)).toBe("/games/genre/puzzle?q=adventure");
	});
	await test.step("works with the keyboard alone", async () => {
		await openPage(page, "/games");
		await getSearchField(page).focus();
		await page.keyboard.type("worms");
		await expect.poll(() => getShownGames(page)).toEqual(["worms-hungry"]);
		await page.keyboard.press("Enter");
		await expect(getSearchField(page)).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(page.getByRole("button", { name: t("search.clear") })).toBeFocused();
		const genres = genreLinks().length + 1;
		const orderCount = 2;
		for (let step = 0; step <= genres + orderCount; step += 1) await page.keyboard.press("Tab");
		await expect(cards(page).first()).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1, name: "Worms Hungry" })).toBeVisible();
	});
});

test("several genres show games of any of them, and the URL, Back and a reload keep the selection", async ({
	page,
}) => {
	const genre = (slug: "action" | "clicker") =>
		page
			.getByRole("navigation", { name: t("games.genres") })
			.getByRole("link", { name: t(`games.genre.${slug}.name`) });
	const ofAny = allGames().filter(({ genre: names }) => names.some((name) => name === "Action" || name === "Clicker"));
	const title = (games: readonly { title: string }[]) => games.map((game) => game.title).toSorted();
	await openPage(page, "/games");
	await genre("clicker").click();
	await expect.poll(() => getLocation(page)).toBe("/games/genre/clicker");
	await waitForScripts(page);
	await genre("action").click();
	await expect.poll(() => getLocation(page)).toBe("/games?genre=action&genre=clicker");
	await expect(getStatus(page)).toHaveText(t("games.anyOf", { count: ofAny.length, genres: "Action or Clicker" }));
	const matchingSlugs = ofAny.map(({ slug }) => slug);
	expect(await getShownGames(page)).toEqual(matchingSlugs);
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/games$/);
	await test.step("sorts the games by title", async () => {
		await page
			.getByRole("navigation", { name: t("games.order.label") })
			.getByRole("link", { name: "A–Z" })
			.click();
		await expect.poll(() => getLocation(page)).toBe("/games?genre=action&genre=clicker&sort=title");
		const names = async () => cards(page).locator("[class*=title]").allTextContents();
		await expect.poll(names).toEqual(title(ofAny));
		await page.reload();
		await expect.poll(names).toEqual(title(ofAny));
	});
	await test.step("finds games within the selected genres", async () => {
		await getSearchField(page).fill("cat");
		await expect.poll(() => getShownGames(page)).toEqual(["cat-from-hell"]);
		await expect.poll(() => getLocation(page)).toContain("q=cat");
		expect(getLocation(page)).toContain("sort=title");
		await page.goBack();
		await expect(cards(page)).toHaveCount(ofAny.length);
	});
	await page.goBack();
	await expect.poll(() => getShownGames(page)).toEqual(matchingSlugs);
	expect(getLocation(page)).not.toContain("sort");
	await test.step("a second click removes a genre and leads to the page of the other one", async () => {
		await genre("action").click();
		await expect.poll(() => getLocation(page)).toBe("/games/genre/clicker");
		await expect(genre("clicker")).toHaveAttribute("aria-current", "true");
		await waitForScripts(page);
		await genre("clicker").click();
		await expect.poll(() => getLocation(page)).toBe("/games");
	});
});

test("from search results, the header's link leads to all games, and the other language keeps the query", async ({
	page,
}) => {
	await openPage(page, "/games?q=boat");
	await expect(cards(page)).toHaveCount(1);
	await expect(getSearchField(page)).toHaveValue("boat");
	await page.locator("body > header nav").getByRole("link", { name: "Games", exact: true }).click();
	await expect(cards(page)).toHaveCount(gameSlugs().length);
	await expect(getSearchField(page)).toHaveValue("");
	await page.goBack();
	await expect.poll(() => getShownGames(page)).toEqual(["boat-attack"]);
	await chooseLanguage(page, "ru");
	await expect.poll(() => getLocation(page)).toBe("/ru/games?q=boat");
	await expect.poll(() => getShownGames(page)).toEqual(["boat-attack"]);
	await expect(getSearchField(page)).toHaveValue("boat");
});

// A query typed earlier: slow-network.spec.ts.
test("Enter before the scripts have loaded leads to the same search", async ({ page }) => {
	const release = await holdRequests(page, "**/assets/*.js");
	await page.goto("/games/genre/puzzle", { waitUntil: "commit" });
	await getSearchField(page).fill("heist");
	await getSearchField(page).press("Enter");
	await expect.poll(() => getLocation(page)).toBe("/games?q=heist");
	release();
	await waitForScripts(page);
	await expect.poll(() => getShownGames(page)).toEqual(["stealthy-heist"]);
});

test("the games stay visible when the search file cannot be loaded, and a retry works", async ({ page, problems }) => {
	problems.allow(/catalog|ERR_FAILED/);
	await page.route("**/catalog/*.json", (route) => route.abort());
	await openPage(page, "/games?q=boat");
	await expect(getStatus(page)).toHaveText(t("games.search.failed"));
	await expect(cards(page)).toHaveCount(gameSlugs().length);
	await page.unroute("**/catalog/*.json");
	await page.getByRole("button", { name: t("games.search.retry") }).click();
	await expect.poll(() => getShownGames(page)).toEqual(["boat-attack"]);
});
