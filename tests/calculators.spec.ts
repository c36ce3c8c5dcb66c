import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { refundCases } from "#app/features/refund/refundCases.ts";
import { localizedPath } from "#site/paths.ts";
import { accessProblems } from "./axe.ts";
import { words } from "./examples.ts";
import { booted, expect, hold, navigate, open, test } from "./fixtures.ts";
import { horizontalOverflow } from "./measures.ts";

const referral = "/docs/guidelines/customers/referral-program";
const refund = "/docs/guidelines/general/return-and-refund-policy";
const dispute = "/docs/guidelines/general/dispute-resolution-policy";

/** The last days shown, in the order of the page. */
const days = (page: Page) =>
	page.locator("li time").evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));

for (const language of ["en", "ru"] as const) {
	const t = words(language);
	const at = (path: string) => localizedPath(language, path);
	const money = (amount: string) => new RegExp(`^${amount.replace(" ", "\\s")}$`);
	const half = language === "ru" ? "," : ".";
	const rewards = (page: Page) => page.getByRole("region", { name: t("guidelines.rewards.title") });
	const deadlines = (page: Page) => page.getByRole("region", { name: t("guidelines.deadlines.title") });
	const golden = (page: Page) =>
		rewards(page).getByLabel(t("guidelines.rewards.countOf", { fleet: t("guidelines.fleet.1.name") }), { exact: true });
	const total = (page: Page) => rewards(page).getByText(t("guidelines.rewards.total"), { exact: true }).locator("+ p");

	test.describe(`the reward calculator in "${language}"`, () => {
		test("counts what is typed and stepped, and its address brings the same back", async ({ page, context }) => {
			await context.grantPermissions(["clipboard-read", "clipboard-write"]);
			await open(page, at(referral));
			await expect(total(page)).toHaveText(money("8 T\\$"));
			await golden(page).fill("12");
			await expect(total(page)).toHaveText(money("63 T\\$"));
			await rewards(page)
				.getByRole("button", { name: t("guidelines.rewards.more", { fleet: t("guidelines.fleet.4.name") }) })
				.click();
			await expect(total(page)).toHaveText(money(`63${half}5 T\\$`));
			await rewards(page)
				.getByRole("button", { name: t("guidelines.rewards.copy") })
				.click();
			await expect(rewards(page).getByRole("button", { name: t("guidelines.rewards.copied") })).toBeVisible();
			const link = await page.evaluate(() => navigator.clipboard.readText());
			expect(new URL(link).search).toBe("?fleet=12-1-1-2");
			expect(page.url()).toBe(link);
			await expect(
				rewards(page).getByText(t("guidelines.rewards.announced", { total: `63${half}5\u00a0T$` }), { exact: true }),
			).toBeAttached();
			await page.goto("about:blank");
			await open(page, link);
			await rewards(page).scrollIntoViewIfNeeded();
			await expect(total(page)).toHaveText(money(`63${half}5 T\\$`));
			await expect(golden(page)).toHaveValue("12");
		});

		for (const query of ["?fleet=", "?fleet=1-2", "?fleet=a-b-c-d", "?fleet=99999-1-1-1", "?fleet=%E0%A4%A"]) {
			test(`is not upset by ${query}`, async ({ page }) => {
				await open(page, at(referral) + query);
				await golden(page).fill("2");
				await expect(total(page)).toHaveText(money("13 T\\$"));
			});
		}

		test("takes what was typed before the app was there", async ({ page }) => {
			const release = await hold(page, "**/assets/RewardCalculator-*.js");
			await open(page, at(referral));
			await golden(page).fill("3");
			release();
			await expect(total(page)).toHaveText(money("18 T\\$"));
		});

		test("comes with its code when the visitor comes near, and at once after a way through the site", async ({
			page,
		}) => {
			const scripts: string[] = [];
			page.on("request", (request) => {
				if (/\/assets\/RewardCalculator-/.test(request.url())) scripts.push(request.url());
			});
			await open(page, at(referral));
			await page.waitForLoadState("networkidle");
			expect(scripts).toEqual([]);
			await navigate(page, at("/about-us"));
			await navigate(page, at(referral));
			await expect(total(page)).toHaveText(money("8 T\\$"));
			// The page's own sum stands there before the code is asked for.
			await expect.poll(() => scripts).toHaveLength(1);
			// Asked for is not yet there: until the code draws its own field, this one is the page's.
			await expect(async () => {
				await golden(page).fill("3");
				await expect(total(page)).toHaveText(money("18 T\\$"), { timeout: 1_000 });
			}).toPass();
			expect(scripts).toHaveLength(1);
		});

		test("is there after a way through the site, styled as on its own page", async ({ page }) => {
			await open(page, at(referral));
			const width = (await golden(page).boundingBox())?.width;
			expect(width).toBeGreaterThan(0);
			await open(page, at("/about-us"));
			await navigate(page, at(referral));
			await expect(total(page)).toHaveText(money("8 T\\$"));
			await expect.poll(async () => (await golden(page).boundingBox())?.width).toBe(width);
		});
	});

	test.describe(`the deadline calculator in "${language}"`, () => {
		test("goes from the purchase to the authority, on from real days, and into a calendar", async ({ page }) => {
			const step = (name: "request" | "answer" | "authority") =>
				deadlines(page)
					.getByRole("listitem")
					.filter({
						has: page.getByRole("heading", { name: t(`guidelines.deadlines.chain.${name}.title`), exact: true }),
					});
			await open(page, at(refund));
			expect(await days(page)).toEqual([]);
			await page.getByLabel(t("guidelines.deadlines.begin.purchase")).fill("2026-12-18");
			await expect(step("authority").locator("time")).toHaveAttribute("datetime", "2028-03-30");
			await step("request").getByLabel(t("guidelines.deadlines.happened")).fill("2026-12-21");
			await expect(step("answer").locator("time")).toHaveAttribute("datetime", "2027-01-04");
			const [saved] = await Promise.all([
				page.waitForEvent("download"),
				deadlines(page)
					.getByRole("button", { name: t("guidelines.deadlines.save") })
					.click(),
			]);
			expect(saved.suggestedFilename()).toBe("refund-2026-12-18.ics");
			expect(await readFile(await saved.path(), "utf8")).toContain("DTSTART;VALUE=DATE:20270104\r\n");
		});
	});

	test(`the refund checker in "${language}" asks, answers with a clause and a day, and its link leads there`, async ({
		page,
	}) => {
		await open(page, at(refund));
		const checker = page.getByRole("region", { name: t("guidelines.refund.title") });
		for (const answer of ["bought", "wrong", "untouched", "open"] as const) {
			await checker.getByRole("radio", { name: t(`guidelines.refund.answers.${answer}`), exact: true }).check();
		}
		const today = await page.evaluate(() => new Date().toISOString().slice(0, 10));
		await checker.getByLabel(t("guidelines.refund.questions.day")).fill(today);
		await expect(checker.getByRole("status")).toContainText(t("guidelines.refund.cases.wrong.text"));
		await expect(checker.locator("time")).toBeVisible();
		await expect(checker.getByRole("table")).toBeHidden();
		expect(await accessProblems(page, "[data-slot=refund]")).toEqual([]);
		await checker
			.getByRole("status")
			.getByRole("link", { name: t("guidelines.summary.clause", { number: "3.3" }) })
			.click();
		await expect(page).toHaveURL(/#3\.3$/);
		await expect(page.locator("[id='3.3']")).toBeInViewport();
	});

	for (const path of [referral, refund, dispute]) {
		test(`${at(path)}: calculators and drawings meet WCAG 2.2 A and AA, and fit 320 px`, async ({ page }) => {
			// Tall for the many fields of one: the button of the contents, which floats, is below them.
			await page.setViewportSize({ width: 320, height: path === referral ? 1800 : 800 });
			await open(page, `${at(path)}?fleet=9999-9999-9999-9999`);
			if (path === referral) {
				await rewards(page).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
				await expect(total(page)).toHaveText(/^79[\s,]992\sT\$$/);
			} else {
				const begin = path === refund ? ("purchase" as const) : ("issue" as const);
				await page.getByLabel(t(`guidelines.deadlines.begin.${begin}`)).fill("2026-09-23");
				await expect(page.getByLabel(t("guidelines.deadlines.happened")).first()).toBeVisible();
			}
			expect(await horizontalOverflow(page)).toEqual([]);
			expect(await accessProblems(page, "main")).toEqual([]);
		});
	}

	test(`${at(referral)}: no word of a drawing is cut or smaller than 12 px on the smallest phone`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 800 });
		await open(page, at(referral));
		const texts = await page.locator("figure svg text").evaluateAll((all) =>
			all.map((text) => {
				const svg = text.closest("svg")?.getBoundingClientRect();
				const { left, right } = text.getBoundingClientRect();
				const size = Number.parseFloat(getComputedStyle(text).fontSize) * ((svg?.width ?? 0) / 360);
				return { words: text.textContent, size, isInside: left >= (svg?.left ?? 0) && right <= (svg?.right ?? 0) };
			}),
		);
		expect(texts.length).toBeGreaterThan(30);
		expect(texts.filter(({ size, isInside }) => size < 12 || !isInside)).toEqual([]);
	});

	test.describe("without JavaScript", () => {
		test.use({ javaScriptEnabled: false });

		test(`${at(referral)} has the worked example as a table, and no fields`, async ({ page }) => {
			await page.goto(at(referral));
			const rows = rewards(page).getByRole("row");
			await expect(rows).toHaveCount(5);
			await expect(rows.nth(2)).toContainText(t("guidelines.fleet.2.name"));
			await expect(rows.nth(2)).toContainText(`1${half}5\u00a0T$`);
			await expect(total(page)).toHaveText(money("8 T\\$"));
			await expect(rewards(page).locator("input, button").filter({ visible: true })).toHaveCount(0);
			await expect(page.locator("figure li")).toHaveCount(4 + 5 + 6);
		});

		test(`${at(refund)} has the periods as a table, and no field`, async ({ page }) => {
			await page.goto(at(refund));
			await expect(deadlines(page).getByRole("row").filter({ visible: true })).toHaveCount(4);
			await expect(deadlines(page).locator("input, button").filter({ visible: true })).toHaveCount(0);
			const checker = page.getByRole("region", { name: t("guidelines.refund.title") });
			await expect(checker.getByRole("row").filter({ visible: true })).toHaveCount(refundCases.length + 1);
			await expect(checker.locator("input, button").filter({ visible: true })).toHaveCount(0);
		});
	});
}

