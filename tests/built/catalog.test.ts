import { describe, expect, test } from "vitest";
import { localizedPath } from "#config/paths.ts";
import { catalogPage, genreLinks } from "#content/readers/catalog.server.ts";
import { gameSlugs } from "#content/readers/games.server.ts";
import { attribute, type Element, getVisibleText } from "#tests/dom.ts";
import { asLine, getWords } from "#tests/examples.ts";
import { allWithin, builtPage, findWithin } from "./pages.ts";

/** Slugs of the games on a page, in order. */
function shown(main: Element): (string | undefined)[] {
	return allWithin(main, "a")
		.filter((link) => /\/games\/[^/]+$/.test(attribute(link, "href") ?? "") && allWithin(link, "img").length > 0)
		.map((link) => attribute(link, "href")?.split("/").at(-1));
}

const status = (main: Element) =>
	getVisibleText(findWithin(main, (element) => attribute(element, "role") === "status"));

for (const language of ["en", "ru"] as const) {
	const t = getWords(language);
	const at = (path: string) => localizedPath(language, path);

	describe(`the built catalog in "${language}"`, () => {
		test("shows every game in the order of the catalog, and the number of games", () => {
			const page = builtPage(at("/games"));
			expect(page.headings[0]).toEqual({ level: 1, text: asLine(t("games.title")) });
			expect(shown(page.landmark("main"))).toEqual(catalogPage(1)?.games.map(({ slug }) => slug));
			expect(status(page.landmark("main"))).toBe(asLine(t("games.count", { count: gameSlugs().length })));
		});

		test("is linked from the header and from Popular games", () => {
			const page = builtPage(at("/"));
			const menu = allWithin(page.landmark("header"), "a").find((link) => getVisibleText(link) === t("nav.games"));
			expect(attribute(menu, "href")).toBe(at("/games"));
			const all = allWithin(page.landmark("main"), "a").find((link) => getVisibleText(link) === asLine(t("game.all")));
			expect(attribute(all, "href")).toBe(at("/games"));
		});

		for (const { slug, count } of genreLinks()) {
			test(`the page of the genre ${slug} has ${count} games, its name, breadcrumbs and a marked link`, () => {
				const page = builtPage(at(`/games/genre/${slug}`));
				const main = page.landmark("main");
				const name = t(`games.genre.${slug}.name`);
				expect(page.headings[0]).toEqual({ level: 1, text: asLine(name) });
				expect(getVisibleText(main)).toContain(asLine(t(`games.genre.${slug}.lede`)));
				expect(shown(main)).toEqual(catalogPage(1, slug)?.games.map((game) => game.slug));
				expect(status(main)).toBe(asLine(t("games.count", { count })));
				const labelled = (label: string) => findWithin(main, (element) => attribute(element, "aria-label") === label);
				const crumbs = allWithin(labelled(t("games.breadcrumbs")), "a");
				expect(crumbs.map(getVisibleText)).toContain(asLine(t("nav.games")));
				expect(crumbs.map((link) => attribute(link, "href"))).toContain(at("/games"));
				const marked = allWithin(labelled(t("games.genres")), "a").filter((link) => attribute(link, "aria-current"));
				expect(marked.map((link) => getVisibleText(link).replace(/\s*(\d+)$/, " $1"))).toEqual([
					asLine(`${name} ${count}`),
				]);
			});
		}
	});
}
