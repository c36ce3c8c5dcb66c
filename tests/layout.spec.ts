import type { Locator } from "@playwright/test";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";
import { horizontalOverflow, measureShift } from "./measures.ts";

test("the skip link leads to the content, and the header has its height and stays at the top", async ({ page }) => {
	await openPage(page, "/");
	await test.step("the skip link comes first and leads to the content", async () => {
		await page.keyboard.press("Tab");
		const skipLink = page.getByRole("link", { name: getTranslator("en")("layout.skip") });
		await expect(skipLink).toBeFocused();
		await expect(skipLink).toBeInViewport();
		await page.keyboard.press("Enter");
		await expect.poll(() => page.evaluate(() => location.hash)).toBe("#main");
	});
	for (const [width, height] of [
		[375, 64],
		[768, 80],
		[1440, 86],
	] as const) {
		await test.step(`the header is ${height} px high at ${width} px and stays at the top`, async () => {
			await page.setViewportSize({ width, height: 800 });
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
			const header = page.locator("header").first();
			expect.soft((await header.boundingBox())?.height, `height at ${width} px`).toBe(height);
			await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
			await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
			const box = await header.boundingBox();
			expect.soft(box?.y, `where it stands at ${width} px`).toBe(0);
			const top = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 10)?.closest("header") !== null);
			expect.soft(top, `the header lies over what scrolls at ${width} px`).toBe(true);
		});
	}
});

// All pictures have their size, and no script moves visible content. The home page: consent.spec.ts.
for (const [path, width] of [
	["/games", 375],
	[exampleGame.path, 1280],
	["/partnership-mba", 375],
	["/news", 1280],
	["/news/how-to-publish-games-earn-guide-indie-developers", 375],
	["/docs/guidelines/customers/terms-and-conditions", 1280],
] as const) {
	test(`nothing shifts while ${path} loads and scrolls at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		expect(await measureShift(page, path)).toBeLessThan(0.001);
	});
}

test("the games fill 2, 3 or 5 columns, and the publishing tile ends the catalog", async ({ page }) => {
	const countColumns = (gameGrid: Locator) =>
		gameGrid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);
	for (const [path, selector] of [
		["/", "#games ul"],
		["/games", "main ul:has(a img)"],
	] as const) {
		await openPage(page, path);
		const gameGrid = page.locator(selector).first();
		for (const [width, columns] of [
			[375, 2],
			[768, 3],
			[1440, 5],
		] as const) {
			await page.setViewportSize({ width, height: 800 });
			expect.soft(await countColumns(gameGrid), `columns of ${path} at ${width} px`).toBe(columns);
			if (path === "/") continue;
			const publishTile = page.locator('main li a[href="/publish"]');
			expect.soft(await getEnd(publishTile), `the tile's corner at ${width} px`).toEqual(await getEnd(gameGrid));
		}
	}
});

async function getEnd(part: Locator): Promise<number[]> {
	const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
	return [Math.round(x + width), Math.round(y + height)];
}

test("the progress bar below the cards of About us is 40 % full (product 4)", async ({ page }) => {
	await openPage(page, "/about-us");
	const progressFill = page.locator('main section [aria-hidden="true"] > div > div:empty');
	await expect(progressFill).toHaveCount(1);
	for (const width of [375, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const share = await progressFill.evaluate((element) => {
			const bar = element.parentElement as HTMLElement;
			return element.getBoundingClientRect().width / bar.getBoundingClientRect().width;
		});
		expect.soft(share, `share of the bar at ${width} px`).toBeCloseTo(0.4, 2);
	}
});

// Texts, pictures and links of all games: tests/built/games.test.ts.
test("on a phone, Play is in the header image or in the bottom bar, on one line and fully visible", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await openPage(page, "/games/zombie-monster-survivors");
	const bar = page.locator("main aside > div");
	const play = bar.getByRole("link");
	const heroHeight = await page.locator("main header").evaluate((element: HTMLElement) => element.offsetHeight);
	for (const [share, opacity] of [
		[0.78, "0"],
		[0.92, "1"],
	] as const) {
		await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), heroHeight * share);
		await expect(bar, `the hero's ${share} have gone`).toHaveCSS("opacity", opacity);
	}
	await expect(play).toBeInViewport({ ratio: 1 });
	// The computed size, because bounding boxes of a scrolled page are fractional.
	await expect(play).toHaveCSS("height", "52px");
	expect(await horizontalOverflow(page)).toEqual([]);
	// Scrolling to a focused element leaves room for the bar.
	const link = page.locator("main section").getByRole("link").last();
	// A link in the viewport but under the bar: without scroll padding, the browser would not scroll.
	await link.evaluate((element) =>
		scrollTo({ top: scrollY + element.getBoundingClientRect().bottom - innerHeight + 8, behavior: "instant" }),
	);
	await link.focus();
	const [focused, hanging] = [await link.boundingBox(), await bar.boundingBox()];
	expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(hanging?.y ?? 0);
});
