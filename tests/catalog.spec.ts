import { gameSlugs } from "#content/readers/games.server.ts";
import { accessProblems } from "./axe.ts";
import { cards, getMain, getSearchField, getShownGames, getStatus } from "./catalog.ts";
import { getTranslator } from "./examples.ts";
import { expect, getLocation, openPage, test } from "./fixtures.ts";
import { horizontalOverflow } from "./measures.ts";

// In Russian, which has longer words; English: catalog-search.spec.ts. Games and texts of each built page:
// tests/built/catalog.test.ts. Phone keyboards: phone-keyboard.spec.ts.
test("the catalog finds games while typing, keeps the query in the URL, and offers inexact results and a way back", async ({
	page,
}) => {
	const t = getTranslator("ru");
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openPage(page, "/ru/games");
	const examineState = async (state: string) => {
		expect.soft(await accessProblems(page, "main"), `WCAG 2.2 A and AA, ${state}`).toEqual([]);
		await page.setViewportSize({ width: 320, height: 800 });
		expect.soft(await horizontalOverflow(page), `${state} at 320 px`).toEqual([]);
		await page.setViewportSize({ width: 1280, height: 900 });
	};
	await expect(getStatus(page)).toHaveText(t("games.count", { count: gameSlugs().length }));
	await test.step("finds games while the visitor types", async () => {
		await getSearchField(page).pressSequentially("boat");
		await expect(getStatus(page)).toHaveText(t("games.search.found", { count: 1, query: "boat" }));
		expect(await getShownGames(page)).toEqual(["boat-attack"]);
		await expect.poll(() => getLocation(page)).toBe("/ru/games?q=boat");
		await expect(getSearchField(page), "typing goes on").toBeFocused();
		await examineState("with a result");
	});
	await test.step("shows inexact results if no game matches", async () => {
		await getSearchField(page).fill("kot");
		await expect(getStatus(page)).toHaveText(t("games.search.none", { query: "kot" }));
		await expect(getMain(page).getByText(t("games.empty.near"))).toBeVisible();
		expect(await getShownGames(page)).toEqual(["cat-from-hell", "kitty-litter"]);
		await examineState("with inexact results");
	});
	await test.step("offers a hint, games and a way back to all games for an empty result", async () => {
		const query = "plumbusplumbusplumbusplumbusplumbusplumbus";
		await getSearchField(page).fill(query);
		await expect(getStatus(page)).toHaveText(t("games.search.none", { query }));
		await expect(page.getByRole("heading", { level: 2, name: t("games.empty.title") })).toBeVisible();
		await expect(getMain(page).getByText(t("games.empty.text"))).toBeVisible();
		await expect(cards(page)).toHaveCount(5);
		await examineState("without results");
		await page.getByRole("button", { name: t("search.clear") }).click();
		await expect(getSearchField(page)).toBeFocused();
		await expect(getSearchField(page)).toHaveValue("");
		await expect(cards(page)).toHaveCount(gameSlugs().length);
		await expect.poll(() => getLocation(page)).toBe("/ru/games");
	});
});
