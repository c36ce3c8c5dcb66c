import { site } from "#config/site.ts";
import { getTranslator, homeTitle } from "./examples.ts";
import { expect, openPage, test, waitForScripts } from "./fixtures.ts";

// Texts, status, noindex and links of each screen in each language: tests/http/errorScreens.test.ts. The screen for languages:
// src/views/error/languageScreen.client.test.ts.
test("an error screen shows its illustration, stays at its address, and leads home", async ({ page, problems }) => {
	problems.allow(/404/);
	const t = getTranslator("ru");
	await openPage(page, "/ru/nope");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("errors.404.title"));
	await expect(page).toHaveTitle(`${t("errors.404.title")} | ${site.name}`);
	const picture = page.locator('main img[src*="/site/lost."]');
	await expect(picture).toBeVisible();
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await expect(page).toHaveURL("/ru/nope");
	await page
		.locator("main")
		.getByRole("link", { name: t("errors.home") })
		.click();
	await waitForScripts(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("ru"));
});
