import { expect, it, vi } from "vitest";
import { unpackIndex } from "#content/model/catalogIndex.ts";
import { searchFile, searchFiles } from "./searchFile.server.ts";
import type { SearchFile } from "./searchFile.ts";

vi.mock("#content/readers/readGames.server.ts", () => import("#content/search/searchFixture.testUtils.ts"));
vi.mock("#content/readers/readNews.server.ts", () => import("#content/search/searchFixture.testUtils.ts"));

const large = vi.hoisted(() => ({ games: [] as { slug: string; title: string }[] }));
vi.mock("#content/readers/games.server.ts", async (original) => {
	const real = await original<typeof import("#content/readers/games.server.ts")>();
	const own = real.allGames();
	large.games = Array.from({ length: 600 }, (_, place) => {
		const game = own[place % own.length] as (typeof own)[0];
		return place < own.length ? game : { ...game, slug: `${game.slug}-${place}`, title: `${game.title} ${place}` };
	});
	return { ...real, allGames: () => large.games };
});

function makeFiles() {
	const files = new Map([...searchFiles()].map(({ address, text }) => [address, text]));
	const file: SearchFile = JSON.parse(files.get(searchFile("en").address) ?? "");
	return { files, file };
}

it("splits a large catalog into shards that contain every game once, and changes only the shard of a changed game", () => {
	const { files, file } = makeFiles();
	expect(file.rest.length).toBeGreaterThan(0);
	const pieces = [file, ...file.rest.map((address) => JSON.parse(files.get(address) ?? ""))];
	const slugs = pieces.flatMap(({ catalog }) => unpackIndex(catalog).map(({ slug }) => slug));
	expect(slugs).toEqual(large.games.map(({ slug }) => slug));
	for (const { index, catalog } of pieces.slice(1)) expect(index.documentCount).toBe(catalog.games.length);

	const last = large.games.length - 1;
	large.games = large.games.with(last, { ...large.games[last], title: "Another name" } as never);
	const after = makeFiles();
	expect(after.file.rest.slice(0, -1)).toEqual(file.rest.slice(0, -1));
	expect(after.file.rest.at(-1)).not.toBe(file.rest.at(-1));
	expect(after.files.get(after.file.rest.at(-1) ?? "")).toContain("Another name");
});
