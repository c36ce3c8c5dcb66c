import type { Page } from "@playwright/test";
import { optionalCategories } from "#src/features/consent/consent.ts";
import { banner, consentCookie, consentDetail, cookieSettings, customizeAgain, pageChoices } from "./consent.ts";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, openPage, test, waitForScripts } from "./fixtures.ts";
import { blockStorage } from "./storage.ts";

const t = getTranslator("en");

test.use({ consent: null });

// Any stored values: src/head/inline/stored.fuzz.integration.test.ts.
const button = (page: Page, name: "accept" | "customize") =>
	banner(page).getByRole("button", { name: t(`consent.${name}`), exact: true });
const box = (page: Page, category: (typeof optionalCategories)[number]) =>
	pageChoices(page).getByRole("checkbox", { name: t(`consent.${category}.title`) });
const save = (page: Page) => pageChoices(page).getByRole("button", { name: t("consent.save") });

test("the dialog keeps the banner when it is closed, stores a partial choice as declined and a full one as accepted", async ({
	page,
}) => {
	await openPage(page, "/");
	await button(page, "customize").click();
	await expect(pageChoices(page)).toBeVisible();
	await test.step("closing the dialog without saving keeps the banner", async () => {
		await box(page, "analytics").check();
		await page.keyboard.press("Escape");
		await expect(pageChoices(page)).toBeHidden();
		await expect(banner(page)).toBeVisible();
		await button(page, "customize").click();
	});
	await test.step("stores a partial choice as declined, with its categories", async () => {
		for (const category of ["necessary", ...optionalCategories] as const)
			await expect(pageChoices(page)).toContainText(t(`consent.${category}.text`));
		for (const category of optionalCategories) await expect(box(page, category)).not.toBeChecked();
		await box(page, "analytics").check();
		await box(page, "signIn").check();
		await save(page).click();
		await expect(pageChoices(page)).toBeHidden();
		await expect(banner(page)).toBeHidden();
		expect((await consentCookie(page))?.value).toBe("declined");
		expect((await consentDetail(page))?.granted).toEqual(["signIn", "analytics"]);
		await page.reload();
		await waitForScripts(page);
		await customizeAgain(page);
		await expect(pageChoices(page)).toContainText(t("consent.now.some"));
		await expect(box(page, "analytics")).toBeChecked();
		await expect(box(page, "advertising")).not.toBeChecked();
	});
	await test.step("stores all categories as accepted", async () => {
		for (const category of optionalCategories) await box(page, category).check();
		await save(page).click();
		await expect.poll(async () => (await consentCookie(page))?.value).toBe("accepted");
	});
});

test.describe("Cookie Settings in a distant time zone", () => {
	test.use({ timezoneId: "Pacific/Auckland" });

	// Each language and state of the status: src/features/consent/consentStatus.client.test.tsx.
	test("shows the choice and its date, and changes it", async ({ page }) => {
		const say = getTranslator("ru");
		const [strip, dialog] = [banner(page, "ru"), pageChoices(page, "ru")];
		await page.clock.setFixedTime("2027-03-09T20:00:00Z");
		await openPage(page, "/ru");
		await strip.getByRole("button", { name: say("consent.decline"), exact: true }).click();
		await cookieSettings(page, "ru").click();
		await expect(strip).toBeInViewport({ ratio: 1 });
		await expect(strip).toContainText(say("consent.now.declined"));
		await expect(strip).toContainText("9 марта 2027 г.");
		await strip.getByRole("button", { name: say("consent.accept"), exact: true }).click();
		await expect(strip).toBeHidden();
		await expect(cookieSettings(page, "ru")).toBeFocused();
		expect((await consentCookie(page))?.value).toBe("accepted");
		await customizeAgain(page, "ru");
		await expect(dialog).toContainText(say("consent.now.accepted"));
		for (const categoryBox of await dialog.getByRole("checkbox").all()) await expect(categoryBox).toBeChecked();
		await dialog.getByRole("button", { name: say("consent.declineAll") }).click();
		await expect.poll(async () => (await consentCookie(page))?.value).toBe("declined");
		expect((await consentDetail(page))?.granted).toEqual([]);
	});
});

test("the choice applies to the page if storage is blocked", async ({ page, context }) => {
	await blockStorage(context);
	await openPage(page, "/");
	await button(page, "customize").click();
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
	await button(other, "accept").click();
	await expect(banner(page)).toBeHidden();
	await cookieSettings(page).click();
	await expect(banner(page)).toContainText(t("consent.now.accepted"));
});
