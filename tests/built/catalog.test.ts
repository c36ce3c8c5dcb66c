import { describe, expect, test } from "vitest";
import { localizedPath } from "#config/paths.ts";
import { getGenreSlug } from "#content/model/genres.ts";
import { catalogPage, genreLinks } from "#content/readers/catalog.server.ts";
import { gameSlugs, listStudios } from "#content/readers/games.server.ts";
import { type Element, getAttribute, getHrefs, getTexts, getVisibleText, select, selectAll } from "#tests/dom.ts";
import { asLine, exampleGame, exampleStudio, getTranslator } from "#tests/examples.ts";
import { builtPage, hasText } from "./pages.ts";

/** Slugs of the games on a page, in document order. */
function shown(main: Element): (string | undefined)[] {
	return getHrefs(main, "a:has(img)")
		.filter((href) => /\/games\/[^/]+$/.test(href))
		.map((href) => href.split("/").at(-1));
}

const status = (main: Element) => getVisibleText(select(main, "[role=status]"));

for (const language of ["en", "ru"] as const) {
	const t = getTranslator(language);
	const at = (path: string) => localizedPath(language, path);

	describe(`the built catalog in "${language}"`, () => {
		test("shows every game in the order of the catalog, and the number of games", () => {
			const { main, firstHeading } = builtPage(at("/games"));
			expect(firstHeading).toBe(`h1: ${asLine(t("games.title"))}`);
			expect(shown(main)).toEqual(catalogPage(1)?.games.map(({ slug }) => slug));
			expect(status(main)).toBe(asLine(t("games.count", { count: gameSlugs().length })));
			const orderLabels = [t("games.order.popular"), t("games.order.title")].map(asLine);
			const shownLabels = getTexts(main, `[aria-label="${t("games.order.label")}"] a`);
			expect(shownLabels, "no game has a release date").toEqual(orderLabels);
		});

		test("is linked from the header and from Popular games", () => {
			const page = builtPage(at("/"));
			for (const [part, text] of [
				["header", t("nav.games")],
				["main", t("game.all")],
			] as const) {
				const gamesLink = page.selectAll(`${part} a`).find(hasText(text));
				expect(getAttribute(gamesLink, "href"), part).toBe(at("/games"));
			}
		});

		for (const { slug, count } of genreLinks()) {
			test(`the page of the genre ${slug} has ${count} games, its name, breadcrumbs and a marked link`, () => {
				const { main, firstHeading } = builtPage(at(`/games/genre/${slug}`));
				const name = t(`games.genre.${slug}.name`);
				expect(firstHeading).toBe(`h1: ${asLine(name)}`);
				expect(getVisibleText(main)).toContain(asLine(t(`games.genre.${slug}.lede`)));
				expect(shown(main)).toEqual(catalogPage(1, slug)?.games.map((game) => game.slug));
				expect(status(main)).toBe(asLine(t("games.count", { count })));
				const breadcrumbList = select(main, `[aria-label="${t("games.breadcrumbs")}"]`);
				expect(getTexts(breadcrumbList, "a")).toContain(asLine(t("nav.games")));
				expect(getHrefs(breadcrumbList)).toContain(at("/games"));
				const marked = getTexts(main, `[aria-label="${t("games.genres")}"] a[aria-current]`);
				expect(marked.map((text) => text.replace(/\s*(\d+)$/, " $1"))).toEqual([asLine(`${name} ${count}`)]);
			});
		}
	});
}

test("the search page lists everything by kind, and a game links to its genres and its studio", () => {
	const t = getTranslator("en");
	const sections = selectAll(builtPage("/search").main, "section");
	const countListed = (kind: "game" | "studio" | "genre" | "article" | "document") => {
		const hasHeading = (part: Element) => selectAll(part, "h2").some(hasText(t(`search.kinds.${kind}`)));
		return selectAll(sections.find(hasHeading) as Element, "li").length;
	};
	expect(countListed("game")).toBe(gameSlugs().length);
	expect(countListed("studio")).toBe(listStudios().length);
	for (const kind of ["genre", "article", "document"] as const) expect(countListed(kind), kind).toBeGreaterThan(0);

	const factLinks = selectAll(builtPage(exampleGame.path).main, "dd a");
	expect(factLinks.map((link) => [getVisibleText(link), getAttribute(link, "href")])).toEqual(
		expect.arrayContaining([
			...exampleGame.genre.map((genre) => [t(`genres.${genre}`), `/games/genre/${getGenreSlug(genre)}`]),
			[exampleStudio.name, `/studios/${exampleStudio.slug}`],
		]),
	);
	const studio = builtPage(`/studios/${exampleStudio.slug}`).main;
	expect(shown(studio)).toEqual(exampleStudio.games.map(({ slug }) => slug));
});
