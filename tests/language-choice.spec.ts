import type { Page } from "@playwright/test";
import { exampleGame, getTranslator, homeTitle } from "./examples.ts";
import { blockScriptFiles, expect, getLocation, openPage, test, waitForScripts } from "./fixtures.ts";
import { chooseLanguage } from "./languageMenu.ts";
import { blockStorage, rememberedLanguage } from "./storage.ts";

const headline = (page: Page) => page.getByRole("heading", { level: 1 });

// Inline scripts do all of this: it needs no script files, and they must not disturb it.
test.describe("on a Russian browser without script files", () => {
	test.use({ locale: "ru-RU" });

	test("a choice of English is kept on the page, on the next one and after a reload", async ({ page, problems }) => {
		await blockScriptFiles(page, problems);
		await page.goto("/ru");
		await chooseLanguage(page, "en");
		await expect(headline(page)).toHaveText(homeTitle("en"));
		expect(await rememberedLanguage(page)).toEqual({ cookie: "en", storage: "en" });
		await page.reload();
		expect(getLocation(page)).toBe("/");
		await page.goto(exampleGame.path);
		expect(getLocation(page)).toBe(exampleGame.path);
	});

	test("if storage is blocked, the link has lng=en, and English is kept", async ({ page, context, problems }) => {
		await blockStorage(context);
		await blockScriptFiles(page, problems);
		await page.goto("/");
		await expect.poll(() => getLocation(page)).toBe("/ru");
		await chooseLanguage(page, "en");
		await expect(headline(page)).toHaveText(homeTitle("en"));
		expect(getLocation(page)).toBe("/?lng=en");
		await page.reload();
		expect(getLocation(page)).toBe("/?lng=en");
		await expect(headline(page)).toHaveText(homeTitle("en"));
		await page.locator('footer a[href="/about-us"]').click();
		await expect.poll(() => getLocation(page)).toBe("/about-us?lng=en");
		await page.reload();
		expect(getLocation(page)).toBe("/about-us?lng=en");
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
	});
});

test("Back after a change of language returns to the former language", async ({ page }) => {
	await openPage(page, "/");
	await chooseLanguage(page, "ru");
	await expect(headline(page)).toHaveText(homeTitle("ru"));
	await page.goBack();
	await expect(headline(page)).toHaveText(homeTitle("en"));
	await waitForScripts(page);
	expect(getLocation(page)).toBe("/");
	await expect.poll(() => rememberedLanguage(page)).toEqual({ cookie: "en", storage: "en" });
	await page.reload();
	await waitForScripts(page);
	expect(getLocation(page)).toBe("/");
	await expect(headline(page)).toHaveText(homeTitle("en"));
});

test("the language menu replaces lng in the query if storage is blocked, and keeps the other parameters", async ({
	page,
	context,
}) => {
	await blockStorage(context);
	await openPage(page, "/ru?lng=ru&x=1#games");
	await chooseLanguage(page, "en");
	await expect(headline(page)).toHaveText(homeTitle("en"));
	expect(getLocation(page)).toBe("/?lng=en&x=1#games");
});

test("the language menu keeps path, query and hash", async ({ page }) => {
	await openPage(page, `${exampleGame.path}?x=1&y=%2F#main`);
	await chooseLanguage(page, "ru");
	await expect(page.locator("html")).toHaveAttribute("lang", "ru");
	await expect(page.getByRole("link", { name: getTranslator("ru")("game.play"), exact: true }).first()).toBeVisible();
	expect(getLocation(page)).toBe(`/ru${exampleGame.path}?x=1&y=%2F#main`);
});