test("pages without a calculator load none of it", async ({ page }) => {
	const loaded: string[] = [];
	page.on("request", (request) => loaded.push(request.url()));
	const known = /(RewardCalculator|DocumentDeadlines|Diagram)-/;
	await open(page, "/docs/guidelines/general/cookie-policy");
	await page.waitForLoadState("networkidle");
	expect(loaded.filter((url) => known.test(url))).toEqual([]);
	await page.goto(referral);
	await booted(page);
	for (const slot of await page.locator("[data-slot] > *").all()) await slot.scrollIntoViewIfNeeded();
	await expect.poll(() => loaded.filter((url) => known.test(url)).length).toBeGreaterThan(3);
});

test("a document keeps its calculator's table when the calculator cannot be fetched", async ({ page, problems }) => {
	problems.allow(/RewardCalculator|ERR_FAILED/);
	await page.route("**/assets/RewardCalculator-*.js", (route) => route.abort());
	await open(page, referral);
	const t = words("en");
	const region = page.getByRole("region", { name: t("guidelines.rewards.title") });
	await region.scrollIntoViewIfNeeded();
	await expect(region.getByRole("row")).toHaveCount(5);
	await page.locator("a[href='#5']").filter({ visible: true }).first().click();
	await expect(page).toHaveURL(/#5$/);
	await expect(region.getByRole("row")).toHaveCount(5);
});
