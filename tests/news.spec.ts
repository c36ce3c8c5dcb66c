import { localizedPath } from "#config/paths.ts";
import { articleSlugs, findArticle } from "#content/readers/news.server.ts";
import { getWords } from "./examples.ts";
import { expect, getLocation, openPage, test } from "./fixtures.ts";
import { horizontalOverflow, measureShift } from "./measures.ts";

const slugs = articleSlugs();
const guide = "how-to-publish-games-earn-guide-indie-developers";

// What each article and the list say as they were built: tests/built/news.test.ts.
for (const language of ["en", "ru"] as const) {
	const t = getWords(language);
	const list = localizedPath(language, "/news");
	const path = (slug: string) => localizedPath(language, `/news/${slug}`);

	test(`${list} leads to an article, and Back returns to the list`, async ({ page }) => {
		await openPage(page, list);
		await page.getByRole("link", { name: findArticle(guide)?.title }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(findArticle(guide)?.title ?? "");
		await page
			.locator("main nav")
			.getByRole("link", { name: t("nav.news") })
			.click();
		await expect(page.locator("main article")).toHaveCount(slugs.length);
		expect(getLocation(page)).toBe(list);
	});

	test(`${path("unknown")} returns 404 with header, footer, an empty main element and noindex, and Back works`, async ({
		page,
		problems,
	}) => {
		problems.allow(/404/);
		const nothing = async () => {
			await expect(page.locator("main")).toHaveText("");
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
			await expect(page.locator("body > header")).toBeVisible();
			await expect(page.locator("footer")).toBeVisible();
		};
		const response = await page.goto(path("unknown"));
		expect(response?.status()).toBe(404);
		await nothing();
		await openPage(page, list);
		await openPage(page, path("unknown"));
		await page.goBack();
		await expect(page.locator("main article")).toHaveCount(slugs.length);
	});
}

// Articles are the same text in every language: the layout lint checks the page around them.
test("an article fits the viewport at every width", async ({ page }) => {
	test.setTimeout(60_000);
	for (const slug of slugs) {
		await openPage(page, `/news/${slug}`);
		for (const width of [320, 375, 768, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			expect.soft(await horizontalOverflow(page), `${slug} at ${width} px`).toEqual([]);
		}
	}
});

test("nothing shifts while the list and an article load and scroll", async ({ page }) => {
	expect(await measureShift(page, "/news")).toBeLessThan(0.01);
	expect(await measureShift(page, `/news/${guide}`)).toBeLessThan(0.01);
});
