import { type GenreSlug, genreFilters, isGenreSlug } from "#content/model/genres.ts";

/** Values of `?sort=`; without it, games are in the catalog's own order. */
export const catalogOrders = ["new", "title"] as const;
export type CatalogOrder = (typeof catalogOrders)[number];

/** Search, filter and order of the catalog; all of it is in the URL. */
export interface CatalogState {
	/** Empty for all; otherwise games of any of them, in the filter's order. */
	readonly genres: readonly GenreSlug[];
	/** Undefined: the catalog's own order, or the best match first. */
	readonly order: CatalogOrder | undefined;
	/** May be empty. */
	readonly query: string;
}

/**
 * Parses a query string. Unknown genres and orders are ignored.
 *
 * @param queryString `?q=boat&genre=racing&sort=title`
 * @param pageGenre genre of a genre's page, which applies unless the query string names others
 */
export function parseCatalogState(queryString: string, pageGenre: GenreSlug | undefined): CatalogState {
	const params = new URLSearchParams(queryString);
	const named = sortGenres(params.getAll("genre").filter(isGenreSlug));
	const own = pageGenre ? [pageGenre] : [];
	return {
		genres: named.length > 0 ? named : own,
		order: catalogOrders.find((order) => order === params.get("sort")),
		query: params.get("q") ?? "",
	};
}

/** Whether a static page shows this state. */
export function isStaticState({ genres, order, query }: CatalogState): boolean {
	return genres.length < 2 && !order && !query;
}

/** The same state with a genre added, or removed if it was in. */
export function toggleGenre(state: CatalogState, genre: GenreSlug): CatalogState {
	const { genres } = state;
	const next = genres.includes(genre) ? genres.filter((one) => one !== genre) : [...genres, genre];
	return { ...state, genres: sortGenres(next) };
}

/**
 * URL of a state: one genre has its own static page; several genres and searches belong to the catalog's first page.
 *
 * @param toPath path of the catalog, or of a genre's page
 */
export function toCatalogUrl(
	{ genres, order, query }: CatalogState,
	toPath: (genre: GenreSlug | undefined) => string,
): string {
	const pageGenre = genres.length === 1 && !query ? genres[0] : undefined;
	const params = new URLSearchParams();
	if (query) params.set("q", query);
	if (!pageGenre) for (const genre of genres) params.append("genre", genre);
	if (order) params.set("sort", order);
	const queryString = String(params);
	return toPath(pageGenre) + (queryString && `?${queryString}`);
}

function sortGenres(genres: readonly GenreSlug[]): GenreSlug[] {
	return genreFilters.map(({ slug }) => slug).filter((slug) => genres.includes(slug));
}
