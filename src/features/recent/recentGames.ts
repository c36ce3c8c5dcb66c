import { drop, keep, recall } from "#src/features/storage/storage.ts";

/** The entry in local storage; the cookie policy names it. It is there only after the visitor has asked for it. */
const key = "recentGames";

/** Maximum number of stored games: one row. */
const most = 8;

/** Slugs of the games last looked at, the latest first; `undefined` where the visitor keeps no list. */
export function recentGames(): readonly string[] | undefined {
	const kept = recall(key);
	return Array.isArray(kept) ? kept.filter((slug) => typeof slug === "string") : undefined;
}

/** Begins a list, because the visitor asks for one. */
export function keepRecentGames(): void {
	keep(key, []);
}

/** Puts a game first in the list, if there is one. */
export function lookAtGame(slug: string): void {
	const kept = recentGames();
	if (kept) keep(key, [slug, ...kept.filter((other) => other !== slug)].slice(0, most));
}

/** Takes the list away, and keeps none from now on. */
export function forgetRecentGames(): void {
	drop(key);
}
