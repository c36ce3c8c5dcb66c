import { describe, expect, test } from "vitest";
import { localizedPath } from "#config/paths.ts";
import { getGenreSlug } from "#content/model/genres.ts";
import { catalogPage, genreLinks } from "#content/readers/catalog.server.ts";
import { findGame, gameSlugs, listStudios } from "#content/readers/games.server.ts";
import { type Element, getAttribute, getVisibleText } from "#tests/dom.ts";
import { asLine, exampleGame, exampleStudio, getTranslator } from "#tests/examples.ts";
import { allWithin, builtPage, findWithin, hasText } from "./pages.ts";

/** Slugs of the games on a page, in document order. */
function shown(main: Element): (string | undefined)[] {
	return allWithin(main, "a")
		.filter((link) => /\/games\/[^/]+$/.test(getAttribute(link, "href") ?? "") && allWithin(link, "img").length > 0)
		.map((link) => getAttribute(link, "href")?.split("/").at(-1));
}

const status = (main: Element) =>
	getVisibleText(findWithin(main, (element) => getAttribute(element, "role") === "status"));

for (const language of ["en", "ru"] as const) {
	const t = getTranslator(language);
	const at = (path: string) => localizedPath(language, path);

	describe(`the built catalog in "${language}"`, () => {
		test("shows every game in the order of the catalog, and the number of games", () => {
			const page = builtPage(at("/games"));
			expect(page.headings[0]).toEqual({ level: 1, text: asLine(t("games.title")) });
			expect(shown(page.landmark("main"))).toEqual(catalogPage(1)?.games.map(({ slug }) => slug));
			expect(status(page.landmark("main"))).toBe(asLine(t("games.count", { count: gameSlugs().length })));
			const orderLinks = findWithin(
				page.landmark("main"),
				(part) => getAttribute(part, "aria-label") === t("games.order.label"),
			);
			const orderLabels = [t("games.order.popular"), t("games.order.title")].map(asLine);
			expect(allWithin(orderLinks, "a").map(getVisibleText), "no game has a release date").toEqual(orderLabels);
		});

		test("is linked from the header and from Popular games", () => {
			const page = builtPage(at("/"));
			const gamesLink = allWithin(page.landmark("header"), "a").find((link) => getVisibleText(link) === t("nav.games"));
			expect(getAttribute(gamesLink, "href")).toBe(at("/games"));
			const all = allWithin(page.landmark("main"), "a").find((link) => getVisibleText(link) === asLine(t("game.all")));
			expect(getAttribute(all, "href")).toBe(at("/games"));
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
				const findLabelled = (label: string) =>
					findWithin(main, (element) => getAttribute(element, "aria-label") === label);
				const crumbLinks = allWithin(findLabelled(t("games.breadcrumbs")), "a");
				expect(crumbLinks.map(getVisibleText)).toContain(asLine(t("nav.games")));
				expect(crumbLinks.map((link) => getAttribute(link, "href"))).toContain(at("/games"));
				const marked = allWithin(findLabelled(t("games.genres")), "a").filter((link) =>
					getAttribute(link, "aria-current"),
				);
				expect(marked.map((link) => getVisibleText(link).replace(/\s*(\d+)$/, " $1"))).toEqual([
					asLine(`${name} ${count}`),
				]);
			});
		}
	});
}

test("the search page lists everything by kind, and a game links to its genres and its studio", () => {
	const t = getTranslator("en");
	const main = builtPage("/search").landmark("main");
	const countListed = (kind: "game" | "studio" | "genre" | "article" | "document") => {
		const hasHeading = (part: Element) => allWithin(part, "h2").some(hasText(t(`search.kinds.${kind}`)));
		return allWithin(
			findWithin(main, (part) => part.tagName === "section" && hasHeading(part)),
			"li",
		).length;
	};
	expect(countListed("game")).toBe(gameSlugs().length);
	expect(countListed("studio")).toBe(listStudios().length);
	for (const kind of ["genre", "article", "document"] as const) expect(countListed(kind), kind).toBeGreaterThan(0);

	const factLinks = allWithin(builtPage(exampleGame.path).landmark("main"), "dd").flatMap((fact) =>
		allWithin(fact, "a"),
	);
	expect(factLinks.map((link) => [getVisibleText(link), getAttribute(link, "href")])).toEqual(
		expect.arrayContaining([
			...(findGame(exampleGame.slug, "en")?.genre ?? []).map((genre) => [
				t(`genres.${genre}`),
				`/games/genre/${getGenreSlug(genre)}`,
			]),
			[exampleStudio.name, `/studios/${exampleStudio.slug}`],
		]),
	);
	const studio = builtPage(`/studios/${exampleStudio.slug}`).landmark("main");
	expect(shown(studio)).toEqual(exampleStudio.games.map(({ slug }) => slug));
});
