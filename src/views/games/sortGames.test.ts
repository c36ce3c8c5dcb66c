import { expect, it } from "vitest";
import type { IndexedGame } from "#content/model/catalogIndex.ts";
import { sortGames } from "./sortGames.ts";

const games = (
	[
		["boat", "Boat", "2025-06-12"],
		["worms", "worms", undefined],
		["heist", "Heist", "2026-10-08"],
		["squad", "Squad", undefined],
		["apple", "Apple", "2024-01-31"],
	] as const
).map(([slug, title, released]) => ({ slug, title, released }) as IndexedGame);

const slugs = (order: Parameters<typeof sortGames>[1]) => sortGames(games, order).map(({ slug }) => slug);

it("keeps the order of the games without a sort order", () => {
	expect(slugs(undefined)).toEqual(["boat", "worms", "heist", "squad", "apple"]);
});

it("sorts by release date, newest first, with undated games last in their order", () => {
	expect(slugs("new")).toEqual(["heist", "boat", "apple", "worms", "squad"]);
});

it("sorts by title without regard to upper and lower case", () => {
	expect(slugs("title")).toEqual(["apple", "boat", "heist", "squad", "worms"]);
});
