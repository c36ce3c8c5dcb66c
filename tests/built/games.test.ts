import { expect, test } from "vitest";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { findGame, gameSlugs } from "#content/readers/games.server.ts";
import { getAttribute, getTextContent, getVisibleText, selectAll } from "#tests/dom.ts";
import { asLine, getTranslator } from "#tests/examples.ts";
import { builtPage } from "./pages.ts";

const slugs = gameSlugs();

test("the build has the twenty games of the specification", () => {
	expect(slugs).toEqual(
		expect.arrayContaining(
			`aidan-in-danger boat-attack bubble-shooter-legend bucket-crusher cat-from-hell caveman-jumper
		chinese-cuisine-chef counter-craft-classic-2 emralds-forest-shoot glass-quest italian-brainrot-clicker kitty-litter
		maze-escape-toilet-rush radiation-zone stealthy-heist survive-squad swordsman-adventure tung-sahur-and-repo
		worms-hungry zombie-monster-survivors`.split(/\s+/),
		),
	);
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
			for (const link of play) expect(getAttribute(link, "href")).toBe(site.links.game.replace("{slug}", slug));
		});
	}
}
