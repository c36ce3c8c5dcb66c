import { expect, test } from "vitest";
import { fillBrandSlug } from "#config/brandSlug.ts";
import { formatDay } from "#config/formatDay.ts";
import { pagePath } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { plainText } from "#content/model/richText.ts";
import { articleSlugs, findArticle, listArticles } from "#content/readers/news.server.ts";
import { getAttribute, getHrefs, getTextContent, getVisibleText, select, selectAll } from "#tests/dom.ts";
import { asLine, getTranslator } from "#tests/examples.ts";
import { builtPage, builtPages } from "./pages.ts";

const slugs = articleSlugs();
const marketplaceArticle = fillBrandSlug("brandslug-new-marketplace-browser-games-apps");

test("the build has a page of each public article, and of no other", () => {
	const articlePaths = builtPages.map(({ path }) => path).filter((path) => /^\/news\/(?!404|410)[^/]+$/.test(path));
	expect(slugs.length).toBeGreaterThan(0);
	expect(articlePaths.sort()).toEqual(slugs.map((slug) => `/news/${slug}`).sort());
});

for (const language of ["en", "ru"] as const) {
	const t = getTranslator(language);
	const list = localizedPath(language, "/news");
	const path = (slug: string) => localizedPath(language, `/news/${slug}`);

	// Content of the entries: src/views/news/ArticleList.test.tsx.
	test(`${list} shows every article with a link`, () => {
		const page = builtPage(list);
		expect(page.firstHeading).toBe(`h1: ${asLine(t("news.title", { product: site.name }))}`);
		const shown = selectAll(page.main, "article").map((entry) => [
			getVisibleText(select(entry, "h2")),
			getAttribute(select(entry, "a"), "href"),
		]);
		expect(shown).toEqual(listArticles(language).map(({ title, slug }) => [asLine(title), path(slug)]));
	});

	for (const slug of slugs) {
		test(`${path(slug)} has breadcrumbs, title, date, picture and the whole text in the HTML`, () => {
			const article = findArticle(slug, language);
			if (!article) throw new Error(`No article "${slug}".`);
			const { main } = builtPage(path(slug));
			const readTexts = (selector: string) => selectAll(main, selector).map(getTextContent);
			expect(readTexts("h1")).toEqual([article.title]);
			expect(readTexts("nav")).toEqual([`${t("nav.news")}>${article.title}`]);
			expect(readTexts("time")).toContain(formatDay(article.date, article.language));
			expect(selectAll(main, `img[src^="${article.picture.base}"]`)).not.toEqual([]);
			const text = getTextContent(main);
			for (const block of article.body) expect(text).toContain(plainText([block]));
			const publish = localizedPath(language, pagePath("publish"));
			const button = selectAll(main, "a").filter((link) => getTextContent(link).includes(t("news.publish.action")));
			expect(button.map((link) => getAttribute(link, "href"))).toEqual(article.showButton ? [publish] : []);
		});
	}

	test(`${list} links stay in the language, and article texts are marked as English`, () => {
		const links = getHrefs(builtPage(path(marketplaceArticle)).main, 'article[lang="en"] a, article div[lang="en"] a');
		const games = links.filter((href) => /^(\/\w\w)?\/games\/./.test(href));
		expect(games.length, "links to games").toBeGreaterThan(0);
		for (const href of games) expect(href).toMatch(new RegExp(`^${localizedPath(language, "/games/")}`));
	});
}
