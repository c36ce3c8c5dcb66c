import { describe, expect, it } from "vitest";
import { checkMeta } from "./checkMeta.ts";
import { formatProblem } from "./problem.ts";

const description = "Fifty characters are the least that a description may have.";
const home = { title: "Some title", description, keywords: "one, two" };
const game = { title: "{{title}}: play", description: "{{summary}}", keywords: "{{title}}" };
const english = { home, game };

function lines(language: string, data: Record<string, unknown>, original: Record<string, unknown> = english): string[] {
	const comparison = { file: "meta.json", language, data, english: original };
	return checkMeta(comparison, ["home", "game"]).map(formatProblem);
}

describe("meta.json", () => {
	it("may declare all pages, some or none", () => {
		expect(lines("ru", english)).toEqual([]);
		expect(lines("ru", { game })).toEqual([]);
		expect(lines("id", {})).toEqual([]);
	});

	it("must declare every page in English, which stands in for all languages", () => {
		expect(lines("en", { home }, { home })).toEqual([
			'meta.json: key "game": the page has no texts; add its title, description and keywords',
		]);
	});

	it("may declare no unknown page", () => {
		expect(lines("ru", { home, news: home })).toEqual([
			'meta.json: key "news": no such page; use a key of site/pages.ts, or remove it',
		]);
	});

	it("may declare no page that English lacks", () => {
		expect(lines("ru", { home, game }, { home })).toEqual([
			'meta.json: key "game": English has no texts of this page; add them to English first: it stands in for all others',
		]);
	});

	it("must give a page its texts as a group", () => {
		expect(lines("ru", { home: "Home" })).toEqual([
			'meta.json: key "home": it is no group of texts; write title, description, keywords into {}',
		]);
	});

	it.each(["title", "description", "keywords"] as const)("must have a %s, once told, in every language", (field) => {
		const { [field]: _, ...rest } = home;
		const line = `meta.json: key "home.${field}": it is missing; add it`;
		expect(lines("ru", { home: rest })).toEqual([line]);
		expect(lines("en", { home: rest, game }, { home: rest, game })).toEqual([line]);
	});

	it("may have no field that nothing reads", () => {
		expect(lines("ru", { home: { ...home, keyword: "x" } })).toEqual([
			'meta.json: key "home.keyword": no such field; remove it; a page has title, description, keywords',
		]);
	});

	it.each([
		["title", "Four", "it has 4 characters; write 5 at least"],
		["title", "x".repeat(61), "it has 61 characters; shorten it to 60 at most"],
		["description", "x".repeat(49), "it has 49 characters; write 50 at least"],
		["description", "x".repeat(161), "it has 161 characters; shorten it to 160 at most"],
	])("must keep a %s within what search engines show: %s", (field, text, told) => {
		expect(lines("ru", { home: { ...home, [field]: text } })).toEqual([`meta.json: key "home.${field}": ${told}`]);
	});

	it.each([
		["title", "12345"],
		["title", "я".repeat(60)],
		["title", "🎮".repeat(60)],
		["description", "x".repeat(50)],
		["description", "x".repeat(160)],
	])("counts characters as a reader does: %s %s", (field, text) => {
		expect(lines("ru", { home: { ...home, [field]: text } })).toEqual([]);
	});

	it("is not measured where a placeholder brings the text", () => {
		expect(lines("ru", { game: { ...game, title: "{{title}}" } })).toEqual([]);
	});

	it("must have English's placeholders", () => {
		expect(lines("ru", { game: { ...game, title: "{{name}}" } })).toEqual([
			'meta.json: key "game.title": it lacks the placeholder {{title}}; put it into the text',
			'meta.json: key "game.title": English has no placeholder {{name}} here; remove it or correct its name',
		]);
	});

	it("may have no empty text and no HTML", () => {
		expect(lines("ru", { home: { ...home, title: "  ", keywords: "<b>games</b>" } })).toEqual([
			'meta.json: key "home.title": it is empty; write the text',
			'meta.json: key "home.keywords": it has HTML, <b>, which would be shown as it stands; write plain text; the page itself makes words bold or a link',
		]);
	});
});
