import { expect, test } from "vitest";
import { fillBrandSlug } from "#config/brandSlug.ts";
import { formatDay } from "#config/formatDay.ts";
import { pagePath } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { plainText } from "#content/model/richText.ts";
import { articleSlugs, findArticle, listArticles } from "#content/readers/news.server.ts";
import { getAttribute, getVisibleText } from "#tests/dom.ts";
import { asLine, getTranslator } from "#tests/examples.ts";
import { fullText } from "#tests/html.ts";
import { allWithin, builtPage } from "./pages.ts";

const slugs = articleSlugs();
const marketplaceArticle = fillBrandSlug("brandslug-new-marketplace-browser-games-apps");
const guideSlug = "how-to-publish-games-earn-guide-indie-developers";

test("the build has the five articles of the specification and more", () => {
	expect(slugs).toEqual(
		expect.arrayContaining([
			marketplaceArticle,
			guideSlug,
			"5-proven-ways-monetize-your-game-tips-indie-developers",
			"turn-your-web-app-or-game-into-a-profitable-indie-business",
			"how-to-register-dev-studio-eu",
		]),
	);
	expect(slugs.length).toBeGreaterThan(5);
});

for (const language of ["en", "ru"] as const) {
	const t = getTranslator(language);
	const list = localizedPath(language, "/news");
	const path = (slug: string) => localizedPath(language, `/news/${slug}`);

	// Content of the entries: src/views/news/ArticleList.test.tsx.
	test(`${list} shows every article with a link`, () => {
		const page = builtPage(list);
		expect(page.headings[0]).toEqual({ level: 1, text: asLine(t("news.title", { product: site.name })) });
		const entries = allWithin(page.landmark("main"), "article");
		const shown = entries.map((entry) => [
			getVisibleText(allWithin(entry, "h2")[0]),
			getAttribute(allWithin(entry, "a")[0], "href"),
		]);
		expect(shown).toEqual(listArticles().map(({ title, slug }) => [asLine(title), path(slug)]));
	});

	for (const slug of slugs) {
		test(`${path(slug)} has breadcrumbs, title, date, picture and the whole text in the HTML`, () => {
			const article = findArticle(slug);
			if (!article) throw new Error(`No article "${slug}".`);
			const main = builtPage(path(slug)).landmark("main");
			const named = (name: string) => allWithin(main, name);
			expect(named("h1").map(fullText)).toEqual([article.title]);
			expect(named("nav").map(fullText)).toEqual([`${t("nav.news")}>${article.title}`]);
			expect(named("time").map(fullText)).toContain(formatDay(article.date, "en"));
			expect(named("img").some((image) => getAttribute(image, "src")?.startsWith(article.picture.base))).toBe(true);
			const text = fullText(main);
			for (const block of article.body) expect(text).toContain(plainText([block]));
			const publish = localizedPath(language, pagePath("publish"));
			const button = named("a").filter((link) => fullText(link).includes(t("news.publish.action")));
			expect(button.map((link) => getAttribute(link, "href"))).toEqual(article.showButton ? [publish] : []);
		});
	}

	test(`${list} links stay in the language, and article texts are marked as English`, () => {
		const article = allWithin(builtPage(path(marketplaceArticle)).landmark("main"), "article")[0];
		const runs = article
			? [article, ...allWithin(article, "div")].filter((run) => getAttribute(run, "lang") === "en")
			: [];
		const links = runs.flatMap((run) => allWithin(run, "a")).map((link) => getAttribute(link, "href") ?? "");
		const games = links.filter((href) => /^(\/\w\w)?\/games\/./.test(href));
		expect(games.length, "links to games").toBeGreaterThan(0);
		for (const href of games) expect(href).toMatch(new RegExp(`^${localizedPath(language, "/games/")}`));
	});
}
