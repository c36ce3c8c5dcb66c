import { beforeEach, describe, expect, it, vi } from "vitest";
import { createSearchFile } from "#content/search/searchFile.server.ts";
import type { EntryKind } from "#content/search/searchFile.ts";
import texts from "#public/locales/en/translation.json" with { type: "json" };
import { createSearch, type SiteSearch } from "./createSearch.ts";
import { groupHits } from "./groupHits.ts";

vi.mock("#content/readers/readGames.server.ts", () => import("#content/search/searchFixture.testUtils.ts"));
vi.mock("#content/readers/readNews.server.ts", () => import("#content/search/searchFixture.testUtils.ts"));
vi.mock("#content/search/searchKeywords.server.ts", () => import("#content/search/searchFixture.testUtils.ts"));

const { chapters } = texts.guidelines;

let search: SiteSearch;
beforeEach(async () => {
	search = await createSearch(JSON.parse(JSON.stringify(createSearchFile("en"))));
});

const find = (query: string, kind?: EntryKind) => search.find(query, kind);
const ids = (query: string) => find(query).hits.map(({ kind, id }) => `${kind}:${id}`);
const groups = (query: string) => groupHits(find(query), true).map(({ name }) => name);

describe("the results of the search", () => {
	it("contain a match at every typed letter, although a partial word has another stem", () => {
		for (const query of ["r", "ra", "rac", "raci", "racin", "racing"])
			expect(ids(query), query).toContain("game:boat-attack");
	});

	it.each([
		[":fkj,f", "жалоба"],
		["zom\u00adbie", "zombie"],
		["5т$", "5 T$"],
	])("are the same for %j as for %j", (typed, meant) => {
		expect(ids(meant).length).toBeGreaterThan(0);
		expect(find(typed)).toEqual(find(meant));
	});

	it("contain only the requested kind", () => {
		expect(find("racing", "game").hits.map(({ kind }) => kind)).toEqual(["game"]);
	});
});

it("describes a game with its genres, a genre with the number of games, a document with its chapter", () => {
	const { all } = search;
	const findHit = (id: string) => all.find((hit) => hit.id === id);
	expect(findHit("swordsman-adventure")?.note).toBe("Adventure, Action");
	expect(findHit("racing")).toMatchObject({ title: "Racing", count: 1 });
	expect(findHit("general.cookie-policy")?.note).toBe(chapters.general.title);
});

it("similar results form one group", () => {
	expect(groups("zombei")).toEqual(["near"]);
});

it("groups of search results are ordered by their best match, and can be limited to the first few", () => {
	expect(groups("refund")[0]).toBe("document");
	expect(groups("racing").slice(0, 2)).toEqual(["genre", "game"]);
	const [first] = groupHits(find("arcade", "game"), true);
	expect(first?.hits.length).toBe(6);
	expect(groupHits(find("arcade", "game"), false)[0]?.hits.length).toBeGreaterThan(6);
});
