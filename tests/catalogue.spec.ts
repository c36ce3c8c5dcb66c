import { cataloguePage, genreLinks } from "../app/content/catalogue.server.ts";
import { gameSlugs } from "../app/content/games.server.ts";
import { localizedPath } from "../app/routing/paths.ts";
import { accessProblems } from "./axe.ts";
import { cards, field, main, shown, status } from "./catalogue.ts";
import { words } from "./examples.ts";
import { expect, navigate, open, test, whereabouts } from "./fixtures.ts";
import { columnCount, horizontalOverflow, measureShift } from "./measures.ts";

for (const language of ["en", "ru"] as const) {
	const t = words(language);
	const at = (path: string) => localizedPath(language, path);

	test.describe(`the catalogue in "${language}"`, () => {
		test("shows every game in the catalogue's order, and how many there are", async ({ page }) => {
			await open(page, at("/games"));
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("games.title"));
			expect(await shown(page)).toEqual(cataloguePage(1)?.games.map(({ slug }) => slug));
			await expect(status(page)).toHaveText(t("games.count", { count: gameSlugs().length }));
		});

		test("finds as one types, says how many, and keeps it in the address", async ({ page }) => {
			await open(page, at("/games"));
			await field(page).pressSequentially("boat");
			await expect(status(page)).toHaveText(t("games.search.found", { count: 1, query: "boat" }));
			expect(await shown(page)).toEqual(["boat-attack"]);
			await expect.poll(() => whereabouts(page)).toBe(at("/games?q=boat"));
			await expect(field(page), "typing goes on").toBeFocused();
		});

		test("says so where nothing is what was asked for: these come close", async ({ page }) => {
			await open(page, at("/games"));
			await field(page).fill("kot");
			await expect(status(page)).toHaveText(t("games.search.none", { query: "kot" }));
			await expect(main(page).getByText(t("games.empty.near"))).toBeVisible();
			expect(await shown(page)).toEqual(["cat-from-hell", "kitty-litter"]);
		});

		test("a shared address shows what it found, and so does a reload", async ({ page }) => {
			await open(page, at("/games?q=shooter&genre=puzzle"));
			await expect.poll(() => shown(page)).toEqual(["bubble-shooter-legend"]);
			await expect(field(page)).toHaveValue("shooter");
			const genre = main(page).getByRole("link", { name: new RegExp(`^${t("games.genre.puzzle.name")} `) });
			await expect(genre).toHaveAttribute("aria-current", "true");
			await page.reload();
			await expect.poll(() => shown(page)).toEqual(["bubble-shooter-legend"]);
		});

		test("an empty result offers a hint, games, and the way back to all", async ({ page }) => {
			await open(page, at("/games"));
			await field(page).fill("plumbus");
			await expect(status(page)).toHaveText(t("games.search.none", { query: "plumbus" }));
			await expect(page.getByRole("heading", { level: 2, name: t("games.empty.title") })).toBeVisible();
			await expect(main(page).getByText(t("games.empty.text"))).toBeVisible();
			await expect(cards(page)).toHaveCount(5);
			await page.getByRole("button", { name: t("search.clear") }).click();
			await expect(field(page)).toBeFocused();
			await expect(field(page)).toHaveValue("");
			await expect(cards(page)).toHaveCount(gameSlugs().length);
			await expect.poll(() => whereabouts(page)).toBe(at("/games"));
		});

		for (const { slug, count } of genreLinks()) {
			test(`the page of the genre ${slug}: ${count} games, its name, its crumbs, its link marked`, async ({ page }) => {
				await open(page, at(`/games/genre/${slug}`));
				const name = t(`games.genre.${slug}.name`);
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
				await expect(main(page).getByText(t(`games.genre.${slug}.lede`))).toBeVisible();
				expect(await shown(page)).toEqual(cataloguePage(1, slug)?.games.map((game) => game.slug));
				await expect(status(page)).toHaveText(t("games.count", { count }));
				const crumbs = page.getByRole("navigation", { name: t("games.breadcrumbs") });
				await expect(crumbs.getByRole("link", { name: t("nav.games") })).toHaveAttribute("href", at("/games"));
				const current = page.getByRole("navigation", { name: t("games.genres") }).locator("[aria-current]");
				await expect(current).toHaveText(`${name} ${count}`);
				expect(await horizontalOverflow(page)).toEqual([]);
			});
		}

		for (const state of ["as it loads", "with results", "with none", "of close ones"]) {
			test(`meets WCAG 2.2 A and AA ${state}`, async ({ page }) => {
				await page.emulateMedia({ reducedMotion: "reduce" });
				await open(page, at("/games"));
				const query = { "with results": "arcade", "with none": "plumbus", "of close ones": "boat plumbus" }[state];
				if (query) {
					await field(page).fill(query);
					await expect(status(page)).toContainText(query);
				}
				expect(await accessProblems(page)).toEqual([]);
			});
		}

		for (const width of [320, 375, 768, 1440]) {
			test(`nothing is wider than a window of ${width} px, found or not`, async ({ page }) => {
				await page.setViewportSize({ width, height: 800 });
				await open(page, at("/games"));
				expect(await horizontalOverflow(page)).toEqual([]);
				await field(page).fill("plumbusplumbusplumbusplumbusplumbusplumbus");
				await expect(page.getByRole("heading", { level: 2, name: t("games.empty.title") })).toBeVisible();
				expect(await horizontalOverflow(page)).toEqual([]);
			});
		}

		test("beside a phone's keyboard there is room for what was found", async ({ page }) => {
			for (const [width, height] of [
				[375, 470],
				[360, 320],
			] as const) {
				await page.setViewportSize({ width, height });
				await open(page, at("/games"));
				await field(page).fill("cat");
				await expect(status(page)).toContainText("cat");
				const top = (await cards(page).first().boundingBox())?.y ?? Infinity;
				expect(height - top, `px of a game at ${width}x${height}`).toBeGreaterThan(48);
				await expect(field(page)).toBeInViewport();
			}
		});

		test("the header and Popular games lead here", async ({ page }) => {
			await open(page, at("/"));
			const link = page.locator("body > header nav").getByRole("link", { name: t("nav.games"), exact: true });
			await expect(link).toHaveAttribute("href", at("/games"));
			await page
				.locator("#games")
				.getByRole("link", { name: t("game.all") })
				.click();
			await expect(page.getByRole("heading", { level: 1, name: t("games.title") })).toBeFocused();
			expect(whereabouts(page)).toBe(at("/games"));
		});
	});
}

