import { expect, it, vi } from "vitest";
import { fillBrandSlug } from "#config/brandSlug.ts";
import type { Language } from "#config/languages.ts";
import { searchFile } from "#content/search/searchFile.server.ts";
import { createSearch } from "./createSearch.ts";
import { groupHits } from "./groupHits.ts";

vi.mock("#content/readers/readGames.server.ts", () => import("#content/search/searchFixture.testUtils.ts"));
vi.mock("#content/readers/readNews.server.ts", () => import("#content/search/searchFixture.testUtils.ts"));
vi.mock("#content/search/searchKeywords.server.ts", () => import("#content/search/searchFixture.testUtils.ts"));

/**
 * Typical queries by expected results, written before the search: titles, parts and synonyms, genres, studios,
 * articles, rules, typos, Russian in Latin letters, the wrong keyboard layout. Each is searched in every language. A
 * single expected result must be among the first two; of several, the first two must be expected.
 */
const wantedResults: readonly (readonly [results: string, queries: string])[] = [
	["game:boat-attack", "boat attack, boatattack, bo, boat, лодка, катер, лодки, гонки на лодках, ищфе"],
	["game:stealthy-heist", "heist, burglar, thief, вор, ограбление"],
	["game:zombie-monster-survivors", "zombie, zombei, зомби"],
	["game:counter-craft-classic-2", "classic 2, minecraft, paintball, кубики, майнкрафт"],
	["game:worms-hungry", "worms, worm hungry, snake, змейка, червяки"],
	["game:emralds-forest-shoot", "emerald forest, fox, bow and arrow, лиса, лук и стрелы"],
	["game:maze-escape-toilet-rush", "toilet, maze, labyrinth, лабиринт, туалет, лобиринт"],
	["game:tung-sahur-and-repo", "tung sahur"],
	["game:survive-squad", "survive, snowball fight, снежки"],
	["game:chinese-cuisine-chef", "chef, cook, повар, готовка, готовить еду"],
	["game:swordsman-adventure", "knight, sword, swoordsman, рыцарь, меч, рыцари и драконы"],
	["game:cat-from-hell game:kitty-litter", "cat, cats, kot, rjn, кот, коты, кошка, котик"],
	["game:kitty-litter", "kitten, котёнок, котенок"],
	["game:bubble-shooter-legend", "dragon, bubbel, пузыри, шарики, дракон, бабл шутер"],
	["game:italian-brainrot-clicker", "coffee, брейнрот"],
	["genre:clicker game:italian-brainrot-clicker", "idle, кликер, тапалка"],
	["game:caveman-jumper", "dinosaur, динозавр, пещерный человек"],
	["game:bucket-crusher", "demolition, ломать дома, экскаватор"],
	["game:radiation-zone", "apocalypse, сталкер"],
	["game:glass-quest", "golem"],
	["genre:racing game:boat-attack", "racing, races, gonki, ujyrb, гонки"],
	[
		"genre:puzzle game:bubble-shooter-legend game:stealthy-heist game:glass-quest game:maze-escape-toilet-rush",
		"puzzles, brain teaser, головоломки, пазл",
	],
	[
		`genre:shooter game:zombie-monster-survivors game:counter-craft-classic-2 game:survive-squad game:radiation-zone
			game:emralds-forest-shoot game:bubble-shooter-legend`,
		"shooting games, стрелялка, стрелялки, шутер",
	],
	["studio:leaky-roof-games game:aidan-in-danger", "leaky roof"],
	["studio:saltwater-toys game:boat-attack game:bucket-crusher", "saltwater toys"],
	["studio:ninth-cushion game:cat-from-hell game:kitty-litter", "ninth cushion"],
	["document:general.return-and-refund-policy", "refund, возврат, вернуть деньги"],
	["document:general.cookie-policy", "cookies, куки"],
	["article:what-is-a-teledollar-top-up-cash-out-refunds", "cash out, как вывести деньги"],
	["document:general.privacy-policy", "privacy, персональные данные"],
	["article:how-to-publish-games-earn-guide-indie-developers", "how to publish a game, опубликовать игру"],
	[
		"document:customers.referral-program article:referral-programme-how-your-fleet-earns",
		"referral, реферальная программа, пригласить друга",
	],
	["article:how-brandslug-partners-get-paid", "partner payout"],
	["document:general.dispute-resolution-policy", "complaint, жалоба"],
	["game:survive-squad game:tung-sahur-and-repo game:bucket-crusher", "робот"],
	[
		`genre:adventure game:tung-sahur-and-repo game:swordsman-adventure game:glass-quest game:radiation-zone
			game:emralds-forest-shoot`,
		"бродилка",
	],
	["document:customers.pricing document:developers.pricing", "цены"],
];

const goldenQueries = wantedResults.flatMap(([results, queries]) =>
	queries.split(", ").map((query) => ({ query, wanted: results.split(/\s+/).map((name) => fillBrandSlug(name)) })),
);

/** Required share of queries with expected results. */
const share = 0.95;

it.each(["en", "ru"] satisfies Language[])("finds the expected results of typical queries in %s", async (language) => {
	const search = await createSearch(JSON.parse(searchFile(language).text));
	const missedQueries = goldenQueries.flatMap(({ query, wanted }) => {
		const shown = groupHits(search.find(query), true).flatMap(({ hits }) => hits);
		const first = shown.slice(0, 2).map(({ kind, id }) => `${kind}:${id}`);
		const right = first.filter((answer) => wanted.includes(answer)).length;
		return right < Math.min(2, wanted.length) ? [`${query}: ${first.join(", ") || "nothing"}`] : [];
	});
	const found = goldenQueries.length - missedQueries.length;
	if (missedQueries.length > 0)
		console.log(`${language}: ${found} of ${goldenQueries.length}. Missed:\n${missedQueries.join("\n")}`);
	expect(found).toBeGreaterThanOrEqual(goldenQueries.length * share);
});

it("has as many Russian as English typical queries", () => {
	expect(goldenQueries).toHaveLength(120);
	expect(goldenQueries.filter(({ query }) => /[а-яё]/i.test(query))).toHaveLength(60);
});
