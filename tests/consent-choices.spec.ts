import type { Page } from "@playwright/test";
import { optionalCategories } from "#src/features/consent/consent.ts";
import { accessProblems } from "./axe.ts";
import {
	banner,
	bannerButton,
	consentCookie,
	consentDetail,
	cookieSettings,
	customizeAgain,
	pageChoices,
} from "./consent.ts";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, openPage, test, waitForScripts } from "./fixtures.ts";
import { horizontalOverflow } from "./measures.ts";
import { blockStorage } from "./storage.ts";

const t = getTranslator("en");

test.use({ consent: null });

// Invalid stored values: src/head/inline/stored.fuzz.integration.test.ts. Each consent status and its date:
// src/features/consent/consentStatus.client.test.tsx.
const box = (page: Page, category: (typeof optionalCategories)[number]) =>
	pageChoices(page).getByRole("checkbox", { name: t(`consent.${category}.title`) });
const save = (page: Page) => pageChoices(page).getByRole("button", { name: t("consent.save") });

/** Presses Tab until a button of the banner has the focus, then Enter. */
async function pressButton(page: Page, name: "decline" | "customize"): Promise<void> {
	const target = bannerButton(page, name);
	for (let pressCount = 0; pressCount < 20; pressCount += 1) {
		await page.keyboard.press("Tab");
		if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press("Enter");
	}
	throw new Error(`Twenty times Tab, and "${name}" has no focus.`);
}

// In Russian, which has longer words. First appearance in every layout: pages.spec.ts and layout-lint.spec.ts.
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
	const focusIsIn = (selector: string) =>
		page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
	await openPage(page, "/");
	await banner(page).getByRole("link").focus();
	for (const name of ["link", "decline", "accept", "customize"] as const) {
		const focusedControl = banner(page).locator(":focus");
		await expect(focusedControl).toHaveText(t(`consent.${name}`));
		await expect(focusedControl).toHaveCSS("outline-style", "solid");
		await page.keyboard.press("Tab");
	}
	expect(await focusIsIn("main")).toBe(true);
	for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Shift+Tab");
	await expect(bannerButton(page, "decline")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(banner(page)).toBeHidden();
	expect((await consentCookie(page))?.value).toBe("declined");
	await expect(page.locator("#main")).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await page.keyboard.press("Tab");
	expect(await focusIsIn("main a, main button")).toBe(true);
});

test("by keyboard alone, the dialog keeps the banner when it is closed, stores a partial choice as declined and a full one as accepted", async ({
	page,
}) => {
	await page.setViewportSize({ width: 375, height: 640 });
	await openPage(page, "/");
	await pressButton(page, "customize");
	await expect(pageChoices(page)).toBeVisible();
	await test.step("closing the dialog without saving keeps the banner", async () => {
		await box(page, "analytics").check();
		await page.keyboard.press("Escape");
		await expect(pageChoices(page)).toBeHidden();
		await expect(banner(page)).toBeVisible();
		await page.keyboard.press("Enter");
	});
	await test.step("no focused element is covered, and a partial choice is stored as declined, with its categories", async () => {
		await expect(pageChoices(page).locator(":focus")).toHaveCount(1);
		for (const category of optionalCategories) {
			await page.keyboard.press("Tab");
			await expect(box(page, category)).toBeFocused();
			await expect(box(page, category)).not.toBeChecked();
			const isCovered = await page.evaluate(() => {
				const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
				return document.elementFromPoint(x + width / 2, y + height / 2) !== document.activeElement;
			});
			expect(isCovered, `${category} is covered`).toBe(false);
			if (category === "analytics" || category === "signIn") await page.keyboard.press("Space");
		}
		await page.keyboard.press("Tab");
		await expect(save(page)).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(pageChoices(page)).toBeHidden();
		await expect(banner(page)).toBeHidden();
		await expect(page.locator("#main")).toBeFocused();
		expect((await consentCookie(page))?.value).toBe("declined");
		expect((await consentDetail(page))?.granted).toEqual(["signIn", "analytics"]);
	});
	await test.step("after a reload, the footer leads back to the choice, and Escape returns the focus to it", async () => {
		await page.reload();
		await waitForScripts(page);
		await cookieSettings(page).focus();
		await page.keyboard.press("Enter");
		await expect(bannerButton(page, "decline")).toBeFocused();
		await pressButton(page, "customize");
		await expect(pageChoices(page)).toContainText(t("consent.now.some"));
		await expect(box(page, "analytics")).toBeChecked();
		await expect(box(page, "advertising")).not.toBeChecked();
		await page.keyboard.press("Escape");
		await expect(pageChoices(page)).toBeHidden();
		await page.keyboard.press("Escape");
		await expect(banner(page)).toBeHidden();
		await expect(cookieSettings(page)).toBeFocused();
		expect((await consentCookie(page))?.value).toBe("declined");
	});
	await test.step("all categories are stored as accepted, and all declined as none", async () => {
		await customizeAgain(page);
		for (const category of optionalCategories) await box(page, category).check();
		await save(page).click();
		await expect.poll(async () => (await consentCookie(page))?.value).toBe("accepted");
		await customizeAgain(page);
		await expect(pageChoices(page)).toContainText(t("consent.now.accepted"));
		await pageChoices(page)
			.getByRole("button", { name: t("consent.declineAll") })
			.click();
		await expect.poll(async () => (await consentCookie(page))?.value).toBe("declined");
		expect((await consentDetail(page))?.granted).toEqual([]);
	});
});

test("the choice applies to the page if storage is blocked", async ({ page, context }) => {
	await blockStorage(context);
	await openPage(page, "/");
	await bannerButton(page, "customize").click();
	await box(page, "analytics").check();
	await save(page).click();
	await expect(banner(page)).toBeHidden();
	await customizeAgain(page);
	await expect(pageChoices(page)).toContainText(t("consent.now.some"));
	await expect(box(page, "analytics")).toBeChecked();
});

test("two open tabs share one choice of cookies", async ({ page, context }) => {
	await openPage(page, "/");
	const other = await context.newPage();
	await openPage(other, exampleGame.path);
	await bannerButton(other, "accept").click();
	await expect(banner(page)).toBeHidden();
	await cookieSettings(page).click();
	await expect(banner(page)).toContainText(t("consent.now.accepted"));
});