for (const path of ["/games/page/2", "/games/page/nope", "/games/genre/nope", "/ru/games/genre/arcade/page/99"]) {
	test(`${path}, which is not there, is the not-found screen: loaded, and reached within the site`, async ({
		page,
		problems,
	}) => {
		problems.allow(/404/);
		const t = words(path.startsWith("/ru") ? "ru" : "en");
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1, name: t("errors.404.title") })).toBeVisible();
		await open(page, path.startsWith("/ru") ? "/ru/games" : "/games");
		await navigate(page, path);
		await expect(page.getByRole("heading", { level: 1, name: t("errors.404.title") })).toBeVisible();
		await expect(page.locator("body > header")).toBeVisible();
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	});
}

for (const [width, columns] of [
	[375, 2],
	[768, 3],
	[1440, 5],
] as const) {
	test(`at ${width} px the games stand in ${columns} columns, and the last row is full`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await open(page, "/games");
		const grid = main(page).locator("ul:has(a img)").first();
		expect(await columnCount(grid)).toBe(columns);
		const tile = await main(page).locator('li a[href="/publish"]').boundingBox();
		const box = await grid.boundingBox();
		expect(Math.round((tile?.x ?? 0) + (tile?.width ?? 0))).toBe(Math.round((box?.x ?? 0) + (box?.width ?? 0)));
		expect(Math.round((tile?.y ?? 0) + (tile?.height ?? 0))).toBe(Math.round((box?.y ?? 0) + (box?.height ?? 0)));
	});

	test(`nothing shifts while the catalogue loads, boots and is scrolled through at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		expect(await measureShift(page, "/games")).toBeLessThan(0.01);
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("there are all games and the genres' pages, and no field that would not work", async ({ page }) => {
		await page.goto("/games");
		await expect(page.locator("input[type=search]")).toBeHidden();
		await expect(cards(page)).toHaveCount(gameSlugs().length);
		await page
			.getByRole("navigation", { name: words("en")("games.genres") })
			.getByRole("link", { name: /^Racing/ })
			.click();
		expect(whereabouts(page)).toBe("/games/genre/racing");
		await expect(cards(page)).toHaveCount(1);
		await cards(page).first().click();
		expect(whereabouts(page)).toBe("/games/boat-attack");
	});
});
