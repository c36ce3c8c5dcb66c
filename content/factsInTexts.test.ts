import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { factTexts } from "../app/content/factTexts.server.ts";
import { fillPlaceholders } from "../app/content/fillPlaceholders.ts";
import * as facts from "./facts.ts";
import { type Figures, listOf, plainTextOf, statedFigures } from "./statedFigures.ts";

const en = "public/locales/en/translation.json";
const ru = "public/locales/ru/translation.json";
const vat = "content/news/how-to-register-dev-studio-eu.md";
const launch = "content/news/playfleet-new-marketplace-browser-games-apps.md";

/** Fact, a file whose page must state it, and the phrase, in which each `#` stands for a figure (site.md 9). */
const claims: readonly [fact: Figures, file: string, phrase: string][] = [
	[facts.teleDollarValue, en, "1 T$ = # USDT"],
	[facts.teleDollarValue, ru, "1 T$ = # USDT"],
	[
		facts.platformFeeCap,
		"content/news/turn-your-web-app-or-game-into-a-profitable-indie-business.md",
		"fee is capped at #%",
	],
	[facts.platformFeeCap, "content/news/how-to-publish-games-earn-guide-indie-developers.md", "fee is capped at #%"],
	[facts.platformFeeCap, "content/news/how-playfleet-partners-get-paid.md", "fee is capped at #%"],
	[
		facts.platformFeeCap,
		"content/news/5-proven-ways-monetize-your-game-tips-indie-developers.md",
		"fee is capped at #%",
	],
	[facts.industryFee, launch, "industry norm is #%"],
	[facts.germanVatThreshold, vat, "# euros"],
	[facts.gameLives, "content/games/kitty-litter.yaml", "you get # lives per level"],
	[facts.gameLevels, "content/games/glass-quest.yaml", "# levels"],
	[facts.longGameLevels, "content/games/bubble-shooter-legend.yaml", "There are # levels"],
];

/** What pages say in words. */
const phrases: readonly [file: string, phrase: string][] = [
	[en, "dynamic discounts"],
	[ru, "динамическими скидками"],
	[launch, "dynamic discounts"],
	[en, "By bank card or cryptocurrency"],
	[ru, "Банковской картой или криптовалютой"],
	[en, "cashes out in crypto, through a partner"],
	[ru, "выводит криптовалютой, через партнёра"],
];

const textOf = (file: string) => plainTextOf(fillPlaceholders(readFileSync(file, "utf8"), factTexts).text);

it.each(claims)("the claim %# stands on its page", (fact, file, phrase) => {
	const expected = listOf(fact).map(({ value }) => value);
	const found = statedFigures(textOf(file), phrase);
	expect(found, `${file}: "${phrase}"`).not.toEqual([]);
	for (const figures of found) expect(figures, `${file}: "${phrase}"`).toEqual(expected);
});

it.each(phrases)("%s says: %s", (file, phrase) => {
	expect(textOf(file)).toContain(phrase);
});
