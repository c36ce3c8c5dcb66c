import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import { indexOptions, type SearchEntry } from "#content/search/indexOptions.ts";
import { createSearch, type SearchMatches } from "./createSearch.ts";

type Texts = Partial<Omit<SearchEntry, "id">>;

/** A search of articles `a0`, `a1` and so on; what a text leaves out is empty. */
async function searchOf(...given: readonly Texts[]) {
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
		rest: [],
		index: JSON.parse(JSON.stringify(index)),
	});
	return (query: string) => {
		const { hits, isNear } = find(query) as SearchMatches;
		return { ids: hits.map(({ id }) => id), isNear };
	};
}
const exactly = (...ids: string[]) => ({ ids, isNear: false });
const near = (...ids: string[]) => ({ ids, isNear: true });
const nothing = exactly();
/** The first entry is the studio. */
const studio: Texts = { title: "Boat Works" };

describe("a query with a whole word", () => {
	it.each(["title", "names", "genres", "keywords", "text"])(
		"finds entries with any form of the word in the field %s",
		async (field) => {
			const find = await searchOf(studio, { [field]: "racing" });
			expect(find("races")).toEqual(exactly("a1"));
		},
	);

	it("ranks titles before keywords, genres and texts", async () => {
		const find = await searchOf(
			studio,
			{ text: "racing" },
			{ genres: "racing" },
			{ keywords: "racing" },
			{ title: "Racing today" },
		);
		expect(find("racing")).toEqual(exactly("a4", "a3", "a2", "a1"));
	});

	it("finds only entries that have all words of the query", async () => {
		const find = await searchOf(studio, { title: "Red lake" }, { title: "Red river" });
		expect(find("red lake")).toEqual(exactly("a1"));
	});

	it("ranks an exact title first, with one word or two", async () => {
		const find = await searchOf(
			studio,
			{ title: "Lake lake" },
			{ title: "Red lake" },
			{ title: "Lake red" },
			{ title: "Lake" },
		);
		expect(find("LAKE!").ids[0]).toBe("a4");
		expect(find("lake, red").ids[0]).toBe("a3");
		expect(find("red lake").ids[0]).toBe("a2");
	});

	it("keeps the order of the list for equal matches", async () => {
		const find = await searchOf(studio, ...Array.from({ length: 5 }, () => ({ keywords: "lake" })));
		expect(find("lake")).toEqual(exactly("a1", "a2", "a3", "a4", "a5"));
	});
});

describe("a query with a partial word", () => {
	it.each(["title", "names", "genres", "keywords"])(
		"finds entries with a word that starts with it in the field %s",
		async (field) => {
			const find = await searchOf(studio, { [field]: "gravel" });
			expect(find("gra")).toEqual(exactly("a1"));
		},
	);

	it("does not match the text field", async () => {
		const find = await searchOf(studio, { text: "gravel" });
		expect(find("gra")).toEqual(nothing);
	});
});

describe("a query on the wrong keyboard layout", () => {
	it("finds the results of the right layout for whole and partial words of three letters or more", async () => {
		const find = await searchOf(studio, { title: "Gravel" }, { text: "gravel" });
		expect(find("пкфмуд")).toEqual(exactly("a1", "a2"));
		expect(find("пкф")).toEqual(exactly("a1"));
		expect(find("пк")).toEqual(nothing);
		expect(find(" пк ")).toEqual(nothing);
	});
});

describe("a query spelled by its sound", () => {
	it.each(["title", "names", "keywords"])("finds inexact matches in the field %s", async (field) => {
		const find = await searchOf(studio, { [field]: "shooter" });
		expect(find("шутер")).toEqual(near("a1"));
	});

	it("ranks a title before other fields", async () => {
		const find = await searchOf(studio, { keywords: "shooter" }, { title: "Shooter" });
		expect(find("шутер")).toEqual(near("a2", "a1"));
	});

	it("matches partial words of four letters or more", async () => {
		const find = await searchOf(studio, { title: "Gravel" });
		expect(find("грав")).toEqual(near("a1"));
		expect(find("гра")).toEqual(nothing);
	});

	it("does not join the words of two fields", async () => {
		const find = await searchOf(studio, { names: "red", keywords: "gravel" });
		expect(find("гравел")).toEqual(near("a1"));
	});
});

describe("a query with a typo", () => {
	it.each([
		["three letters", "fig", "fug", false],
		["four letters", "plum", "plim", true],
		["six letters", "marvin", "marbin", true],
		["six letters, twice", "marvin", "mabbin", false],
		["seven letters, twice", "plastid", "plabdid", true],
		["seven letters, three times", "plastid", "blabdid", false],
	])("is matched depending on the length of the word: %s", async (_, title, typed, isFound) => {
		const find = await searchOf(studio, { title });
		expect(find(typed)).toEqual(isFound ? near("a1") : nothing);
	});
});

describe("a query with an unknown word", () => {
	it("finds inexact matches of its other words, whole or partial", async () => {
		const find = await searchOf(studio, { title: "Gravel" });
		expect(find("gravel hkzhkz")).toEqual(near("a1"));
		expect(find("gra hkzhkz")).toEqual(near("a1"));
	});
});

it("an empty or unknown query finds nothing, not even inexact matches", async () => {
	const find = await searchOf(studio);
	for (const query of ["", " ", "—", "hkzhkz"]) expect(find(query)).toEqual(nothing);
});
