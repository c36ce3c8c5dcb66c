import { localizedPath } from "#config/paths.ts";
import { catalogPage, genreLinks } from "#content/readers/catalog.server.ts";
import { gameSlugs } from "#content/readers/games.server.ts";
import { accessProblems } from "./axe.ts";
import { cards, getMain, getSearchField, getShownGames, getStatus } from "./catalog.ts";
import { exampleGame, getWords } from "./examples.ts";
import { expect, getLocation, openPage, test } from "./fixtures.ts";
import { columnCount, horizontalOverflow, measureShift } from "./measures.ts";

for (const language of ["en", "ru"] as const) {
	const t = getWords(language);
	const at = (path: string) => localizedPath(language, path);

	test.describe(`the catalog in "${language}"`, () => {
		// tests/built/catalog.test.ts checks the games and the metadata of each page.
		test("finds games while typing, keeps the query in the URL, and offers inexact results and a way back", async ({
			page,
		}) => {
			await openPage(page, at("/"));
			await test.step("Popular games leads to the catalog", async () => {
				await page
					.locator("#games")
					.getByRole("link", { name: t("game.all") })
					.click();
				await expect(page.getByRole("heading", { level: 1, name: t("games.title") })).toBeVisible();
				expect(getLocation(page)).toBe(at("/games"));
			});
			await test.step("shows every game in order, and the number of games", async () => {
				expect(await getShownGames(page)).toEqual(catalogPage(1)?.games.map(({ slug }) => slug));
				await expect(getStatus(page)).toHaveText(t("games.count", { count: gameSlugs().length }));
			});
			await test.step("finds games while the visitor types", async () => {
				await getSearchField(page).pressSequentially("boat");
				await expect(getStatus(page)).toHaveText(t("games.search.found", { count: 1, query: "boat" }));
				expect(await getShownGames(page)).toEqual(["boat-attack"]);
				await expect.poll(() => getLocation(page)).toBe(at("/games?q=boat"));
				await expect(getSearchField(page), "typing goes on").toBeFocused();
			});
			await test.step("shows inexact results if no game matches", async () => {
				await getSearchField(page).fill("kot");
				await expect(getStatus(page)).toHaveText(t("games.search.none", { query: "kot" }));
				await expect(getMain(page).getByText(t("games.empty.near"))).toBeVisible();
				expect(await getShownGames(page)).toEqual(["cat-from-hell", "kitty-litter"]);
			});
			await test.step("offers a hint, games and a way back to all games for an empty result", async () => {
				await getSearchField(page).fill("plumbus");
				await expect(getStatus(page)).toHaveText(t("games.search.none", { query: "plumbus" }));
				await expect(page.getByRole("heading", { level: 2, name: t("games.empty.title") })).toBeVisible();
				await expect(getMain(page).getByText(t("games.empty.text"))).toBeVisible();
				await expect(cards(page)).toHaveCount(5);
				await page.getByRole("button", { name: t("search.clear") }).click();
				await expect(getSearchField(page)).toBeFocused();
				await expect(getSearchField(page)).toHaveValue("");
				await expect(cards(page)).toHaveCount(gameSlugs().length);
				await expect.poll(() => getLocation(page)).toBe(at("/games"));
			});
		});

		test("meets WCAG 2.2 A and AA in every state, fits every width, and leaves room for a phone keyboard", async ({
			page,
		}) => {
			test.setTimeout(60_000);
			await page.emulateMedia({ reducedMotion: "reduce" });
			await openPage(page, at("/games"));
			for (const [state, query] of [
				["as it loads", undefined],
				["with results", "arcade"],
				["with none", "plumbus"],
				["of close ones", "boat plumbus"],
			] as const) {
				await test.step(`meets WCAG 2.2 A and AA ${state}`, async () => {
					if (query) {
						await getSearchField(page).fill(query);
						await expect(getStatus(page)).toContainText(query);
					}
					expect.soft(await accessProblems(page), `${at("/games")} ${state}`).toEqual([]);
				});
			}
			const measure = async (state: string) => {
				for (const width of [320, 375, 768, 1440]) {
					await page.setViewportSize({ width, height: 800 });
					expect.soft(await horizontalOverflow(page), `${state} at ${width} px`).toEqual([]);
				}
			};
			await test.step("fits the viewport at every width, with and without results", async () => {
				await getSearchField(page).fill("");
				await expect(cards(page)).toHaveCount(gameSlugs().length);
				await measure("all games");
				await getSearchField(page).fill("plumbusplumbusplumbusplumbusplumbusplumbus");
				await expect(page.getByRole("heading", { level: 2, name: t("games.empty.title") })).toBeVisible();
				await measure("none found");
			});
			for (const [width, height] of [
				[375, 470],
				[360, 320],
			] as const) {
				await test.step(`shows a result above a phone keyboard at ${width}x${height}`, async () => {
					await page.setViewportSize({ width, height });
					await openPage(page, at("/games"));
					await getSearchField(page).fill("cat");
					await expect(getStatus(page)).toContainText("cat");
					const top = (await cards(page).first().boundingBox())?.y ?? Infinity;
					expect(height - top, `px of a game at ${width}x${height}`).toBeGreaterThan(48);
					await expect(getSearchField(page)).toBeInViewport();
				});
			}
		});

		test("a shared URL restores its results, and each genre page shows its games, name and marked link", async ({
			page,
		}) => {
			test.setTimeout(60_000);
			await openPage(page, at("/games?q=shooter&genre=puzzle"));
			await expect.poll(() => getShownGames(page)).toEqual(["bubble-shooter-legend"]);
			await expect(getSearchField(page)).toHaveValue("shooter");
			const genre = getMain(page).getByRole("link", { name: new RegExp(`^${t("games.genre.puzzle.name")} `) });
			await expect(genre).toHaveAttribute("aria-current", "true");
			await page.reload();
			await expect.poll(() => getShownGames(page)).toEqual(["bubble-shooter-legend"]);
			await openPage(page, at("/games"));
			await expect(cards(page)).toHaveCount(gameSlugs().length);
			for (const { slug, count } of genreLinks()) {
				await test.step(slug, async () => {
					await openPage(page, at(`/games/genre/${slug}`));
					const name = t(`games.genre.${slug}.name`);
					await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
					await expect(getStatus(page), `${slug}: how many`).toHaveText(t("games.count", { count }));
					const listed = catalogPage(1, slug)?.games.map((game) => game.slug);
					await expect.poll(() => getShownGames(page), `games of ${slug}`).toEqual(listed);
					const current = page.getByRole("navigation", { name: t("games.genres") }).locator("[aria-current]");
					await expect(current).toHaveText(`${name} ${count}`);
					for (const width of [320, 1280]) {
						await page.setViewportSize({ width, height: 900 });
						expect.soft(await horizontalOverflow(page), `${slug} at ${width} px`).toEqual([]);
					}
				});
			}
		});
	});
}

