import type { Page } from "@playwright/test";
import { searchFile } from "#content/search/searchFile.server.ts";
import { accessProblems } from "./axe.ts";
import { exampleStudio, getTranslator } from "./examples.ts";
import { expect, getLocation, openPage, test, waitForScripts, watchRequests } from "./fixtures.ts";
import { horizontalOverflow } from "./measures.ts";

const t = getTranslator("en");
const field = (page: Page) => page.getByRole("combobox");
const options = (page: Page) => page.getByRole("option");
const status = (page: Page) => page.getByRole("dialog").getByRole("status");

test("the search dialog works with the keyboard: / opens it, arrows select, Escape clears and closes, Enter opens a result", async ({
	page,
}) => {
	const searchFiles = watchRequests(page, RegExp(`^${searchFile("en").address}$`));
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openPage(page, "/about-us");
	await page.waitForLoadState("networkidle");
	expect(searchFiles, "the search is fetched when it is used").toEqual([]);

	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toHaveValue("");
	await expect(field(page)).toHaveAttribute("aria-expanded", "false");
	expect(await accessProblems(page)).toEqual([]);

	await page.keyboard.type("cat");
	await expect(options(page)).toHaveText([/^Cat From Hell/, /^Kitty Litter/]);
	await expect(page.getByRole("group", { name: t("search.kinds.game") })).toBeVisible();
	await expect(status(page)).toHaveText(t("search.found", { count: 2 }));
	await expect(field(page)).toHaveAttribute("aria-expanded", "true");
	const chosen = page.getByRole("option", { selected: true });
	const first = await options(page).first().getAttribute("id");
	await expect(field(page)).toHaveAttribute("aria-activedescendant", first ?? "");
	for (const [key, name] of [
		["ArrowDown", /^Kitty Litter/],
		["ArrowDown", /^Cat From Hell/],
		["ArrowUp", /^Kitty Litter/],
		["Home", /^Kitty Litter/],
	] as const) {
		await page.keyboard.press(key);
		await expect(chosen, key).toHaveText(name);
	}
	expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart), "Home is the text's").toBe(0);
	expect(await accessProblems(page)).toEqual([]);

	await page.keyboard.press("Escape");
	await expect(field(page)).toHaveValue("");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(page.locator("body > header")).toBeInViewport();

	await page.keyboard.press("/");
	await page.keyboard.type("chess");
	await expect(page.getByRole("group", { name: t("search.kinds.near") })).toBeVisible();
	await expect(status(page)).toHaveText(t("search.inexact", { count: 1, query: "chess" }));
	await expect(chosen, "nothing is at hand that was not asked for").toHaveCount(0);
	await field(page).fill("plumbus");
	await expect(status(page)).toHaveText(t("search.none", { query: "plumbus" }));
	await expect(page.getByRole("dialog").getByRole("link", { name: t("search.all") })).toBeVisible();
	await page.keyboard.press("Enter");
	await expect.poll(() => getLocation(page), "to the page of the search").toBe("/search?q=plumbus");

	await page.getByRole("searchbox").press("/");
	await expect(page.getByRole("dialog"), "/ in a field is a letter").toBeHidden();
	await page.getByRole("searchbox").fill(exampleStudio.name.toLowerCase());
	// The number of results replaces the former message, and the results the suggested list with the same link.
	await expect(page.getByRole("main").getByRole("status")).toHaveText(/\d/);
	await page.locator(`main a[href="/studios/${exampleStudio.slug}"]`).filter({ visible: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: exampleStudio.name })).toBeVisible();
	await waitForScripts(page);

	await page.keyboard.press("/");
	// Playwright inserts such letters without key events, which needs the focus.
	await expect(field(page)).toBeFocused();
	await page.keyboard.type("повар");
	await expect(chosen).toHaveText(/^Chinese Cuisine Chef/);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Chinese Cuisine Chef" })).toBeVisible();
	await expect(page.getByRole("dialog")).toBeHidden();
});

// Text and Escape before the dialog has loaded: src/features/search/searchLink.client.test.ts.
test("text typed while the dialog opens again replaces the earlier search", async ({ page }) => {
	await openPage(page, "/about-us");
	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
	await page.keyboard.type("cat");
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	// In one task, before the dialog can open.
	await page.evaluate(() => {
		for (const key of ["/", "b", "o", "a", "t"]) {
			document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
		}
	});
	await expect(field(page)).toHaveValue("boat");
	await expect(options(page).first()).toHaveText(/^Boat Attack/);
	await page.keyboard.type("s");
	await expect(field(page)).toHaveValue("boats");
});

test("on a phone the dialog fills the viewport, also after rotation, and a tap opens a result", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize({ width: 390, height: 844 });
	await openPage(page, "/ru");
	const name = getTranslator("ru")("search.open");
	await page.locator("body > header").getByRole("link", { name, exact: true }).click();
	for (const [width, height] of [
		[667, 375],
		[320, 568],
	] as const) {
		await page.setViewportSize({ width, height });
		await field(page).fill("стрелялка");
		await expect(options(page).first()).toHaveText(/^Шутеры/);
		const box = await page.getByRole("dialog").boundingBox();
		expect([box?.x, box?.y, box?.width, box?.height], `${width}x${height}`).toEqual([0, 0, width, height]);
		expect(await horizontalOverflow(page)).toEqual([]);
		const fitsWidth = await page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth);
		expect(fitsWidth, `nothing is cut at ${width} px`).toBe(true);
	}
	await options(page).filter({ hasText: "Zombie" }).click();
	await expect.poll(() => getLocation(page)).toBe("/ru/games/zombie-monster-survivors");
	await expect(page.getByRole("dialog")).toBeHidden();
});
