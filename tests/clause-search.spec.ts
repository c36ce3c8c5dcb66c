import { pagePath } from "#config/pages.ts";
import { clauseFile } from "#content/search/clauseFile.server.ts";
import { accessProblems } from "./axe.ts";
import { getTranslator } from "./examples.ts";
import { expect, getLocation, openPage, test, watchRequests } from "./fixtures.ts";

const t = getTranslator("en");
const index = pagePath("guidelines");
const refund = pagePath("document", { chapter: "general", doc: "return-and-refund-policy" });

test("the search finds words in all documents and leads from a document to the matching clause", async ({ page }) => {
	const searchFiles = watchRequests(page, /clauses|createClauseSearch|minisearch/i);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openPage(page, index);
	await page.waitForLoadState("networkidle");
	expect(searchFiles, "before its first use").toEqual([]);
	await openPage(page, refund);
	await page.getByRole("link", { name: t("guidelines.search.all") }).click();
	const field = page.getByRole("search").getByRole("searchbox", { name: t("guidelines.search.label") });
	await expect(field).toBeFocused();
	const results = page.getByRole("search").locator("xpath=..");
	const status = results.getByRole("status");

	await test.step("shows clauses with the marked word, grouped by document", async () => {
		await field.fill("forged proof");
		await expect(status).toHaveText(t("guidelines.search.found", { count: 1 }));
		expect(searchFiles).toContain(clauseFile("en").address);
		await expect(results.locator("mark")).toContainText(["forged", "proof"]);
		await expect.poll(() => getLocation(page)).toBe(`${index}?q=forged+proof`);
		expect(await accessProblems(page)).toEqual([]);
	});

	await test.step("shows a message for no results, and the index stays visible", async () => {
		await field.fill("plumbus");
		await expect(status).toHaveText(t("guidelines.search.none", { query: "plumbus" }));
		await expect(page.locator("#general")).toBeVisible();
	});

	await test.step("a result opens the clause, and Back restores the results", async () => {
		await field.fill("forged proof");
		// The URL updates when typing pauses. A link followed before that leaves the previous query in the URL.
		await expect.poll(() => getLocation(page)).toBe(`${index}?q=forged+proof`);
		await results.getByRole("link").first().click();
		await expect.poll(() => getLocation(page)).toBe(`${refund}#6.1`);
		await expect(page.locator("[id='6.1']")).toBeInViewport();
		await page.goBack();
		await expect(status).toHaveText(t("guidelines.search.found", { count: 1 }));
	});

	await test.step("finds English documents in Russian by their summaries, also from a shared URL", async () => {
		await openPage(page, `/ru${index}?q=вернуть`);
		const link = results.getByRole("link").filter({ hasText: "Деньги можно вернуть" });
		await expect(link.first()).toHaveAttribute("href", `/ru${refund}#2.1`);
	});
});

test("shows an error when the search file cannot be loaded, and loads it again on retry", async ({
	page,
	problems,
}) => {
	problems.allow(/clauses|503|ERR_FAILED/);
	await page.route(`**${clauseFile("en").address}`, (route) => route.abort());
	await openPage(page, `${index}?q=refund`);
	const results = page.getByRole("search").locator("xpath=..");
	await expect(results.getByRole("status")).toHaveText(t("guidelines.search.failed"));
	await page.unroute(`**${clauseFile("en").address}`);
	await results.getByRole("button", { name: t("search.retry") }).click();
	await expect(results.getByRole("link").first()).toBeVisible();
});
