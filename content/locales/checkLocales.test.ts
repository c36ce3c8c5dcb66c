import { expect, it } from "vitest";
import { checkLocales } from "./checkLocales.ts";
import { findUnusedKeys } from "./findUnusedKeys.ts";
import type { LocaleRules } from "./rules.ts";

const rules: LocaleRules = {
	languages: ["en", "ru", "id"],
	pages: ["home", "game"],
	shared: ["nav"],
	prices: { keys: /^game\.price/, figures: ["fee"] },
	groups: { home: ["home"], game: ["game"] },
};
const page = { title: "Some title".repeat(5), description: "x".repeat(120), keywords: "one, two" };
const meta = { home: page, game: { ...page, title: "{{title}}" } };
const nav = { home: "Home", cards_one: "One card", cards_other: "{{count}} cards" };
const russianNav = { home: "Дом", cards_one: "{{count}} а", cards_few: "b", cards_many: "c", cards_other: "d" };
for (const form of ["few", "many", "other"] as const) russianNav[`cards_${form}`] += " {{count}}";
const texts = { home: { title: "Play {{product}}" }, game: { play: "Play" } };

/** A valid site. Indonesian has no pages yet. */
const validFiles: Record<string, unknown> = {
	"en/meta.json": meta,
	"en/translation.json": { nav, ...texts },
	"ru/meta.json": meta,
	"ru/translation.json": { nav: russianNav, ...texts },
	"id/meta.json": {},
	"id/translation.json": { nav: { home: "Rumah", cards_other: "{{count}} kartu" } },
};

/** Checks the valid site with changed files; undefined removes a file, strings are raw text. */
function check(changed: Record<string, unknown>): string[] {
	const files = Object.entries({ ...validFiles, ...changed }).flatMap(([name, content]) =>
		content === undefined ? [] : [[name, typeof content === "string" ? content : JSON.stringify(content)] as const],
	);
	return checkLocales(Object.fromEntries(files), rules).map((line) => line.replace("public/locales/", ""));
}

const inEn = (changed: object) => ({ "en/translation.json": { nav, ...texts, ...changed } });
const inId = (changed: object) => ({ "id/translation.json": changed });
const inRu = (changed: object) => ({ "ru/translation.json": { nav: russianNav, ...texts, ...changed } });
const ruNav = (changed: object) => inRu({ nav: { ...russianNav, ...changed } });
const home = (changed: object) => ({ "ru/meta.json": { ...meta, home: { ...page, ...changed } } });
const id = validFiles["id/translation.json"] as object;

it("accepts complete languages, and languages with fewer pages", () => {
	expect(check({})).toEqual([]);
	expect(check(home({ title: "🎮".repeat(60) }))).toEqual([]);
	expect(check(ruNav({ home: "1 < 2 & 3 > 2, I <3 games" }))).toEqual([]);
	const priced = (price: string) => ({ game: { play: "Play", price } });
	expect(check({ ...inEn(priced("1,000.5 T$")), ...inRu(priced("1.000,5 T$")) })).toEqual([]);
	expect(check(inRu({ home: { title: "{{- product}} и {{product, upper}}" } }))).toEqual([]);
});

