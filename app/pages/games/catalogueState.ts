import type { To } from "react-router";
import { type GenreSlug, genreFilters, isGenreSlug } from "#content/model/genres.ts";

/** Orders that a visitor may choose instead of the catalogue's own, as the address says them. */
export const orders = ["new", "title"] as const;
export type Order = (typeof orders)[number];

/** What is asked of the catalogue; all of it stands in the address. */
export interface CatalogueState {
	/** Empty for all; a game of any of them is shown. In the filter's order. */
	readonly genres: readonly GenreSlug[];
	/** Undefined for the catalogue's own, or for the best match of what is looked for. */
	readonly order: Order | undefined;
	/** What is looked for; may be empty. */
	readonly query: string;
}

/**
 * What an address asks for. What it says of genres and orders that there are not, counts as not said.
 *
 * @param search its query string
 * @param pageGenre the genre whose page it is of: what it shows unless its query names others
 */
export function readState(search: string, pageGenre: GenreSlug | undefined): CatalogueState {
	const params = new URLSearchParams(search);
	const asked = inFilterOrder(params.getAll("genre").filter(isGenreSlug));
	const own = pageGenre ? [pageGenre] : [];
	return {
		genres: asked.length > 0 ? asked : own,
		order: orders.find((order) => order === params.get("sort")),
		query: params.get("q") ?? "",
	};
}

/** Whether the page itself shows a state as it was built, without its scripts. */
export function isPlain({ genres, order, query }: CatalogueState): boolean {
	return genres.length < 2 && !order && !query;
}

/** The same state with a genre put in, or taken out where it was in. */
export function toggleGenre(state: CatalogueState, genre: GenreSlug): CatalogueState {
	const { genres } = state;
	const next = genres.includes(genre) ? genres.filter((one) => one !== genre) : [...genres, genre];
	return { ...state, genres: inFilterOrder(next) };
}

/**
 * The address of a state: of one genre its page's, so that there is one address for it and it needs no scripts; of several the
 * catalogue's own. What is looked for is always looked for there.
 *
 * @param pathTo the path of the catalogue, or of a genre's page
 */
export function addressOf(
	{ genres, order, query }: CatalogueState,
	pathTo: (genre: GenreSlug | undefined) => string,
): Exclude<To, string> {
	const [first, ...others] = genres;
	const page = others.length === 0 && !query ? first : undefined;
	const params = new URLSearchParams();
	if (query) params.set("q", query);
	if (!page) for (const genre of genres) params.append("genre", genre);
	if (order) params.set("sort", order);
	return { pathname: pathTo(page), search: String(params) };
}

function inFilterOrder(genres: readonly GenreSlug[]): GenreSlug[] {
	return genreFilters.map(({ slug }) => slug).filter((slug) => genres.includes(slug));
}
