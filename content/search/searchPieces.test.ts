import { expect, it, vi } from "vitest";
import { unpackIndex } from "#content/model/catalogIndex.ts";
import { searchFile, searchFiles } from "./searchFile.server.ts";
import type { SearchFile } from "./searchFile.ts";

const large = vi.hoisted(() => ({ games: [] as { slug: string; title: string }[] }));
vi.mock("#content/readers/games.server.ts", async (original) => {
	const real = await original<typeof import("#content/readers/games.server.ts")>();
	const own = real.allGames();
	large.games = Array.from({ length: 1_500 }, (_, place) => {
		const game = own[place % own.length] as (typeof own)[0];
		return place < own.length ? game : { ...game, slug: `${game.slug}-${place}`, title: `${game.title} ${place}` };
	});
	return { ...real, allGames: () => large.games };
});

/** Every file by its address, and the English file. */
function make() {
	const files = new Map([...searchFiles()].map(({ address, text }) => [address, text]));
	const file: SearchFile = JSON.parse(files.get(searchFile("en").address) ?? "");
	return { files, file };
}

it("splits a large catalog into shards that contain every game once, in order", () => {
	const { files, file } = make();
	expect(file.rest.length).toBeGreaterThan(1);
	const pieces = [file, ...file.rest.map((address) => JSON.parse(files.get(address) ?? ""))];
	const slugs = pieces.flatMap(({ catalog }) => unpackIndex(catalog).map(({ slug }) => slug));
	expect(slugs).toEqual(large.games.map(({ slug }) => slug));
	for (const { index, catalog } of pieces.slice(1)) expect(index.documentCount).toBe(catalog.games.length);
});

it("a changed game changes only its shard and the file that lists the shards", () => {
	const before = make();
	const last = large.games.length - 1;
	large.games = large.games.with(last, { ...large.games[last], title: "Another name" } as never);
	const after = make();
	expect(after.file.rest.slice(0, -1)).toEqual(before.file.rest.slice(0, -1));
	expect(after.file.rest.at(-1)).not.toBe(before.file.rest.at(-1));
	expect(after.files.get(after.file.rest.at(-1) ?? "")).toContain("Another name");
});