for (const [home, paths] of [
	["/games", ["/games/page/2", "/games/page/nope", "/games/genre/nope"]],
	["/ru/games", ["/ru/games/genre/arcade/page/99"]],
] as const) {
	test(`an unknown genre, page or game shows the not-found screen with a way back to ${home}`, async ({
		page,
		problems,
	}) => {
		problems.allow(/404/);
		const title = getWords(home === "/games" ? "en" : "ru")("errors.404.title");
		const [first = home] = paths;
		await page.goto(first);
		await expect(page.getByRole("heading", { level: 1, name: title }), `${first}, loaded`).toBeVisible();
		await openPage(page, home);
		for (const path of paths) {
			await openPage(page, path);
			await expect(page.getByRole("heading", { level: 1, name: title }), path).toBeVisible();
			await expect(page.locator("body > header")).toBeVisible();
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
			await page.goBack();
			await expect(cards(page), `Back from ${path}`).toHaveCount(gameSlugs().length);
		}
	});
}

for (const [width, columns] of [
	[375, 2],
	[768, 3],
	[1440, 5],
] as const) {
	test(`nothing shifts while the catalog loads and scrolls at ${width} px, and the games fill ${columns} columns`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		expect.soft(await measureShift(page, "/games"), `shift at ${width} px`).toBeLessThan(0.01);
		const grid = getMain(page).locator("ul:has(a img)").first();
		expect(await columnCount(grid)).toBe(columns);
		const tile = await getMain(page).locator('li a[href="/publish"]').boundingBox();
		const box = await grid.boundingBox();
		expect(Math.round((tile?.x ?? 0) + (tile?.width ?? 0))).toBe(Math.round((box?.x ?? 0) + (box?.width ?? 0)));
		expect(Math.round((tile?.y ?? 0) + (tile?.height ?? 0))).toBe(Math.round((box?.y ?? 0) + (box?.height ?? 0)));
	});
}

test.describe("works in a browser without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("shows all games and the genre pages, and no search field", async ({ page }) => {
		await page.goto("/games");
		await expect(page.locator("input[type=search]")).toBeHidden();
		await expect(cards(page)).toHaveCount(gameSlugs().length);
		await page
			.getByRole("navigation", { name: getWords("en")("games.genres") })
			.getByRole("link", { name: /^Racing/ })
			.click();
		expect(getLocation(page)).toBe("/games/genre/racing#list");
		await expect(cards(page)).toHaveCount(1);
		await cards(page).first().click();
		expect(getLocation(page)).toBe(exampleGame.path);
	});
});
