import MiniSearch from "minisearch";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type IndexedGame, packIndex } from "#content/model/catalogIndex.ts";
import { indexOptions } from "#content/search/indexOptions.ts";
import type { SearchFile, SearchShard } from "#content/search/searchFile.ts";
import type { SiteSearch } from "./createSearch.ts";

const picture = { base: "/a", width: 4, height: 3, widths: [4], tone: 0 };

/** Games that are called so. */
function piece(...titles: readonly string[]): SearchShard {
	const index = new MiniSearch(indexOptions);
	index.addAll(titles.map((title, id) => ({ id, title, names: "", genres: "", keywords: "", text: "" })));
	const games = titles.map((title): IndexedGame => {
		const slug = title.toLowerCase().replaceAll(" ", "-");
		return { slug, title, studio: "S", genres: ["Racing"], preview: picture, tall: picture, icon: picture };
	});
	return { catalog: packIndex(games), index: JSON.parse(JSON.stringify(index)) };
}

const pieces: Readonly<Record<string, SearchShard>> = {
	"/1": piece("Lake"),
	"/2": piece("Red river", "Blue lake"),
	"/3": piece("Green hill"),
};
const names = { language: "en", genres: [], studios: [], articles: [], documents: [] } as const;
const file: SearchFile = { ...names, ...piece("Red lake", "Old mill"), rest: Object.keys(pieces) };

const fetched = vi.fn<(address: string) => Promise<Response>>();
let first: SiteSearch;

beforeEach(async () => {
	fetched.mockReset().mockImplementation(async (address) => Response.json(pieces[address]));
	vi.stubGlobal("fetch", fetched);
	vi.resetModules();
	const { createSearch } = await import("./createSearch.ts");
	first = await createSearch(file);
});
afterEach(() => {
	vi.unstubAllGlobals();
});

async function whole(): Promise<SiteSearch> {
	let search = first;
	while (search.more) search = await search.more();
	return search;
}
const found = (search: SiteSearch, query: string) => {
	const { hits, isNear } = search.find(query) ?? {};
	return { ids: hits?.map(({ id }) => id), isNear };
};

it("finds games in the loaded shards, then in all shards, with exact titles first", async () => {
	expect(found(first, "lake")).toEqual({ ids: ["red-lake"], isNear: false });
	expect(found(await whole(), "lake")).toEqual({ ids: ["lake", "red-lake", "blue-lake"], isNear: false });
});

it("lists all games in the order of the catalog", async () => {
	const { all } = await whole();
	expect(all.map(({ id }) => id)).toEqual(["red-lake", "old-mill", "lake", "red-river", "blue-lake", "green-hill"]);
});

it("fetches each shard once, and each time as many as are already loaded", async () => {
	await first.more?.();
	const more = await first.more?.();
	expect(fetched.mock.calls.flat()).toEqual(["/1"]);
	const last = await more?.more?.();
	expect(fetched.mock.calls.flat()).toEqual(["/1", "/2", "/3"]);
	expect(last?.more).toBeUndefined();
});

it("reports inexact or empty results only after all shards have loaded", async () => {
	expect(first.find("grean hil")).toBeUndefined();
	expect(first.find("xylophone")).toBeUndefined();
	const search = await whole();
	expect(found(search, "grean hil")).toEqual({ ids: ["green-hill"], isNear: true });
	expect(found(search, "xylophone")).toEqual({ ids: [], isNear: false });
});

it("fetches a shard again after an error", async () => {
	fetched.mockResolvedValueOnce(Response.json({}, { status: 503 }));
	await expect(first.more?.()).rejects.toThrow("/1: 503");
	expect(found((await first.more?.()) as SiteSearch, "lake").ids).toEqual(["lake", "red-lake"]);
});
