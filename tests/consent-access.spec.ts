import type { Page } from "@playwright/test";
import { optionalCategories } from "#src/features/consent/consent.ts";
import { accessProblems } from "./axe.ts";
import { banner, consentCookie, cookieSettings, customizeAgain, pageChoices } from "./consent.ts";
import { getWords } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";
import { horizontalOverflow } from "./measures.ts";

const t = getWords("en");
const pages = [
	{ path: "/", language: "en" },
	{ path: "/ru", language: "ru" },
	{ path: "/id/nope", language: "id" },
] as const;

test.use({ consent: null });

/** Presses Tab until a button of the banner has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
	const target = banner(page).getByRole("button", { name, exact: true });
	for (let presses = 0; presses < 20; presses += 1) {
		await page.keyboard.press("Tab");
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`Twenty times Tab, and "${name}" has no focus.`);
}

const focusIsIn = (page: Page, selector: string) =>
	page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);

for (const { path, language } of pages) {
	test(`${path} at 320 and 1280 px has a banner and a dialog that meet WCAG 2.2 A and AA and fit the viewport`, async ({
		page,
		problems,
	}) => {
		problems.allow(/404/);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await openPage(page, path);
		const examine = async (state: string) => {
			for (const width of [320, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				expect.soft(await accessProblems(page), `${path} at ${width} px: ${state}`).toEqual([]);
				expect.soft(await horizontalOverflow(page), `${path} at ${width} px: ${state}`).toEqual([]);
			}
		};
		await expect(banner(page, language)).toBeVisible();
		await examine("banner");
		for (const target of await banner(page, language).locator("a, button").all()) {
			expect((await target.boundingBox())?.height, String(await target.textContent())).toBeGreaterThanOrEqual(44);
		}
		await cookieSettings(page, language).click();
		await expect(banner(page, language)).toContainText(getWords(language)("consent.now.open"));
		await examine("banner brought back");
		await customizeAgain(page, language);
		await expect(pageChoices(page, language)).toBeVisible();
		await examine("nothing chosen");
		const fits = await pageChoices(page, language).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth);
		expect(fits, "the dialog does not scroll sideways").toBe(true);
		await pageChoices(page, language).getByRole("checkbox", { disabled: false }).first().check();
		await pageChoices(page, language)
			.getByRole("button", { name: getWords(language)("consent.save") })
			.click();
		await customizeAgain(page, language);
		await expect(pageChoices(page, language)).toContainText(getWords(language)("consent.now.some"));
		await examine("a part chosen");
	});
}

test("the keyboard moves through the banner in order with visible focus, and on into the page after Decline", async ({
	page,
}) => {
	await openPage(page, "/");
	await tabTo(page, t("consent.decline"));
	const names: string[] = [];
	await page.keyboard.press("Shift+Tab");
	for (let stop = 0; stop < 4; stop += 1) {
		const focused = banner(page).locator(":focus");
		names.push(String(await focused.textContent()));
		expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
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
		const covered = await page.evaluate(() => {
			const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
			return document.elementFromPoint(x + width / 2, y + height / 2) !== document.activeElement;
		});
		expect(covered, `${category} lies under something`).toBe(false);
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

test("at 400 % zoom the banner leaves more than half of the first screen to the page", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 256 });
	for (const { path, language } of pages.filter((each) => each.path !== "/id/nope")) {
		await openPage(page, path);
		const box = await banner(page, language).boundingBox();
		expect(box?.height, path).toBeLessThanOrEqual(128);
		for (const button of await banner(page, language).getByRole("button").all()) {
			expect((await button.boundingBox())?.height, `${path}: a button`).toBeGreaterThanOrEqual(24);
		}
	}
});
