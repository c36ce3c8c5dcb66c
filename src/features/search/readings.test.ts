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

describe("a word that is written whole", () => {
	it.each(["title", "names", "genres", "keywords", "text"])(
		"finds what has it in any form in its %s",
		async (field) => {
			const find = await searchOf(studio, { [field]: "racing" });
			expect(find("races")).toEqual(exactly("a1"));
		},
	);

	it("finds first what is called so, then what people call so, what belongs to it, and what mentions it", async () => {
		const find = await searchOf(
			studio,
			{ text: "racing" },
			{ genres: "racing" },
			{ keywords: "racing" },
			{ title: "Racing today" },
		);
		expect(find("racing")).toEqual(exactly("a4", "a3", "a2", "a1"));
	});

	it("must be there with all the others", async () => {
		const find = await searchOf(studio, { title: "Red lake" }, { title: "Red river" });
		expect(find("red lake")).toEqual(exactly("a1"));
	});

	it("finds first what is called exactly so, be it of one word or of two", async () => {
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

	it("finds what fits equally in the order of the list", async () => {
		const find = await searchOf(studio, ...Array.from({ length: 5 }, () => ({ keywords: "lake" })));
		expect(find("lake")).toEqual(exactly("a1", "a2", "a3", "a4", "a5"));
	});
});

describe("a word that is half typed", () => {
	it.each(["title", "names", "genres", "keywords"])("finds what begins so in its %s", async (field) => {
		const find = await searchOf(studio, { [field]: "gravel" });
		expect(find("gra")).toEqual(exactly("a1"));
	});

	it("does not find what only mentions a word that begins so", async () => {
		const find = await searchOf(studio, { text: "gravel" });
		expect(find("gra")).toEqual(nothing);
	});
});

describe("a word on the wrong keyboard layout", () => {
	it("finds what it would have found on the right one, whole or half typed, from three letters on", async () => {
		const find = await searchOf(studio, { title: "Gravel" }, { text: "gravel" });
		expect(find("пкфмуд")).toEqual(exactly("a1", "a2"));
		expect(find("пкф")).toEqual(exactly("a1"));
		expect(find("пк")).toEqual(nothing);
		expect(find(" пк ")).toEqual(nothing);
	});
});

describe("a word by ear", () => {
	it.each(["title", "names", "keywords"])("comes near to what sounds so in its %s", async (field) => {
		const find = await searchOf(studio, { [field]: "shooter" });
		expect(find("шутер")).toEqual(near("a1"));
	});

	it("comes nearest to a title", async () => {
		const find = await searchOf(studio, { keywords: "shooter" }, { title: "Shooter" });
		expect(find("шутер")).toEqual(near("a2", "a1"));
	});

	it("is half typed from four letters on", async () => {
		const find = await searchOf(studio, { title: "Gravel" });
		expect(find("грав")).toEqual(near("a1"));
		expect(find("гра")).toEqual(nothing);
	});

	it("of two fields is not run into one word", async () => {
		const find = await searchOf(studio, { names: "red", keywords: "gravel" });
		expect(find("гравел")).toEqual(near("a1"));
	});
});

describe("a word that is mistyped", () => {
	it.each([
		["three letters", "fig", "fug", false],
		["four letters", "plum", "plim", true],
		["six letters", "marvin", "marbin", true],
		["six letters, twice", "marvin", "mabbin", false],
		["seven letters, twice", "plastid", "plabdid", true],
		["seven letters, three times", "plastid", "blabdid", false],
	])("is forgiven by its length: %s", async (_, title, typed, isFound) => {
		const find = await searchOf(studio, { title });
		expect(find(typed)).toEqual(isFound ? near("a1") : nothing);
	});
});

describe("words of which one is nowhere", () => {
	it("come near to what has the others, whole or half typed", async () => {
		const find = await searchOf(studio, { title: "Gravel" });
		expect(find("gravel hkzhkz")).toEqual(near("a1"));
		expect(find("gra hkzhkz")).toEqual(near("a1"));
	});
});

it("nothing is found for nothing, and that is not near either", async () => {
	const find = await searchOf(studio);
	for (const query of ["", " ", "—", "hkzhkz"]) expect(find(query)).toEqual(nothing);
});
