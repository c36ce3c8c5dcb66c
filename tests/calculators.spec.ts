import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { localizedPath } from "#config/paths.ts";
import { holidayYears } from "#src/features/deadlines/holidayYears.ts";
import { accessProblems } from "./axe.ts";
import { getTranslator } from "./examples.ts";
import { expect, openPage, test, watchRequests } from "./fixtures.ts";
import { horizontalOverflow } from "./measures.ts";

const referralRules = "/docs/guidelines/customers/referral-program";
const refund = "/docs/guidelines/general/return-and-refund-policy";

/** Dates of the last days, in document order. */
const days = (page: Page) =>
	page.locator("li time").evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));

// In Russian, which has longer words; English: slow-network.spec.ts. Numbers, dates and cases:
// src/features/{rewards,deadlines,refund}/*.test.tsx. Built texts: tests/built/calculators.test.ts.
const language = "ru";
const t = getTranslator(language);
const at = (path: string) => localizedPath(language, path);
const moneyPattern = (amount: string) => new RegExp(`^${amount.replace(" ", "\\s")}$`);
const rewardCalculator = (page: Page) => page.getByRole("region", { name: t("guidelines.rewards.title") });
const getDeadlines = (page: Page) => page.getByRole("region", { name: t("guidelines.deadlines.title") });
const goldenField = (page: Page) =>
	rewardCalculator(page).getByLabel(t("guidelines.rewards.countOf", { fleet: t("guidelines.fleet.1.name") }), {
		exact: true,
	});
const total = (page: Page) =>
	rewardCalculator(page).getByText(t("guidelines.rewards.total"), { exact: true }).locator("+ p");

test(`the reward calculator loads near the viewport, counts, restores its values from the URL, and fits 320 px`, async ({
	page,
	context,
}) => {
	test.setTimeout(60_000);
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const scripts = watchRequests(page, /RewardCalculator\.island/);
	await openPage(page, at(referralRules));
	await test.step("its script does not load far from the viewport", async () => {
		await page.waitForLoadState("networkidle");
		expect(scripts).toEqual([]);
	});
	await test.step("counts, and restores its numbers from the copied URL before it is in view", async () => {
		await goldenField(page).fill("12");
		await rewardCalculator(page)
			.getByRole("button", { name: t("guidelines.rewards.more", { fleet: t("guidelines.fleet.4.name") }) })
			.click();
		await expect(total(page)).toHaveText(moneyPattern("63,5 T\\$"));
		await rewardCalculator(page)
			.getByRole("button", { name: t("guidelines.rewards.copy") })
			.click();
		await expect(rewardCalculator(page).getByRole("button", { name: t("guidelines.rewards.copied") })).toBeVisible();
		const link = await page.evaluate(() => navigator.clipboard.readText());
		expect(new URL(link).search).toBe("?fleet=12-1-1-2");
		expect(page.url()).toBe(link);
		await page.goto("about:blank");
		await openPage(page, link);
		await expect(rewardCalculator(page)).not.toBeInViewport();
		await expect(total(page)).toHaveText(moneyPattern("63,5 T\\$"));
		await expect(goldenField(page)).toHaveValue("12");
	});
	await test.step("at 320 px it meets WCAG 2.2 A and AA and fits, with invalid and with the largest numbers", async () => {
		// Tall enough that the floating contents button does not cover a field.
		await page.setViewportSize({ width: 320, height: 2200 });
		await rewardCalculator(page).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
		for (const field of await rewardCalculator(page).getByRole("textbox").all()) await field.fill("12345");
		await expect(rewardCalculator(page).locator("[aria-invalid=true]")).toHaveCount(4);
		await expect(goldenField(page)).toHaveAccessibleDescription(
			t("guidelines.rewards.problem", { most: "9\u00a0999" }),
		);
		expect.soft(await horizontalOverflow(page), `${at(referralRules)} at 320 px, refused`).toEqual([]);
		expect.soft(await accessProblems(page, "main"), `${at(referralRules)} at 320 px, refused`).toEqual([]);
		for (const field of await rewardCalculator(page).getByRole("textbox").all()) await field.fill("9999");
		await expect(total(page)).toHaveText(/^79[\s,]992\sT\$$/);
		expect.soft(await horizontalOverflow(page), `${at(referralRules)} at 320 px`).toEqual([]);
		expect.soft(await accessProblems(page, "main"), `${at(referralRules)} at 320 px`).toEqual([]);
	});
	await test.step("no text of a drawing is cut or smaller than 12 px at 320 px", async () => {
		await page.setViewportSize({ width: 320, height: 800 });
		const texts = await page.locator("figure svg text").evaluateAll((all) =>
			all.map((text) => {
				const box = text.closest("svg")?.getBoundingClientRect();
				const { left, right } = text.getBoundingClientRect();
				const size = Number.parseFloat(getComputedStyle(text).fontSize) * ((box?.width ?? 0) / 360);
				return { words: text.textContent, size, isInside: left >= (box?.left ?? 0) && right <= (box?.right ?? 0) };
			}),
		);
		expect(texts.length).toBeGreaterThan(30);
		expect(texts.filter(({ size, isInside }) => size < 12 || !isInside)).toEqual([]);
	});
});

