import type { Page } from "@playwright/test";
import { optionalCategories } from "#src/features/consent/consent.ts";
import { accessProblems } from "./axe.ts";
import { banner, consentCookie, cookieSettings, customizeAgain, pageChoices } from "./consent.ts";
import { getTranslator } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";
import { horizontalOverflow } from "./measures.ts";

const t = getTranslator("en");
test.use({ consent: null });

/** Presses Tab until a button of the banner has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
	const target = banner(page).getByRole("button", { name, exact: true });
	for (let pressCount = 0; pressCount < 20; pressCount += 1) {
		await page.keyboard.press("Tab");
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`Twenty times Tab, and "${name}" has no focus.`);
}

const focusIsIn = (page: Page, selector: string) =>
	page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);

// In Russian, whose words are longer. Both as they first appear on every layout: pages.spec.ts and layout-lint.spec.ts.
test("at 320 px the banner that was brought back and a partial choice meet WCAG 2.2 A and AA and fit", async ({
	page,
}) => {
	const say = getTranslator("ru");
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize({ width: 320, height: 256 });
	await openPage(page, "/ru");
	await test.step("at 400 % zoom the banner leaves more than half of the first screen to the page", async () => {
		expect((await banner(page, "ru").boundingBox())?.height).toBeLessThanOrEqual(128);
		for (const button of await banner(page, "ru").getByRole("button").all())
			expect((await button.boundingBox())?.height, "a button").toBeGreaterThanOrEqual(24);
	});
	await page.setViewportSize({ width: 320, height: 800 });
	for (const target of await banner(page, "ru").locator("a, button").all()) {
		expect((await target.boundingBox())?.height, String(await target.textContent())).toBeGreaterThanOrEqual(44);
	}
	await cookieSettings(page, "ru").click();
	await expect(banner(page, "ru")).toContainText(say("consent.now.open"));
	expect
		.soft(await accessProblems(page, 'section[aria-labelledby="consent-title"]'), "the banner that was brought back")
		.toEqual([]);
	expect.soft(await horizontalOverflow(page)).toEqual([]);
	await customizeAgain(page, "ru");
	const dialog = pageChoices(page, "ru");
	await dialog.getByRole("checkbox", { disabled: false }).first().check();
	await dialog.getByRole("button", { name: say("consent.save") }).click();
	await customizeAgain(page, "ru");
	await expect(dialog).toContainText(say("consent.now.some"));
	expect.soft(await accessProblems(page, "#consent"), "a part chosen").toEqual([]);
	const fits = await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth);
	expect(fits, "the dialog does not scroll sideways").toBe(true);
});

test("the keyboard moves through the banner in order with visible focus, and on into the page after Decline", async ({
	page,
}) => {
	await openPage(page, "/");
	await tabTo(page, t("consent.decline"));
	const names: string[] = [];
	await page.keyboard.press("Shift+Tab");
	for (let stop = 0; stop < 4; stop += 1) {
		const focusedControl = banner(page).locator(":focus");
		names.push(String(await focusedControl.textContent()));
		expect(await focusedControl.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
		await page.keyboard.press("Tab");
	}
	expect(names).toEqual([t("consent.link"), t("consent.decline"), t("consent.accept"), t("consent.customize")]);
	expect(await focusIsIn(page, "main")).toBe(true);
	for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Shift+Tab");
	await expect(banner(page).getByRole("button", { name: t("consent.decline"), exact: true })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(banner(page)).toBeHidden();
	expect((await consentCookie(page))?.value).toBe("declined");
	await expect(page.locator("#main")).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await page.keyboard.press("Tab");
	expect(await focusIsIn(page, "main a, main button")).toBe(true);
});

test("the keyboard moves through the whole dialog, and no focused element is covered", async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 640 });
	await openPage(page, "/");
	await tabTo(page, t("consent.customize"));
	await page.keyboard.press("Enter");
	await expect(pageChoices(page)).toBeVisible();
	await expect(pageChoices(page).locator(":focus")).toHaveCount(1);
	for (const category of optionalCategories) {
		await page.keyboard.press("Tab");
		await expect(pageChoices(page).getByRole("checkbox", { name: t(`consent.${category}.title`) })).toBeFocused();
		const isCovered = await page.evaluate(() => {
			const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
			return document.elementFromPoint(x + width / 2, y + height / 2) !== document.activeElement;
		});
		expect(isCovered, `${category} lies under something`).toBe(false);
		if (category === "analytics") await page.keyboard.press("Space");
	}
	await page.keyboard.press("Tab");
	await expect(pageChoices(page).getByRole("button", { name: t("consent.save") })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(pageChoices(page)).toBeHidden();
	await expect(page.locator("#main")).toBeFocused();
	expect((await consentCookie(page))?.value).toBe("declined");
	await cookieSettings(page).focus();
	await page.keyboard.press("Enter");
	await expect(banner(page).getByRole("button", { name: t("consent.decline"), exact: true })).toBeFocused();
	await tabTo(page, t("consent.customize"));
	await page.keyboard.press("Enter");
	await expect(pageChoices(page).getByRole("checkbox", { name: t("consent.analytics.title") })).toBeChecked();
	await page.keyboard.press("Escape");
	await expect(pageChoices(page)).toBeHidden();
	await expect(banner(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(banner(page)).toBeHidden();
	await expect(cookieSettings(page)).toBeFocused();
	expect((await consentCookie(page))?.value).toBe("declined");
});
