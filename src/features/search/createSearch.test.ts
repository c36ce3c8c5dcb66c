import { beforeAll, describe, expect, it } from "vitest";
import { searchFile } from "#content/search/searchFile.server.ts";
import type { EntryKind } from "#content/search/searchFile.ts";
import { createSearch, type SearchMatches, type SiteSearch } from "./createSearch.ts";
import { groupHits } from "./groupHits.ts";

let search: SiteSearch;
beforeAll(async () => {
	search = await createSearch(JSON.parse(searchFile("en").text));
});

/** Of a catalog that is whole. */
const find = (query: string, kind?: EntryKind) => search.find(query, kind) as SearchMatches;
const ids = (query: string) => find(query).hits.map(({ kind, id }) => `${kind}:${id}`);
const groups = (query: string) => groupHits(find(query), true).map(({ name }) => name);

describe("what is found", () => {
	it("is nothing for nothing, and nothing rather than anything", () => {
		for (const query of ["", " — ", "plumbus", "xylophone"]) expect(ids(query), query).toEqual([]);
	});

	it("is what has the whole word, where something has it", () => {
		expect(ids("cat")).toEqual(["game:cat-from-hell", "game:kitty-litter"]);
	});

	it("follows the typing, though half a word has another stem than a whole one", () => {
		for (const query of ["r", "ra", "rac", "raci", "racin", "racing"])
			expect(ids(query), query).toContain("game:boat-attack");
	});

	it("has an exact title first", () => {
		expect(ids("Boat Attack")[0]).toBe("game:boat-attack");
		expect(ids("saltwater toys")[0]).toBe("studio:saltwater-toys");
		expect(ids("puzzle")[0]).toBe("genre:puzzle");
	});

	it.each([
		["ищфе", "boat", "game:boat-attack"],
		["ujyrb", "гонки", "genre:racing"],
		["ищф", "boa", "game:boat-attack"],
	])("is what was meant where %s stands for %s, typed on the other keyboard layout", (typed, meant, first) => {
		expect(ids(typed)[0]).toBe(first);
		expect(ids(typed)).toEqual(ids(meant));
	});

	it.each([
		[":fkj,f", "жалоба"],
		['"rcrfdfnjh', "экскаватор"],
		["ＢＯＡＴ attack", "boat attack"],
		["zom\u00adbie", "zombie"],
		["zom\u200bbie", "zombie"],
		["5t$", "5 T$"],
		["5т$", "5 T$"],
	])("finds the same results for %j as for %j", (typed, meant) => {
		expect(ids(meant).length).toBeGreaterThan(0);
		expect(find(typed)).toEqual(find(meant));
	});

	it("is of one kind where one is asked for", () => {
		const { hits } = find("racing", "game");
		expect(hits.map(({ kind }) => kind)).toEqual(["game"]);
	});
});

it("a game is told with its genres, a genre with the number of its games, a document with its chapter", () => {
	const { all } = search;
	const told = (id: string) => all.find((hit) => hit.id === id);
	expect(told("swordsman-adventure")?.note).toBe("Adventure, Action");
	expect(told("racing")).toMatchObject({ title: "Racing", count: 1 });
	expect(told("general.cookie-policy")?.note).toBe("General");
});

describe("what only comes close", () => {
	it.each(["chess", "zombei", "kot", "gonki", "бабл шутер", "boat xylophone"])("is said to: %s", (query) => {
		expect(find(query).isNear).toBe(true);
		expect(groups(query)).toEqual(["near"]);
	});

	it.each(["cat", "кот", "лодками", "ищфе", "ujyrb", "bo"])(
		"is not what is written, in another form or on another layout: %s",
		(query) => {
			expect(find(query).isNear).toBe(false);
			expect(groups(query)).not.toContain("near");
		},
	);
});

describe("groups", () => {
	it("stand in the order of their best hit, and keep their first few", () => {
		expect(groups("refund")[0]).toBe("document");
		expect(groups("racing").slice(0, 2)).toEqual(["genre", "game"]);
		const [first] = groupHits(find("arcade", "game"), true);
		expect(first?.hits.length).toBe(6);
		expect(groupHits(find("arcade", "game"), false)[0]?.hits.length).toBeGreaterThan(6);
	});
});
