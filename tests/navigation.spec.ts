import type { Page } from "@playwright/test";
import { exampleGame, getTranslator } from "./examples.ts";
import { blockScriptFiles, expect, markDocument, openPage, test, waitForScripts } from "./fixtures.ts";

const games = getTranslator("en")("games.title");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const place = (page: Page) => page.evaluate(() => `${location.pathname} at ${Math.round(scrollY)}`);

async function scrollToTop(page: Page, top: number): Promise<void> {
	await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
}

test("a link opens a page at its top, and Back, Forward and a reload restore each position", async ({ page }) => {
	await openPage(page, "/games");
	await scrollToTop(page, 900);
	const isSame = await markDocument(page);
	await page.locator('main a[href="/games/glass-quest"]').click();
	await expect(heading(page, "Glass Quest")).toBeVisible();
	await waitForScripts(page);
	expect(await isSame()).toBe(false);
	await expect.poll(() => place(page)).toBe("/games/glass-quest at 0");
	await scrollToTop(page, 700);
	await page.goBack();
	await expect.poll(() => place(page)).toBe("/games at 900");
	await page.goForward();
	await expect.poll(() => place(page)).toBe("/games/glass-quest at 700");
	await page.reload();
	await expect.poll(() => place(page)).toBe("/games/glass-quest at 700");
	await page.goBack();
	await expect.poll(() => place(page)).toBe("/games at 900");
});

test("Back without the script files of the page restores the position", async ({ page, problems }) => {
	await blockScriptFiles(page, problems);
	await page.goto("/games");
	await scrollToTop(page, 700);
	await page.locator(`main a[href="${exampleGame.path}"]`).evaluate((link: HTMLElement) => link.click());
	await expect(heading(page, exampleGame.title)).toBeVisible();
	await page.goBack();
	await expect(heading(page, games)).toBeVisible();
	await expect.poll(() => place(page)).toBe("/games at 700");
});

test.describe("in browsers with view transitions", () => {
	test.use({ isPainted: true });

	test("a transition that Back interrupts ends at the right page without an error", async ({ page }) => {
		await openPage(page, "/games");
		await scrollToTop(page, 700);
		const card = page.locator('main a[href="/games/caveman-jumper"]');
		for (const pause of [0, 200]) {
			await card.evaluate((link: HTMLElement) => link.click());
			await page.waitForURL("**/games/caveman-jumper", { waitUntil: "commit" });
			await page.waitForTimeout(pause);
			await page.goBack();
			await expect(heading(page, games)).toBeVisible();
			await expect.poll(() => place(page)).toBe("/games at 700");
		}
	});
});
