import { pagePath } from "#config/pages.ts";
import { site } from "#config/site.ts";
import { gameSlugs } from "#content/readers/games.server.ts";
import { cards } from "./catalog.ts";
import { exampleClip } from "./exampleClip.ts";
import { exampleGame, getTranslator } from "./examples.ts";
import { blockScriptFiles, expect, test } from "./fixtures.ts";

const t = getTranslator("en");
const referralRules = pagePath("document", { chapter: "customers", doc: "referral-program" });
const needsScripts = "[data-requires-js]:not(a[href]):visible, [data-js-only]:visible";

test("nothing that needs scripts is shown when the script files cannot be loaded, and what replaces it is shown", async ({
	page,
	problems,
}) => {
	await blockScriptFiles(page, problems);
	const visit = async (path: string) => {
		await page.goto(path);
		await page.locator("html[data-js=failed]").waitFor({ state: "attached" });
		await expect(page.locator(needsScripts), path).toHaveCount(0);
	};
	await visit("/games?q=boat");
	await expect(page.getByRole("searchbox")).toBeHidden();
	const noSearchNotice = page.getByText(t("games.search.absent"));
	await expect(noSearchNotice).toBeVisible();
	await expect(noSearchNotice.getByRole("link", { name: t("game.all") })).toHaveAttribute("href", pagePath("games"));
	await expect(page.locator("main ul").getByRole("link", { name: exampleGame.title })).toBeVisible();

	await visit(exampleClip().path);
	await expect(page.locator("main section li").first().getByRole("img"), "a clip is its picture").toHaveCount(1);
	await expect(page.getByRole("link", { name: t("game.play") }).first()).toBeVisible();

	await visit("/publish");
	await expect(page.getByRole("table", { name: t("publish.keep.title") })).toBeVisible();

	await visit(referralRules);
	const rewardRow = page
		.getByRole("region", { name: t("guidelines.rewards.title") })
		.getByRole("row")
		.nth(1);
	await expect(rewardRow.getByText("1", { exact: true }).last()).toBeVisible();
	const searchLink = page.getByRole("banner").getByRole("link", { name: t("search.open") });
	await expect(searchLink).toHaveAttribute("href", pagePath("search"));
});

test.describe("in a browser without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("nothing that needs scripts is shown, and the genres filter the catalog", async ({ page }) => {
		for (const path of ["/", "/games", "/search", exampleClip().path, "/publish", "/docs/guidelines", referralRules]) {
			await page.goto(path);
			await expect.soft(page.locator(needsScripts), path).toHaveCount(0);
			await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
		}
		await page.goto("/games");
		await expect(cards(page)).toHaveCount(gameSlugs().length);
		await page
			.getByRole("navigation", { name: t("games.genres") })
			.getByRole("link", { name: /^Racing/ })
			.click();
		await expect(page).toHaveURL("/games/genre/racing#list");
		await expect(cards(page)).toHaveCount(1);
	});
});

test("the register card of the home page keeps the query string, also without script files", async ({
	page,
	problems,
}) => {
	await blockScriptFiles(page, problems);
	const query = "?ref=abc&utm_source=%D0%B0";
	await page.goto(`/ru${query}`);
	const card = page.locator("main ol a");
	await expect(card, "the link has no query of its own").toHaveAttribute("href", site.links.register);
	const [request] = await Promise.all([
		page.waitForRequest((candidate) => candidate.url().startsWith(site.links.register)),
		card.click({ noWaitAfter: true }),
	]);
	expect(request.url()).toBe(site.links.register + query);
});
