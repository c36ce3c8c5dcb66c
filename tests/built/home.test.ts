import { describe, expect, test } from "vitest";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { featuredGames } from "#content/readers/games.server.ts";
import { getAttribute, getHrefs, getTexts, getVisibleText, selectAll } from "#tests/dom.ts";
import { asLine, getTranslator, homeTitle } from "#tests/examples.ts";
import { builtPage, hasText } from "./pages.ts";

const shownGames = featuredGames();

for (const language of ["en", "ru"] as const) {
	const t = getTranslator(language);
	const path = localizedPath(language, "/");

	describe(path, () => {
		const { main } = builtPage(path);

		test("the page has its headline, the rate, and links to marketplace and registration without an added query", () => {
			expect(getTexts(main, "h1")[0]).toBe(asLine(homeTitle(language)));
			expect(getVisibleText(main)).toContain("1 USDT");
			const play = selectAll(main, "a").find(hasText(t("home.hero.play")));
			expect(getAttribute(play, "href")).toBe(site.links.marketplace);
			expect(getHrefs(main, "ol a")).toContain(site.links.register);
		});

		test("Popular games has a card for each featured game in the order of the catalog, with picture, title and genres", () => {
			expect(shownGames.length).toBeGreaterThan(0);
			expect(getHrefs(main, "#games li a")).toEqual(
				shownGames.map(({ slug }) => localizedPath(language, `/games/${slug}`)),
			);
			const cards = selectAll(main, "#games li a");
			for (const [index, { title, genre: genres }] of shownGames.entries()) {
				const card = cards[index];
				expect(getVisibleText(card)).toContain(title);
				expect(getVisibleText(card), title).toContain(asLine(genres.map((genre) => t(`genres.${genre}`)).join(", ")));
				expect(card && selectAll(card, "img"), `pictures of "${title}"`).toHaveLength(1);
			}
		});

		test("all pictures except the hero load lazily", () => {
			const loadingAttributes = selectAll(main, "img").map((picture) => getAttribute(picture, "loading"));
			expect(loadingAttributes.length).toBeGreaterThan(shownGames.length);
			expect(loadingAttributes).toEqual(["eager", ...loadingAttributes.slice(1).map(() => "lazy")]);
		});
	});
}
