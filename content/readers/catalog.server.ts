import { type GenreSlug, genreFilters, hasGenre } from "#content/model/genres.ts";
import { allGames } from "./games.server.ts";
import type { CatalogGame } from "./readGames.server.ts";

export const pageSize = 24;

export type GenreLink = ReturnType<typeof genreLinks>[number];

const iconCount = 12;

function gamesOf(genre?: GenreSlug): readonly CatalogGame[] {
	return genre ? allGames().filter(({ genre: names }) => hasGenre(names, genre)) : allGames();
}

/** Genres that have games, in the filter's order. */
export function genreLinks() {
	return genreFilters.map(({ slug }) => ({ slug, count: gamesOf(slug).length })).filter(({ count }) => count > 0);
}

/** Whether any game has a release date to sort by. */
export function hasReleases(): boolean {
	return allGames().some(({ released }) => released);
}

/** Numbers of the pages after the first one. */
export function furtherPages(genre?: GenreSlug): number[] {
	return Array.from({ length: Math.max(pagesOf(gamesOf(genre)) - 1, 0) }, (_, index) => index + 2);
}

/** A page of the catalog (from 1), with icons and the number of games on all pages. Undefined if it does not exist. */
export function catalogPage(number: number, genre?: GenreSlug) {
	const list = gamesOf(genre);
	if (!Number.isInteger(number) || number < 1) return undefined;
	const games = list.slice((number - 1) * pageSize, number * pageSize);
	if (games.length === 0) return undefined;
	const gameIcons = list.slice(0, iconCount).map(({ pictures }) => pictures.icon);
	return { games, icons: gameIcons, total: list.length, pages: pagesOf(list) };
}

function pagesOf(list: readonly CatalogGame[]): number {
	return Math.ceil(list.length / pageSize);
}