test(`the deadlines and the refund checker fit 320 px, show dates and results, and export a calendar file`, async ({
	page,
}) => {
	const purchaseField = page.getByLabel(t("guidelines.deadlines.begin.purchase"));
	await page.setViewportSize({ width: 320, height: 800 });
	await openPage(page, at(refund));
	await test.step("at 320 px they meet WCAG 2.2 A and AA and fit", async () => {
		expect(await days(page)).toEqual([]);
		await purchaseField.fill("2026-09-23");
		await expect(page.getByLabel(t("guidelines.deadlines.happened")).first()).toBeVisible();
		expect.soft(await horizontalOverflow(page), `${at(refund)} at 320 px`).toEqual([]);
		expect.soft(await accessProblems(page, "main"), `${at(refund)} at 320 px`).toEqual([]);
	});
	await page.setViewportSize({ width: 1280, height: 900 });
	await test.step("a date field accepts no year of five digits", async () => {
		await purchaseField.fill("2026-12-18");
		await purchaseField.press("ArrowRight");
		await purchaseField.press("ArrowRight");
		await page.keyboard.type("20277");
		await expect(purchaseField).toHaveValue(/^\d{4}-12-18$/);
		const beyond = t("guidelines.deadlines.beyond", { first: holidayYears.first, last: holidayYears.last });
		await expect(page.locator("p:not([role])", { hasText: beyond })).toBeVisible();
	});
	await test.step("saves the dates from the purchase as a calendar file", async () => {
		await purchaseField.fill("2026-12-18");
		await expect.poll(() => days(page)).toContain("2028-03-30");
		const [saved] = await Promise.all([
			page.waitForEvent("download"),
			getDeadlines(page)
				.getByRole("button", { name: t("guidelines.deadlines.save") })
				.click(),
		]);
		expect(saved.suggestedFilename()).toBe("refund-2026-12-18.ics");
		expect(await readFile(await saved.path(), "utf8")).toContain("DTSTART;VALUE=DATE:20280330\r\n");
	});
	await test.step("the refund checker shows a result with a link to its clause", async () => {
		const refundChecker = page.getByRole("region", { name: t("guidelines.refund.title") });
		for (const answer of ["bought", "wrong", "used"] as const) {
			await refundChecker.getByRole("radio", { name: t(`guidelines.refund.answers.${answer}`), exact: true }).check();
		}
		await expect(refundChecker.getByRole("status")).toContainText(t("guidelines.refund.cases.used.text"));
		await expect(refundChecker.getByRole("table")).toBeHidden();
		expect(await accessProblems(page, "[data-slot=refund]")).toEqual([]);
		await refundChecker.getByRole("status").locator('a[href^="#"]').first().click();
		await expect.poll(() => new URL(page.url()).hash).not.toBe("");
		const clause = new URL(page.url()).hash.slice(1);
		await expect(page.locator(`[id='${clause}']`)).toBeInViewport();
	});
});

test("a document keeps its calculator's table when the calculator cannot be fetched", async ({ page, problems }) => {
	problems.allow(/RewardCalculator|ERR_FAILED/);
	await page.route("**/assets/RewardCalculator.island*.js", (route) => route.abort());
	await openPage(page, at(referralRules));
	const region = rewardCalculator(page);
	await region.scrollIntoViewIfNeeded();
	await expect(region.getByRole("row")).toHaveCount(5);
	await page.locator("a[href='#5']").filter({ visible: true }).first().click();
	await expect(page).toHaveURL(/#5$/);
	await expect(region.getByRole("row")).toHaveCount(5);
});
