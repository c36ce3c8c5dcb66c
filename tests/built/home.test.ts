import { describe, expect, test } from "vitest";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { featuredGames } from "#content/readers/games.server.ts";
import { getAttribute, getVisibleText } from "#tests/dom.ts";
import { asLine, getTranslator, homeTitle } from "#tests/examples.ts";
import { allWithin, builtPage, findWithin, hasText } from "./pages.ts";

const shownGames = featuredGames();

for (const language of ["en", "ru"] as const) {
	const t = getTranslator(language);
	const path = localizedPath(language, "/");

	describe(path, () => {
		const main = builtPage(path).landmark("main");

		test("the page has its headline, the rate, and links to marketplace and registration without an added query", () => {
			expect(getVisibleText(allWithin(main, "h1")[0])).toBe(asLine(homeTitle(language)));
			expect(getVisibleText(main)).toContain("1 USDT");
			const [play] = allWithin(main, "a").filter(hasText(t("home.hero.play")));
			expect(getAttribute(play, "href")).toBe(site.links.marketplace);
			const steps = findWithin(main, ({ tagName }) => tagName === "ol");
			expect(allWithin(steps, "a").map((link) => getAttribute(link, "href"))).toContain(site.links.register);
		});

		test("Popular games has twenty cards in the order of the catalog, each with picture, title and genres", () => {
			expect(shownGames).toHaveLength(20);
			const list = findWithin(main, (element) => getAttribute(element, "id") === "games");
			const cards = allWithin(list, "li").flatMap((item) => allWithin(item, "a"));
			expect(cards.map((card) => getAttribute(card, "href"))).toEqual(
				shownGames.map(({ slug }) => localizedPath(language, `/games/${slug}`)),
			);
			for (const [index, { title, genre: genres }] of shownGames.entries()) {
				const card = cards[index];
				expect(getVisibleText(card)).toContain(title);
				expect(getVisibleText(card), title).toContain(asLine(genres.map((genre) => t(`genres.${genre}`)).join(", ")));
				expect(card ? allWithin(card, "img") : [], `pictures of "${title}"`).toHaveLength(1);
			}
		});

		test("all pictures except the hero load lazily", () => {
			const loadingAttributes = allWithin(main, "img").map((picture) => getAttribute(picture, "loading"));
			expect(loadingAttributes.length).toBeGreaterThan(20);
			expect(loadingAttributes).toEqual(["eager", ...loadingAttributes.slice(1).map(() => "lazy")]);
		});
	});
}
