import type { Page } from "@playwright/test";
import { exampleGame, homeTitle } from "./examples.ts";
import { blockScriptFiles, expect, getLocation, openPage, test, waitForScripts } from "./fixtures.ts";
import { chooseLanguage, languageLink, languageList, languageToggle } from "./languageMenu.ts";
import { blockStorage, rememberedLanguage } from "./storage.ts";

const headline = (page: Page) => page.getByRole("heading", { level: 1 });

// Offered and marked languages of each page: tests/built/languageMenu.test.ts.
test("the language menu works with the keyboard, closes in every way, and Back returns to the former language", async ({
	page,
}) => {
	await openPage(page, "/");
	await test.step("works with the keyboard alone", async () => {
		await languageToggle(page).focus();
		await page.keyboard.press("Enter");
		await expect(languageList(page)).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(languageLink(page, "en")).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(languageLink(page, "ru")).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(headline(page)).toHaveText(homeTitle("ru"));
		expect(getLocation(page)).toBe("/ru");
		await expect(languageList(page)).toBeHidden();
	});
	await test.step("Back returns to the former language, which is stored", async () => {
		await page.goBack();
		await expect(headline(page)).toHaveText(homeTitle("en"));
		await waitForScripts(page);
		await expect.poll(() => rememberedLanguage(page)).toEqual({ cookie: "en", storage: "en" });
		await page.reload();
		await waitForScripts(page);
		expect(getLocation(page)).toBe("/");
	});
	await test.step("closes on a click outside and on Escape, which returns the focus to the toggle", async () => {
		for (const close of [() => page.mouse.click(300, 700), () => page.keyboard.press("Escape")]) {
			await languageToggle(page).click();
			await expect(languageList(page)).toBeVisible();
			await close();
			await expect(languageList(page)).toBeHidden();
		}
		await expect(languageToggle(page)).toBeFocused();
	});
	await test.step("keeps path, query and hash", async () => {
		await openPage(page, `${exampleGame.path}?x=1&y=%2F#main`);
		await chooseLanguage(page, "ru");
		await expect(page.locator("html")).toHaveAttribute("lang", "ru");
		expect(getLocation(page)).toBe(`/ru${exampleGame.path}?x=1&y=%2F#main`);
	});
});

test.describe("works in a browser without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("opens, closes on Escape, and leads to the page in the other language", async ({ page }) => {
		await page.goto(exampleGame.path);
		await languageToggle(page).click();
		await expect(languageList(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(languageList(page)).toBeHidden();
		await chooseLanguage(page, "ru");
		await expect(page.locator("html")).toHaveAttribute("lang", "ru");
		expect(getLocation(page)).toBe(`/ru${exampleGame.path}`);
	});
});

// Inline scripts implement all of this, and the script files must not break it.
test.describe("on a Russian browser without script files", () => {
	test.use({ locale: "ru-RU" });

	test("if storage is blocked, links have lng=en beside the other parameters, and English is kept", async ({
		page,
		context,
		problems,
	}) => {
		await blockStorage(context);
		await blockScriptFiles(page, problems);
		await page.goto("/?lng=ru&x=1#games");
		await expect.poll(() => getLocation(page)).toBe("/ru?lng=ru&x=1#games");
		await chooseLanguage(page, "en");
		await expect(headline(page)).toHaveText(homeTitle("en"));
		expect(getLocation(page)).toBe("/?lng=en&x=1#games");
		await page.reload();
		expect(getLocation(page)).toBe("/?lng=en&x=1#games");
		await page.locator('footer a[href="/about-us"]').click();
		await expect.poll(() => getLocation(page)).toBe("/about-us?lng=en");
		await page.reload();
		expect(getLocation(page)).toBe("/about-us?lng=en");
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
	});
});
