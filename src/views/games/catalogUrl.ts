import { type GenreSlug, genreFilters, isGenreSlug } from "#content/model/genres.ts";

/** Values of `?sort=`; the default is the catalog's own order. */
export const catalogOrders = ["new", "title"] as const;
export type CatalogOrder = (typeof catalogOrders)[number];

/** Search, filter and order of the catalog, as in the URL. */
export interface CatalogState {
	/** In the filter's order; empty for all games. */
	readonly genres: readonly GenreSlug[];
	/** Undefined for the catalog's own order, or best match first. */
	readonly order: CatalogOrder | undefined;
	readonly query: string;
}

/** Parses `?q=boat&genre=racing&sort=title`, ignoring unknown values. `pageGenre` is the default genre. */
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

/** Adds a genre to the state, or removes it. */
export function toggleGenre(state: CatalogState, genre: GenreSlug): CatalogState {
	const { genres } = state;
	const next = genres.includes(genre) ? genres.filter((one) => one !== genre) : [...genres, genre];
	return { ...state, genres: sortGenres(next) };
}

/** URL of a state: a single genre has its own static page, other states use the catalog's first page. */
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
