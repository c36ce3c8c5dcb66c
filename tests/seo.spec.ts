import { expect, open, test } from "./fixtures.ts";

test("a page reached within the app does not carry what was said about the first one", async ({ page }) => {
	const said = page.locator('head > [property^="og:"], head > [type="application/ld+json"]');
	await open(page, "/");
	expect(await said.count()).toBeGreaterThan(8);
	await open(page, "/about-us");
	await expect(page).toHaveTitle(/About/);
	await expect(said).toHaveCount(0);
	await expect(page.locator('head > link[rel="manifest"]')).toHaveCount(1);
});
