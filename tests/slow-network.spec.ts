import type { Page } from "@playwright/test";
import { pagePath } from "#config/pages.ts";
import { getSearchField, getShownGames } from "./catalog.ts";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, test } from "./fixtures.ts";

const t = getTranslator("en");
/** Lighthouse's slow 4G: latency in ms, throughput in bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
const document = (chapter: string, doc: string) => pagePath("document", { chapter, doc });

/** The first use of each island and its visible effect. */
const firstUses: readonly (readonly [island: string, path: string, use: (page: Page) => Promise<void>])[] = [
	[
		"the catalog",
		"/games",
		async (page) => {
			await getSearchField(page).fill(exampleGame.title);
			await expect.poll(() => getShownGames(page)).toEqual([exampleGame.slug]);
		},
	],
	[
		"the search page",
		pagePath("search"),
		async (page) => {
			await page.getByRole("main").getByRole("searchbox").fill(exampleGame.title);
			await expect(page.locator(`[aria-labelledby="found-game"] a[href="${exampleGame.path}"]`)).toBeVisible();
		},
	],
	[
		"the clause search",
		pagePath("guidelines"),
		async (page) => {
			await page.getByRole("searchbox", { name: t("guidelines.search.label") }).fill("forged proof");
			await expect(page.getByText(t("guidelines.search.found", { count: 1 }))).toBeVisible();
		},
	],
	[
		"the reward calculator",
		document("customers", "referral-program"),
		async (page) => {
			const label = t("guidelines.rewards.countOf", { fleet: t("guidelines.fleet.1.name") });
			await page.getByLabel(label, { exact: true }).fill("12");
			await expect(page.getByText(/^63\sT\$$/).first()).toBeVisible();
		},
	],
	[
		"the refund checker and the deadlines",
		document("general", "return-and-refund-policy"),
		async (page) => {
			await page.getByRole("radio", { name: t("guidelines.refund.answers.bought"), exact: true }).check();
			await page.getByLabel(t("guidelines.deadlines.begin.purchase")).fill("2026-12-01");
			await expect(page.getByRole("group", { name: t("guidelines.refund.questions.problem") })).toBeVisible();
			await expect(page.locator("li time").first()).toBeVisible();
		},
	],
	[
		"the revenue calculator",
		pagePath("publish"),
		async (page) => {
			const slider = page.getByRole("slider", { name: t("publish.keep.revenue") });
			const output = page.locator("output").first();
			const before = (await output.textContent()) ?? "";
			await slider.press("End");
			await expect(output).not.toHaveText(before);
			await expect(slider).toHaveAttribute("aria-valuetext", (await output.textContent()) ?? "");
			await expect.poll(() => slider.evaluate((input: HTMLInputElement) => input.value === input.max)).toBe(true);
		},
	],
	[
		"the header's search",
		"/about-us",
		async (page) => {
			await page
				.getByRole("banner")
				.getByRole("link", { name: t("search.open") })
				.click();
			// In the dialog or on the search page.
			await page.locator("#search input, main input[type=search]").first().fill(exampleGame.title);
			await expect(page.locator(`a[href="${exampleGame.path}"]:visible`).first()).toBeVisible();
		},
	],
];

for (const [island, path, use] of firstUses) {
	test(`the first use of ${island} takes effect on slow 4G, before its files have loaded`, async ({ page }) => {
		const devtoolsSession = await page.context().newCDPSession(page);
		await devtoolsSession.send("Network.enable");
		await devtoolsSession.send("Network.emulateNetworkConditions", slow4G);
		await page.goto(path, { waitUntil: "commit" });
		await use(page);
	});
}
