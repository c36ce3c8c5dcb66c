import type { Page } from "@playwright/test";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { featuredGames } from "#content/readers/games.server.ts";
import { getWords, homeTitle, pageWords } from "./examples.ts";
import { blockScriptFiles, expect, getLocation, openPage, test } from "./fixtures.ts";
import { columnCount, horizontalOverflow, measureShift } from "./measures.ts";

// Cards, links and pictures as they were built: tests/built/home.test.ts.
const featured = featuredGames();
const cards = (page: Page) => page.locator("#games li a");

for (const language of ["en", "ru"] as const) {
	const home = localizedPath(language, "/");
	const t = getWords(language);

	test.describe(`the home page in "${language}"`, () => {
		test("shows all texts of the page, and fits the viewport at every width", async ({ page }) => {
			await openPage(page, home);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle(language));
			await expect(page.getByText(t("home.hero.lede"))).toBeVisible();
			const main = page.locator("main");
			await expect(main.getByRole("link", { name: t("home.hero.play"), exact: true })).toBeInViewport();
			const section = page.getByRole("region", { name: t("home.games.title"), exact: true });
			await expect(section.getByRole("heading", { level: 2 })).toHaveText(t("home.games.title"));
			await test.step("shows the texts of feature cards, play and earn, three steps and publishing", async () => {
				for (const title of [
					t("home.features.downloads.title"),
					t("home.features.earn.title"),
					t("home.features.topUp.title"),
					t("home.rate.title"),
					t("home.steps.title"),
					t("home.steps.register.title"),
					t("home.steps.choose.title"),
					t("home.steps.earn.title"),
				]) {
					await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
				}
				for (const text of [
					t("home.features.downloads.text"),
					t("home.features.earn.text"),
					t("home.features.topUp.card"),
					t("home.features.topUp.crypto"),
					t("home.rate.text"),
					t("home.steps.register.text"),
					t("home.steps.choose.text"),
					t("home.steps.earn.text"),
					t("home.publish.text"),
					"1 USDT",
				]) {
					await expect(main.getByText(text, { exact: true })).toBeVisible();
				}
			});
			for (const width of [320, 375, 768, 1440]) {
				await test.step(`fits a viewport of ${width} px`, async () => {
					await page.setViewportSize({ width, height: 800 });
					expect.soft(await horizontalOverflow(page), `${home} at ${width} px`).toEqual([]);
				});
			}
		});
	});
}

for (const width of [375, 1440]) {
	test(`nothing shifts while the page loads and scrolls at ${width} px, and the games have 2, 3 or 5 columns`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		expect.soft(await measureShift(page, "/"), `shift at ${width} px`).toBeLessThan(0.01);
		for (const [wide, columns] of [
			[375, 2],
			[768, 3],
			[1440, 5],
		] as const) {
			await page.setViewportSize({ width: wide, height: 800 });
			expect.soft(await columnCount(page.locator("#games ul")), `columns at ${wide} px`).toBe(columns);
		}
	});
}

test("a card leads to the top of its game page with title and alternates, and Back restores the position", async ({
	page,
}) => {
	await openPage(page, "/");
	const card = cards(page).nth(12);
	await card.scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollBy({ top: 120, behavior: "instant" }));
	const before = await page.evaluate(() => scrollY);
	expect(before).toBeGreaterThan(500);
	await card.click();
	await page.waitForURL("**/games/*");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await expect(page.locator("h1")).toHaveText(homeTitle("en"));
	await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before));

	const game = featured[7];
	if (!game) throw new Error("The home page has fewer than eight games.");
	await page.locator(`#games a[href="/games/${game.slug}"]`).click();
	const heading = page.getByRole("heading", { level: 1, name: game.title, exact: true });
	await expect(heading).toBeInViewport();
	expect(getLocation(page)).toBe(`/games/${game.slug}`);
	await expect(page).toHaveTitle(pageWords("en")("game.title", { title: game.title }));
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.origin}/games/${game.slug}`);
	await expect(page.locator('link[rel="alternate"][hreflang="ru"]')).toHaveAttribute(
		"href",
		`${site.origin}/ru/games/${game.slug}`,
	);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const [state, prepare, path] of [
	["with scripts", undefined, "/"],
	["with inline scripts only", blockScriptFiles, "/ru"],
] as const) {
	test(`${path} ${state} has a register card that keeps the query string`, async ({ page, problems }) => {
		await prepare?.(page, problems);
		const query = "?ref=abc&utm_source=%D0%B0";
		if (prepare) await page.goto(path + query);
		else await openPage(page, path + query);
		const card = page.locator("main ol a");
		await expect(card, "the link has no query of its own").toHaveAttribute("href", site.links.register);
		const [request] = await Promise.all([
			page.waitForRequest((candidate) => candidate.url().startsWith(site.links.register)),
			card.click({ noWaitAfter: true }),
		]);
		expect(request.url()).toBe(site.links.register + query);
	});
}
