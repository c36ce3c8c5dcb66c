import { expect, test } from "vitest";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { findGame, gameSlugs } from "#content/readers/games.server.ts";
import { getAttribute, getVisibleText } from "#tests/dom.ts";
import { asLine, getTranslator } from "#tests/examples.ts";
import { fullText } from "#tests/html.ts";
import { allWithin, builtPage } from "./pages.ts";

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
	const { html } = builtPage(`/games/${slugs[0]}`);
	const [, id = ""] = /<link rel="expect" href="#(?!main")([^"]+)" blocking="render">/.exec(html) ?? [];
	expect(html.indexOf(`id="${id}"`), `what the first paint waits for: #${id}`).toBeGreaterThan(html.indexOf("</h1>"));
});

for (const language of ["en", "ru"] as const) {
	const t = getTranslator(language);

	for (const slug of slugs) {
		const path = localizedPath(language, `/games/${slug}`);

		test(`${path} has title, studio, genre, description and pictures in its language`, () => {
			const game = findGame(slug, language);
			if (!game) throw new Error(`No game "${slug}".`);
			const main = builtPage(path).landmark("main");
			expect(allWithin(main, "h1").map(fullText)).toEqual([game.title]);
			const text = fullText(main);
			expect(text).toContain(game.studio);
			expect(text).toContain(game.genre.map((genre) => t(`genres.${genre}`)).join(", "));
			for (const line of game.description.split(/\n\s*\n|<br\s*\/?>/)) expect(text).toContain(line);
			const altTexts = game.screenshots.map(({ alt }) => alt);
			expect(new Set(altTexts).size).toBe(3);
			if (game.clip) altTexts.unshift(game.clip.description ?? t("game.clip.description", { title: game.title }));
			const shown = allWithin(main, "img").map((image) => getAttribute(image, "alt"));
			expect(shown.filter(Boolean)).toEqual(altTexts);
			const play = allWithin(main, "a").filter((link) => getVisibleText(link).startsWith(asLine(t("game.play"))));
			expect(play.length, "links to play it").toBeGreaterThan(0);
			for (const link of play) expect(getAttribute(link, "href")).toBe(site.links.game.replace("{slug}", slug));
		});
	}
}
