import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { findGame } from "#content/readers/games.server.ts";
import { exampleGame, getWords, unknownGames } from "./examples.ts";
import { expect, getLocation, openPage, test } from "./fixtures.ts";
import { horizontalOverflow, measureShift } from "./measures.ts";

// The words, pictures and links of all games as they were built: tests/built/games.test.ts.
for (const language of ["en", "ru"] as const) {
	const t = getWords(language);

	test.describe(`a game's page in "${language}"`, () => {
		const path = localizedPath(language, exampleGame.path);

		test("shows background, icon, facts, description, screenshots and breadcrumbs, and fits every width", async ({
			page,
		}) => {
			await openPage(page, path);
			const game = findGame(exampleGame.slug, language);
			const hero = page.locator("main header");
			await expect(hero.getByRole("heading", { level: 1, name: exampleGame.title })).toBeInViewport();
			await expect(hero.getByText(game?.studio ?? "", { exact: true })).toBeVisible();
			const play = hero.getByRole("link", { name: t("game.play"), exact: true });
			await expect(play).toBeInViewport();
			await expect(play).toHaveAttribute("href", site.links.game.replace("{slug}", exampleGame.slug));
			for (const name of ["background", "icon"]) {
				const picture = hero.locator(`img[src*="/${exampleGame.slug}/${name}."]`);
				await expect(picture).toBeVisible();
				await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
			}
			await expect(page.getByRole("term").filter({ hasText: t("game.genre") })).toBeVisible();
			const genres = (game?.genres ?? []).map((genre) => t(`genres.${genre}`)).join(", ");
			await expect(page.getByRole("definition").filter({ hasText: genres })).toBeVisible();
			await expect(page.getByRole("heading", { level: 2, name: game?.headline })).toBeVisible();
			for (const { alt } of game?.screenshots ?? []) {
				await expect(page.getByRole("img", { name: alt, exact: true })).toHaveCount(1);
			}
			// The way here stands at the hero's top: all games, the genre, the game.
			const way = page.locator("main header").getByRole("navigation", { name: t("games.breadcrumbs") });
			await expect(way).toBeInViewport({ ratio: 1 });
			await expect(way.getByRole("listitem")).toHaveText([
				t("nav.games"),
				t(`games.genre.${exampleGame.genre}.name`),
				exampleGame.title,
			]);
			await expect(way.getByText(exampleGame.title)).toHaveAttribute("aria-current", "page");
			await way.getByRole("link", { name: t(`games.genre.${exampleGame.genre}.name`) }).click();
			await expect(
				page.getByRole("heading", { level: 1, name: t(`games.genre.${exampleGame.genre}.name`) }),
			).toBeVisible();
			expect(getLocation(page)).toBe(localizedPath(language, "/games/genre/racing"));
			await page.goBack();
			await way.getByRole("link", { name: t("nav.games") }).click();
			await expect(page.getByRole("heading", { level: 1, name: t("games.title") })).toBeVisible();

			await test.step("fits the viewport at every width", async () => {
				await openPage(page, path);
				for (const width of [320, 375, 768, 1440]) {
					await page.setViewportSize({ width, height: 800 });
					expect.soft(await horizontalOverflow(page), `${path} at ${width} px`).toEqual([]);
				}
			});
			await test.step("the breadcrumbs never cover text of the header image, at any viewport size", async () => {
				await openPage(page, localizedPath(language, "/games/maze-escape-toilet-rush"));
				for (const [width, height] of [
					[320, 480],
					[375, 667],
					[667, 375],
					[1024, 480],
				] as const) {
					await page.setViewportSize({ width, height });
					const way = await page.locator("main header nav").boundingBox();
					const icon = await page.locator('main header img[src*="/icon."]').boundingBox();
					expect((way?.y ?? 0) + (way?.height ?? 0), `${width}x${height}`).toBeLessThanOrEqual(icon?.y ?? 0);
				}
			});
		});
	});
}

test("on a phone, Play is in the header image or in the bottom bar, on one line and fully visible", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await openPage(page, "/games/zombie-monster-survivors");
	const bar = page.locator("main aside > div");
	const play = bar.getByRole("link");
	const hero = await page.locator("main header").evaluate((element: HTMLElement) => element.offsetHeight);
	for (const [share, opacity] of [
		[0.78, "0"],
		[0.92, "1"],
	] as const) {
		await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), hero * share);
		await expect(bar, `the hero's ${share} have gone`).toHaveCSS("opacity", opacity);
	}
	await expect(play).toBeInViewport({ ratio: 1 });
	// The layout size: positions in a scrolled window are fractions.
	await expect(play).toHaveCSS("height", "52px");
	expect(await horizontalOverflow(page)).toEqual([]);
	// What gets the focus below the window is scrolled to above the bar.
	const link = page.locator("main section").getByRole("link").last();
	// In the window already, but under the bar: without room for the bar the browser would not scroll.
	await link.evaluate((element) =>
		scrollTo({ top: scrollY + element.getBoundingClientRect().bottom - innerHeight + 8, behavior: "instant" }),
	);
	await link.focus();
	const [focused, hanging] = [await link.boundingBox(), await bar.boundingBox()];
	expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(hanging?.y ?? 0);
});

test("nothing shifts while the page loads and scrolls", async ({ page }) => {
	expect(await measureShift(page, exampleGame.path)).toBeLessThan(0.01);
});

for (const { path, language } of unknownGames) {
	test(`${path} has header and footer, an empty main element and noindex, and Back works`, async ({
		page,
		problems,
	}) => {
		problems.allow(/404/);
		const from = localizedPath(language, exampleGame.path);
		await openPage(page, from);
		await openPage(page, path);
		await expect(page.locator("main")).toHaveText("");
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		await expect(page).toHaveTitle(`${getWords(language)("game.unknown")} | ${site.name}`);
		await expect(page.locator("body > header")).toBeVisible();
		await expect(page.locator("footer")).toBeVisible();
		await page.goBack();
		await expect(page.getByRole("heading", { level: 1, name: exampleGame.title })).toBeVisible();
		expect(getLocation(page)).toBe(from);
		await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
	});
}
