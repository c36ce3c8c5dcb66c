import { beforeEach, expect, it, vi } from "vitest";
import { createGame } from "./createGame.testUtils.ts";
import type { CatalogGame } from "./readGames.server.ts";

const folder = vi.hoisted(() => ({ games: [] as CatalogGame[] }));
vi.mock("./pictures.server.ts", () => ({ readPictures: () => () => undefined }));
vi.mock("./readGames.server.ts", () => ({ readGames: () => folder.games }));

/** Loads the module again, because it groups the games once. */
async function catalog() {
	vi.resetModules();
	return import("./catalog.server.ts");
}

beforeEach(() => {
	folder.games = Array.from({ length: 49 }, (_, index) => createGame(`arcade-${index}`, ["Arcade"]));
	folder.games.push(createGame("r1", ["Racing", "Shooting"]), createGame("r2", ["Puzzle", "Racing"]));
	folder.games.push(createGame("s1", ["Shooter"]));
});

it("the pages of the catalog show 24 games each and the rest on the last page, in order and each once", async () => {
	const { catalogPage, furtherPages } = await catalog();
	expect(furtherPages()).toEqual([2, 3]);
	const pages = [1, 2, 3].map((number) => catalogPage(number));
	expect(pages.map((page) => page?.games.length)).toEqual([24, 24, 4]);
	expect(pages.map((page) => [page?.total, page?.pages])).toEqual(Array(3).fill([52, 3]));
	expect(pages.flatMap((page) => page?.games ?? []).map(({ slug }) => slug)).toEqual(
		folder.games.map(({ slug }) => slug),
	);
});

it("the pages of the catalog exist for every genre of a game", async () => {
	const { catalogPage, furtherPages } = await catalog();
	expect(furtherPages("arcade")).toEqual([2, 3]);
	expect(furtherPages("racing")).toEqual([]);
	expect(catalogPage(1, "racing")?.games.map(({ slug }) => slug)).toEqual(["r1", "r2"]);
	expect(catalogPage(1, "shooter")?.games.map(({ slug }) => slug)).toEqual(["r1", "s1"]);
});

it("the pages of the catalog end at the last game", async () => {
	const { catalogPage } = await catalog();
	for (const number of [0, -1, 4, 1.5, Number.NaN]) expect(catalogPage(number), String(number)).toBeUndefined();
	expect(catalogPage(2, "racing")).toBeUndefined();
	expect(catalogPage(1, "clicker")).toBeUndefined();
});

it("the pages of the catalog can be filtered by the genres that have games, with the number of games", async () => {
	const { genreLinks } = await catalog();
	expect(genreLinks()).toEqual([
		{ slug: "racing", count: 2 },
		{ slug: "arcade", count: 49 },
		{ slug: "puzzle", count: 1 },
		{ slug: "shooter", count: 2 },
	]);
});
