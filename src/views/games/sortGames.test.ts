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

it.each([
	["in their own order without a sort order", undefined, ["boat", "worms", "heist", "squad", "apple"]],
	["newest first, with undated games last in their order", "new", ["heist", "boat", "apple", "worms", "squad"]],
	["by title without regard to upper and lower case", "title", ["apple", "boat", "heist", "squad", "worms"]],
] as const)("sorts games %s", (_, order, slugs) => {
	expect(sortGames(games, order).map(({ slug }) => slug)).toEqual(slugs);
});
