import type { Page } from "@playwright/test";
import { pagePath } from "#config/pages.ts";
import { getSearchField, getShownGames } from "./catalog.ts";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, test } from "./fixtures.ts";

const t = getTranslator("en");
/** Lighthouse's slow 4G: milliseconds, and bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
const document = (chapter: string, doc: string) => pagePath("document", { chapter, doc });

interface FirstUse {
	readonly island: string;
	readonly path: string;
	use(page: Page): Promise<void>;
	expectResult(page: Page): Promise<void>;
}

const firstUses: readonly FirstUse[] = [
	{
		island: "the catalog",
		path: "/games",
		use: (page) => getSearchField(page).fill(exampleGame.title),
		expectResult: (page) => expect.poll(() => getShownGames(page)).toEqual([exampleGame.slug]),
	},
	{
		island: "the search page",
		path: pagePath("search"),
		use: (page) => page.getByRole("main").getByRole("searchbox").fill(exampleGame.title),
		expectResult: (page) =>
			expect(page.locator(`[aria-labelledby="found-game"] a[href="${exampleGame.path}"]`)).toBeVisible(),
	},
	{
		island: "the clause search",
		path: pagePath("guidelines"),
		use: (page) => page.getByRole("searchbox", { name: t("guidelines.search.label") }).fill("forged proof"),
		expectResult: (page) => expect(page.getByText(t("guidelines.search.found", { count: 1 }))).toBeVisible(),
	},
	{
		island: "the reward calculator",
		path: document("customers", "referral-program"),
		use: (page) =>
			page
				.getByLabel(t("guidelines.rewards.countOf", { fleet: t("guidelines.fleet.1.name") }), { exact: true })
				.fill("12"),
		expectResult: (page) => expect(page.getByText(/^63\sT\$$/).first()).toBeVisible(),
	},
	{
		island: "the refund checker and the deadlines",
		path: document("general", "return-and-refund-policy"),
		use: async (page) => {
			await page.getByRole("radio", { name: t("guidelines.refund.answers.bought"), exact: true }).check();
			await page.getByLabel(t("guidelines.deadlines.begin.purchase")).fill("2026-12-01");
		},
		expectResult: async (page) => {
			await expect(page.getByRole("group", { name: t("guidelines.refund.questions.problem") })).toBeVisible();
			await expect(page.locator("li time").first()).toBeVisible();
		},
	},
	{
		island: "the revenue calculator",
		path: pagePath("publish"),
		use: (page) => page.getByRole("slider", { name: t("publish.keep.revenue") }).press("End"),
		expectResult: async (page) => {
			const slider = page.getByRole("slider", { name: t("publish.keep.revenue") });
			await expect(slider).toHaveAttribute(
				"aria-valuetext",
				(await page.locator("output").first().textContent()) ?? "",
			);
			await expect.poll(() => slider.evaluate((input: HTMLInputElement) => input.value === input.max)).toBe(true);
		},
	},
	{
		island: "the header's search",
		path: "/about-us",
		use: async (page) => {
			await page
				.getByRole("banner")
				.getByRole("link", { name: t("search.open") })
				.click();
			// Of the dialog or the search page.
			await page.locator("#search input, main input[type=search]").first().fill(exampleGame.title);
		},
		expectResult: (page) => expect(page.locator(`a[href="${exampleGame.path}"]:visible`).first()).toBeVisible(),
	},
];

for (const { island, path, use, expectResult } of firstUses) {
	test(`the first use of ${island} takes effect on slow 4G, before its files have loaded`, async ({ page }) => {
		const devtoolsSession = await page.context().newCDPSession(page);
		await devtoolsSession.send("Network.enable");
		await devtoolsSession.send("Network.emulateNetworkConditions", slow4G);
		await page.goto(path, { waitUntil: "commit" });
		await use(page);
		await expectResult(page);
	});
}
