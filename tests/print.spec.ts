import type { Locator, Page } from "@playwright/test";
import { pagePath } from "#config/pages.ts";
import { site } from "#config/site.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { listNames } from "#src/i18n/listNames.ts";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";
import { horizontalOverflow } from "./measures.ts";

const t = getTranslator("en");
const at = (chapter: string, doc: string) => pagePath("document", { chapter, doc });
const main = (page: Page) => page.locator("main");

/** Emulates printing: a page of A4 without margins, from a dark theme. */
async function print(page: Page, path: string): Promise<void> {
	await page.emulateMedia({ media: "screen" });
	await openPage(page, path);
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	await page.setViewportSize({ width: 658, height: 980 });
}

/** Text that the print stylesheet inserts after an element. */
const after = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element, "::after").content);

test("a printed page has its text in black on white and its URL, without controls", async ({ page }) => {
	test.setTimeout(90_000);
	const paths = [
		exampleGame.path,
		at("general", "cookie-policy"),
		at("customers", "pricing"),
		"/",
		// Last, because it stores Russian as the visitor's language.
		"/ru/news/how-to-register-dev-studio-eu",
		"/ru/partnership-mba",
	];
	for (const path of paths) {
		await print(page, path);
		await expect(page.locator("body > :visible"), path).toHaveCount(2);
		await expect(page.getByText(site.origin + path, { exact: true }), path).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 }), path).toHaveCSS("color", "rgb(0, 0, 0)");
		await expect(main(page).locator(":is(nav, aside, button, dialog, [data-variant]):visible"), path).toHaveCount(0);
		await expect(main(page).locator('img[alt=""]:not([data-print]):visible'), `${path}: no scenery`).toHaveCount(0);
		expect(await horizontalOverflow(page), path).toEqual([]);
		const coloredElements = await main(page)
			.locator(":visible:not(figure *)")
			.evaluateAll((elements) =>
				elements
					.map((element) => [element.className, getComputedStyle(element).backgroundColor])
					.filter(([, ground]) => ground !== "rgba(0, 0, 0, 0)" && ground !== "rgb(255, 255, 255)"),
			);
		expect(coloredElements, `${path}: colored grounds`).toEqual([]);
	}
});

test("a printed document shows the URLs of its links, and its calculators as tables", async ({ page }) => {
	await print(page, at("general", "return-and-refund-policy"));
	const text = page.locator("[data-text]");
	expect(await after(text.locator('a[href="/docs/guidelines"]').first())).toBe(`" (${site.origin}/docs/guidelines)"`);
	expect(await after(text.locator('a[href^="mailto:"]').first())).toBe("none");
	expect(await after(text.locator('a[href^="#"]').first())).toBe("none");
	const number = page.locator("[id='4.2']").getByRole("link", { name: "4.2" });
	await expect(number).toBeVisible();
	const deadlinesRegion = page.getByRole("region", { name: t("guidelines.deadlines.title") });
	const step = deadlinesRegion
		.getByRole("listitem")
		.filter({ hasText: t("guidelines.deadlines.chain.authority.title") });
	await expect(step).toBeVisible();
	await expect(deadlinesRegion.locator("input:visible, table:visible"), "the line alone").toHaveCount(0);
	const refundChecker = page.getByRole("region", { name: t("guidelines.refund.title") });
	await expect(refundChecker.locator("input:visible")).toHaveCount(0);
	await expect(refundChecker.getByText(t("guidelines.refund.cases.used.case"))).toBeVisible();

	await print(page, at("customers", "referral-program"));
	const row = page
		.getByRole("region", { name: t("guidelines.rewards.title") })
		.locator("tbody tr")
		.first();
	await expect(row.locator("input")).toBeHidden();
	await expect(row.locator("td").first()).toHaveText(/^1/);
	await expect(row.locator("td").first().getByText("1", { exact: true })).toBeVisible();
	await expect(page.locator("figure svg:visible"), "the diagrams").toHaveCount(3);
});

test("a printed game page has icon, facts and screenshots side by side", async ({ page }) => {
	await print(page, exampleGame.path);
	await expect(main(page).locator("img[data-print]")).toBeVisible();
	const screenshotItems = await main(page).locator("li img").all();
	const shotBoxes = await Promise.all(screenshotItems.map((shot) => shot.boundingBox()));
	const seen = shotBoxes.filter((box) => box !== null);
	expect(seen).toHaveLength(3);
	expect(new Set(seen.map(({ y }) => Math.round(y))).size, "in one row").toBe(1);
	for (const { x, width } of seen) expect(x + width).toBeLessThanOrEqual(660);
	await expect(page.getByRole("heading", { name: t("game.more") })).toBeHidden();
});

test("a printed page shows every answer of the questions", async ({ page }) => {
	await print(page, "/publish");
	for (const questionName of listNames(i18nFor("en"), "publish.faq")) {
		await expect(page.getByText(t(`publish.faq.${questionName}.answer`))).toBeVisible();
	}
});
