import { expect, test } from "vitest";
import { localizedPath } from "#config/paths.ts";
import { getPlayAddress } from "#content/model/playAddress.ts";
import { findGame, gameSlugs } from "#content/readers/games.server.ts";
import { getAttribute, getTextContent, getVisibleText, selectAll } from "#tests/dom.ts";
import { asLine, getTranslator } from "#tests/examples.ts";
import { builtPage, builtPages } from "./pages.ts";

const slugs = gameSlugs();

test("the build has a page of each public game, and of no other", () => {
	const gamePaths = builtPages.map(({ path }) => path).filter((path) => /^\/games\/(?!404|410)[^/]+$/.test(path));
	expect(slugs.length).toBeGreaterThan(0);
	expect(gamePaths.sort()).toEqual(slugs.map((slug) => `/games/${slug}`).sort());
});

test("the first paint of a game page waits for its first screen, so that the header image does not change its height", () => {
	const page = builtPage(`/games/${slugs[0]}`);
	const expectLink = page.select('link[rel="expect"][blocking="render"]:not([href="#main"])');
	const awaitedElement = page.select(getAttribute(expectLink, "href") ?? "");
	const elements = page.selectAll("*");
	expect(elements.indexOf(awaitedElement), "what the first paint waits for").toBeGreaterThan(
		elements.indexOf(page.select("h1")),
	);
});

for (const language of ["en", "ru"] as const) {
	const t = getTranslator(language);

	for (const slug of slugs) {
		const path = localizedPath(language, `/games/${slug}`);

		test(`${path} has title, studio, genre, description and pictures in its language`, () => {
			const game = findGame(slug, language);
			if (!game) throw new Error(`No game "${slug}".`);
			const main = builtPage(path).main;
			expect(selectAll(main, "h1").map(getTextContent)).toEqual([game.title]);
			const text = getTextContent(main);
			expect(text).toContain(game.studio);
			expect(text).toContain(game.genre.map((genre) => t(`genres.${genre}`)).join(", "));
			for (const line of game.description.split(/\n\s*\n|<br\s*\/?>/)) expect(text).toContain(line);
			const altTexts = game.screenshots.map(({ alt }) => alt);
			expect(new Set(altTexts).size).toBe(3);
			if (game.clip) altTexts.unshift(game.clip.description ?? t("game.clip.description", { title: game.title }));
			const shown = selectAll(main, "img").map((image) => getAttribute(image, "alt"));
			expect(shown.filter(Boolean)).toEqual(altTexts);
			const play = selectAll(main, "a").filter((link) => getVisibleText(link).startsWith(asLine(t("game.play"))));
			expect(play.length, "links to play it").toBeGreaterThan(0);
			for (const link of play) expect(getAttribute(link, "href")).toBe(getPlayAddress(game));
		});
	}
}
