import type { Page } from "@playwright/test";
import { languages } from "#config/languages.ts";
import { exampleGame, getTranslator, homeTitle } from "./examples.ts";
import { expect, getLocation, openPage, test } from "./fixtures.ts";
import { chooseLanguage, languageLink, languageList, languageToggle } from "./languageMenu.ts";

const getLanguageName = (code: string) => languages.find((language) => language.code === code)?.name ?? code;

/** Walks by Tab to the button that opens the selector. */
async function tabToToggle(page: Page): Promise<void> {
	for (let pressCount = 0; pressCount < 20; pressCount += 1) {
		await page.keyboard.press("Tab");
		if (await languageToggle(page).evaluate((element) => element === document.activeElement)) break;
	}
	await expect(languageToggle(page)).toBeFocused();
}

// What each page offers, and which language it marks: tests/built/languageMenu.test.ts.
test("the language menu works with the keyboard, hides flags from screen readers, and closes in every way", async ({
	page,
}) => {
	await openPage(page, "/");
	await test.step("works with the keyboard alone", async () => {
		await tabToToggle(page);
		await page.keyboard.press("Enter");
		await expect(languageList(page)).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(languageLink(page, "en")).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(languageLink(page, "ru")).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("ru"));
		expect(getLocation(page)).toBe("/ru");
		await chooseLanguage(page, "en");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("en"));
	});
	await test.step("flags are hidden from screen readers next to every name, and the toggle names the language", async () => {
		const name = getTranslator("en")("layout.language", { name: getLanguageName("en") });
		await page.getByRole("button", { name, exact: true }).click();
		const flags = page.locator('#languages a > svg:first-child, button[popovertarget="languages"] > svg:first-child');
		await expect(flags).toHaveCount(3);
		for (const flagImage of await flags.all()) await expect(flagImage).toHaveAttribute("aria-hidden", "true");
	});
	await test.step("closes on a click outside the menu", async () => {
		await expect(languageList(page)).toBeVisible();
		await page.mouse.click(300, 700);
		await expect(languageList(page)).toBeHidden();
	});
	await test.step("Escape closes it and returns the focus to the toggle", async () => {
		await languageToggle(page).click();
		await expect(languageList(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(languageList(page)).toBeHidden();
		await expect(languageToggle(page)).toBeFocused();
	});
	await test.step("a choice changes the page and closes the menu", async () => {
		await chooseLanguage(page, "ru");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("ru"));
		await expect(languageList(page)).toBeHidden();
	});
	await test.step("only the chosen language is marked", async () => {
		await languageToggle(page).click();
		await expect(languageList(page).locator("[aria-current]")).toHaveText(getLanguageName("ru"));
		await expect(languageLink(page, "ru")).toHaveAttribute("aria-current", "true");
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
