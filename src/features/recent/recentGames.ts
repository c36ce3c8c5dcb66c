import { getItem, removeItem, setItem } from "#src/features/storage/storage.ts";

/** The entry in local storage; the cookie policy names it. It is there only after the visitor has asked for it. */
const key = "recentGames";

/** Maximum number of stored games: one row. */
const maxGames = 8;

/** Slugs of the games last looked at, the latest first; `undefined` where the visitor keeps no list. */
export function recentGames(): readonly string[] | undefined {
	const storedSlugs = getItem(key);
	return Array.isArray(storedSlugs) ? storedSlugs.filter((slug) => typeof slug === "string") : undefined;
}

/** Starts a list, or deletes the one there is. */
export function toggleRecentGames(): void {
	if (recentGames()) removeItem(key);
	else setItem(key, []);
}

/** Puts a game first in the list, if there is one. */
export function recordGameView(slug: string): void {
	const storedSlugs = recentGames();
	if (storedSlugs) setItem(key, [slug, ...storedSlugs.filter((other) => other !== slug)].slice(0, maxGames));
}