it.each<[string, Record<string, unknown>, string]>([
	["a missing key", inRu({ game: {} }), 'ru/translation.json: key "game.play": it is missing; add it'],
	["an extra key", inRu({ game: { play: "a", x: "b" } }), 'key "game.x": English has no such key; remove it'],
	["an empty text", ruNav({ home: " \n" }), 'key "nav.home": it is empty; write the text'],
	["a value that is no text", ruNav({ home: 1 }), 'key "nav.home": it is 1; write a text in quotes, or remove the key'],
	["HTML", ruNav({ home: "<b>Дом</b>" }), 'key "nav.home": it has HTML, <b>, which would be shown as text;'],
	["an HTML entity", ruNav({ home: "a &amp; b" }), 'key "nav.home": it has HTML, &amp;,'],
	["a lost placeholder", inRu({ home: { title: "a" } }), "it lacks the placeholder {{product}}; put it into the text"],
	["an extra placeholder", ruNav({ home: "{{name}}" }), "English has no placeholder {{name}} here; remove it or"],
	["a broken placeholder", ruNav({ home: "{{name}" }), "it has a broken placeholder near {{; write it as {{name}}"],
	["a missing plural form", ruNav({ cards_few: undefined }), '"nav.cards_few": it is missing; add it'],
	["an unknown plural form", inId({ nav: { ...nav, home: "a" } }), '"nav.cards_one": "id" only has the plural forms'],
	["a form without its number", ruNav({ cards_one: "Одна" }), '"nav.cards_one": it lacks the placeholder {{count}}'],
	["a missing file", { "id/meta.json": undefined }, "id/meta.json: it is missing; add it, be it only {}"],
	["an unknown language", { "de/meta.json": {} }, "the site has no such language or namespace; remove"],
	["invalid JSON", { "ru/meta.json": '{\n"a": }' }, "ru/meta.json: it is not valid JSON: Unexpected"],
	["a file that is no object", { "ru/meta.json": "[]" }, "ru/meta.json: it is not a JSON object; put the keys into {}"],
	[
		"a key twice",
		{ "id/meta.json": '{\n"a": 1,\n"\\u0061": 2\n}' },
		"id/meta.json: line 3 has a key of its object again",
	],
	["a group of a missing page", inId({ ...id, ...texts }), '"game.play": no page of this language'],
	["a page without its texts", { "id/meta.json": { game: page } }, 'id/translation.json: key "game.play": it is'],
	["an unknown page", { "ru/meta.json": { ...meta, shop: page } }, 'key "shop.title": English has no such key'],
	[
		"a page without English",
		{ "en/meta.json": { home: page } },
		'en/meta.json: key "game.title": it is missing; add it',
	],
	["a missing description", home({ description: undefined }), 'key "home.description": it is missing; add it'],
	["a long title", home({ title: "x".repeat(61) }), '"home.title": it has 61 characters; shorten it to 60 at most'],
	["a short description", home({ description: "x" }), '"home.description": it has 1 characters; write 120 at least'],
	[
		"a price with a placeholder that no figure has",
		inEn({ game: { play: "Play", priceOfTravel: "{{fee}} to {{nope}} T$" } }),
		'"game.priceOfTravel": no figure is called {{nope}}; write the price itself',
	],
	[
		"a price with an emoji",
		inEn({ game: { play: "Play", price: "🎮 1 T$" } }),
		'"game.price": it has an emoji; remove it',
	],
	["a long price", inEn({ game: { play: "Play", price: "x".repeat(41) } }), "it has 41 characters; shorten it to 40"],
	[
		"a price with a decimal comma in English",
		inEn({ game: { play: "Play", price: "0,5 T$" } }),
		'"0,5" is not a number of this language; write a point before decimals',
	],
	[
		"a price with a decimal point in Russian",
		inRu({ game: { play: "Play", price: "10.5 T$" } }),
		'"game.price": "10.5" is not a number of this language; write a comma before decimals',
	],
	["a group without a page", inEn({ news: { a: "b" } }), 'key "news": it is not both here'],
])("rejects %s and names file, key and fix", (_, changed, problem) => {
	expect(check(changed).join("\n")).toContain(problem);
});

it("reports no errors that only follow from an unreadable English file or metadata file", () => {
	expect(check({ "en/meta.json": "{" })).toHaveLength(1);
	expect(check({ "id/meta.json": "{" })).toHaveLength(1);
});

it("finds keys that are not used by any string, template literal or plural in the code", () => {
	const english = { nav: { home: "a", news: "b" }, steps: { a: { title: "c" } }, cards_one: "d", cards_other: "e" };
	const code = `t("nav.home"); t("cards", { count }); t(\`steps.\${name}.title\`); exists(\`\${page}.\${field}\`)`;
	expect(findUnusedKeys(english, [code, '// t("nav.news")'])).toEqual(["nav.news"]);
});
