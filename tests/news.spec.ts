import { parse } from "parse5";
import { articleSlugs, findArticle, newsList } from "../app/content/news.server.ts";
import { plainText } from "../app/content/richText.ts";
import { formatDay } from "../app/features/news/formatDay.ts";
import { pagePath } from "../app/routing/pages.ts";
import { localizedPath } from "../app/routing/paths.ts";
import { site } from "../content/site.ts";
import { attribute, type Element, elements } from "../scripts/build/dom.ts";
import { words } from "./examples.ts";
import { booted, expect, markDocument, navigate, open, test, whereabouts } from "./fixtures.ts";
import { fullText } from "./html.ts";
import { horizontalOverflow, measureShift } from "./measures.ts";

const slugs = articleSlugs();
const guide = "how-to-publish-games-earn-guide-indie-developers";
const marketplace = "playfleet-new-marketplace-browser-games-apps";

test("there are the five articles that the specification names, and more", () => {
	expect(slugs).toEqual(
		expect.arrayContaining([
			marketplace,
			guide,
			"5-proven-ways-monetize-your-game-tips-indie-developers",
			"turn-your-web-app-or-game-into-a-profitable-indie-business",
			"how-to-register-dev-studio-eu",
		]),
	);
	expect(slugs.length).toBeGreaterThan(5);
});

for (const language of ["en", "ru"] as const) {
	const t = words(language);
	const list = localizedPath(language, "/news");
	const path = (slug: string) => localizedPath(language, `/news/${slug}`);

	test(`${list}: every article with title, date, beginning, picture and a way to read more`, async ({ page }) => {
		await open(page, list);
		await expect(page.getByRole("heading", { level: 1, name: t("news.title", { product: site.name }) })).toBeVisible();
		const entries = page.locator("main article");
		await expect(entries).toHaveCount(slugs.length);
		for (const [index, article] of newsList().entries()) {
			const entry = entries.nth(index);
			await expect(entry.getByRole("heading", { level: 2 })).toHaveText(article.title);
			await expect(entry.locator("time")).toHaveText(formatDay(article.date));
			await expect(entry.locator("p")).toHaveText(article.preview);
			await expect(entry.locator(`img[src^="${article.picture.base}"]`)).toBeVisible();
			const more = entry.getByRole("link", { name: t("news.readMore") });
			await expect(more).toContainText(article.title);
			await expect(more).toHaveAttribute("href", path(article.slug));
		}
	});

	for (const slug of slugs) {
		test(`${path(slug)}: breadcrumbs, title, date, picture and the whole text in the HTML`, async ({ request }) => {
			const article = findArticle(slug);
			if (!article) throw new Error(`No article "${slug}".`);
			const response = await request.get(path(slug), { maxRedirects: 0 });
			expect(response.status()).toBe(200);
			const main = [...elements(parse(await response.text()))].find(({ tagName }) => tagName === "main") as Element;
			const inMain = [...elements(main)];
			const named = (name: string) => inMain.filter(({ tagName }) => tagName === name);
			expect(named("h1").map(fullText)).toEqual([article.title]);
			expect(named("nav").map(fullText)).toEqual([`${t("nav.news")}>${article.title}`]);
			expect(named("time").map(fullText)).toContain(formatDay(article.date));
			expect(named("img").some((image) => attribute(image, "src")?.startsWith(article.picture.base))).toBe(true);
			const text = fullText(main);
			for (const block of article.body) expect(text).toContain(plainText([block]));
			const publish = localizedPath(language, pagePath("publish"));
			const button = named("a").filter((link) => fullText(link).includes(t("news.publish.action")));
			expect(button.map((link) => attribute(link, "href"))).toEqual(article.showButton ? [publish] : []);
		});
	}

	test(`${list}: links of an article stay in the language, and its text is marked as English`, async ({ page }) => {
		await open(page, path(marketplace));
		const game = page.locator("main article").getByRole("link", { name: "Boat Attack" });
		await expect(game).toHaveAttribute("href", localizedPath(language, "/games/boat-attack"));
		expect(await game.evaluate((link) => link.closest("[lang]")?.getAttribute("lang"))).toBe("en");
	});

	test(`${list} leads to an article and back without loading a document`, async ({ page }) => {
		await open(page, list);
		const isSame = await markDocument(page);
		await page.getByRole("link", { name: findArticle(guide)?.title }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(findArticle(guide)?.title ?? "");
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await page
			.locator("main nav")
			.getByRole("link", { name: t("nav.news") })
			.click();
		await expect(page.locator("main article")).toHaveCount(slugs.length);
		expect(whereabouts(page)).toBe(list);
		expect(await isSame()).toBe(true);
	});

	test(`${path("unknown")}: 404, header and footer stand, main is empty, noindex; by client navigation, too`, async ({
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
		await booted(page);
		await nothing();
		await open(page, list);
		await navigate(page, path("unknown"));
		await nothing();
		await page.goBack();
		await expect(page.locator("main article")).toHaveCount(slugs.length);
	});

	for (const width of [320, 375, 768, 1440]) {
		test(`${list}: nothing is wider than a window of ${width} px, nor in any article`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			for (const address of [list, ...slugs.map(path)]) {
				await page.goto(address);
				expect(await horizontalOverflow(page), address).toEqual([]);
			}
		});
	}
}

test("nothing shifts while the list and an article load, boot and are scrolled through", async ({ page }) => {
	expect(await measureShift(page, "/news")).toBeLessThan(0.01);
	expect(await measureShift(page, `/news/${guide}`)).toBeLessThan(0.01);
});
