import { getItem, removeItem, setItem } from "#src/features/storage/storage.ts";

/** Local storage key, listed in the cookie policy. Set only at the visitor's request. */
const key = "recentGames";

/** Maximum number of stored games: one row. */
const maxGames = 8;

/** Slugs of the last opened games, latest first; `undefined` if the visitor has no list. */
export function recentGames(): readonly string[] | undefined {
	const storedSlugs = getItem(key);
	return Array.isArray(storedSlugs) ? storedSlugs.filter((slug) => typeof slug === "string") : undefined;
}

/** Starts a list, or deletes the existing one. */
export function toggleRecentGames(): void {
	if (recentGames()) removeItem(key);
	else setItem(key, []);
}

/** Moves a game to the front of the list, if there is one. */
export function recordGameView(slug: string): void {
	const storedSlugs = recentGames();
	if (storedSlugs) setItem(key, [slug, ...storedSlugs.filter((other) => other !== slug)].slice(0, maxGames));
}
