import type { IndexedGame } from "#content/model/catalogIndex.ts";
import type { CatalogOrder } from "./catalogUrl.ts";

/** Sorts games in the requested order. Stable. */
export function sortGames(games: readonly IndexedGame[], order: CatalogOrder | undefined): readonly IndexedGame[] {
	if (order === "title") return [...games].sort((a, b) => a.title.localeCompare(b.title, "en"));
	if (order === "new") return [...games].sort((a, b) => compareDays(b.released, a.released));
	return games;
}

/** Compares ISO days; an unknown day is the earliest. */
function compareDays(one = "", other = ""): number {
	return one < other ? -1 : Number(one > other);
}
