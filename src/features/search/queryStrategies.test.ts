import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import { indexOptions, type SearchEntry } from "#content/search/indexOptions.ts";
import { createSearch } from "./createSearch.ts";

type EntryTexts = Partial<Omit<SearchEntry, "id">>;

/** A search of articles `a0`, `a1` and so on; missing texts are empty. */
async function searchOf(...given: readonly EntryTexts[]) {
	const entries = given.map((texts, id) => ({
		id,
		title: `Nothing ${id}`,
		names: "",
		genres: "",
		keywords: "",
		text: "",
		...texts,
	}));
	const index = new MiniSearch(indexOptions);
	index.addAll(entries);
	const { find } = await createSearch({
		language: "en",
		catalog: { sizes: [], games: [] },
		genres: [],
		studios: [["studio", "Boat Works", 2]],
		articles: entries.slice(1).map(({ id, title }) => [`a${id}`, title]),
		documents: [],
		index: JSON.parse(JSON.stringify(index)),
	});
	return (query: string) => {
		const { hits, isFuzzy } = find(query);
		return { ids: hits.map(({ id }) => id), isFuzzy };
	};
}
/** The first entry is the studio. */
const studio: EntryTexts = { title: "Boat Works" };

type SearchCase = [title: string, entries: readonly EntryTexts[], results: Record<string, readonly string[]>];

/** Expects these ids and `isFuzzy`, which is always false for an empty result. */
async function expectResults(entries: readonly EntryTexts[], results: SearchCase[2], isFuzzy: boolean): Promise<void> {
	const find = await searchOf(studio, ...entries);
	for (const [query, ids] of Object.entries(results)) {
		expect(find(query), query).toEqual({ ids, isFuzzy: isFuzzy && ids.length > 0 });
	}
}

describe("an exact search", () => {
	it.each<SearchCase>([
		["only entries with all words", [{ title: "Red lake" }, { title: "Red river" }], { "red lake": ["a1"] }],
		["nothing for an empty or unknown query", [], { "": [], " ": [], "—": [], hkzhkz: [] }],
		[
			"titles before keywords, genres and texts",
			[{ text: "racing" }, { genres: "racing" }, { keywords: "racing" }, { title: "Racing today" }],
			{ racing: ["a4", "a3", "a2", "a1"] },
		],
		[
			"equal matches in the order of the list",
			Array.from({ length: 5 }, () => ({ keywords: "lake" })),
			{ lake: ["a1", "a2", "a3", "a4", "a5"] },
		],
		[
			"whole and partial words of three letters or more that were typed on the wrong keyboard layout",
			[{ title: "Gravel" }, { text: "gravel" }],
			{ пкфмуд: ["a1", "a2"], пкф: ["a1"], пк: [], " пк ": [] },
		],
	])("finds %s", (_, entries, results) => expectResults(entries, results, false));

	it.each(["title", "names", "genres", "keywords", "text"])("finds any form of a word in the field %s", (field) =>
		expectResults([{ [field]: "racing" }], { races: ["a1"] }, false),
	);

	it.each([
		["title", ["a1"]],
		["names", ["a1"]],
		["genres", ["a1"]],
		["keywords", ["a1"]],
		["text", []],
	])("finds partial words by the field %s: %j", (field, ids) =>
		expectResults([{ [field]: "gravel" }], { gra: ids }, false),
	);

	it("ranks an exact title first, with one word or two", async () => {
		const titles = ["Lake lake", "Red lake", "Lake red", "Lake"];
		const find = await searchOf(studio, ...titles.map((title) => ({ title })));
		expect(find("LAKE!").ids[0]).toBe("a4");
		expect(find("lake, red").ids[0]).toBe("a3");
		expect(find("red lake").ids[0]).toBe("a2");
	});
});

describe("an inexact search", () => {
	it.each<SearchCase>([
		["a title before other fields", [{ keywords: "shooter" }, { title: "Shooter" }], { шутер: ["a2", "a1"] }],
		["partial words of four letters or more by their sound", [{ title: "Gravel" }], { грав: ["a1"], гра: [] }],
		["words of one field, not joined with another's", [{ names: "red", keywords: "gravel" }], { гравел: ["a1"] }],
		[
			"the other words of a query with an unknown one, whole or partial",
			[{ title: "Gravel" }],
			{ "gravel hkzhkz": ["a1"], "gra hkzhkz": ["a1"] },
		],
	])("finds %s", (_, entries, results) => expectResults(entries, results, true));

	it.each(["title", "names", "keywords"])("finds words by their sound in the field %s", (field) =>
		expectResults([{ [field]: "shooter" }], { шутер: ["a1"] }, true),
	);

	it.each([
		["three letters", "fig", "fug", false],
		["four letters", "plum", "plim", true],
		["six letters", "marvin", "marbin", true],
		["six letters, twice", "marvin", "mabbin", false],
		["seven letters, twice", "plastid", "plabdid", true],
		["seven letters, three times", "plastid", "blabdid", false],
	])("finds a word with a typo depending on its length: %s", (_, title, typed, isFound) =>
		expectResults([{ title }], { [typed]: isFound ? ["a1"] : [] }, true),
	);
});
