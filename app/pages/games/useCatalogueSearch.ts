import { type RefObject, useDeferredValue, useMemo } from "react";
import { useLocation } from "react-router";
import type { Search } from "#app/features/search/openSearch.ts";
import { useSearch } from "#app/features/search/useSearch.ts";
import { useTypedQuery } from "#app/features/search/useTypedQuery.ts";
import type { IndexedGame } from "#content/model/catalogueIndex.ts";
import { type GenreSlug, hasGenre, isGenreSlug } from "#content/model/genres.ts";

/** What was found, in the genre looked at and beside it. */
interface CatalogueResult {
	readonly games: readonly IndexedGame[];
	/** How many were found in other genres. */
	readonly elsewhere: number;
	/** Nothing fits the query as it is: these come close. */
	readonly isNear: boolean;
}

export interface CatalogueSearch {
	/** What is looked for; empty where nothing is. */
	readonly query: string;
	/** The address's own genre, or the one that its query asks for. */
	readonly genre: GenreSlug | undefined;
	/** `idle`: nothing is asked, the page shows what it is about. */
	readonly state: "idle" | "loading" | "failed" | "found";
	readonly result: CatalogueResult | undefined;
	/** Fetches the search again after that has failed. */
	readonly retry: () => void;
}

/**
 * The search of a catalogue page. Its state is the address: `?q=`, as of every search field, and `?genre=`.
 *
 * @param index address of the search's file
 * @param pageGenre the genre whose page this is
 */
export function useCatalogueSearch(
	field: RefObject<HTMLInputElement | null>,
	index: string,
	pageGenre: GenreSlug | undefined,
): CatalogueSearch {
	const params = new URLSearchParams(useLocation().search);
	const query = useDeferredValue(useTypedQuery(field).trim());
	const { search, hasFailed, retry } = useSearch(index);
	const genreAsked = params.get("genre");
	const asked = isGenreSlug(genreAsked) ? genreAsked : undefined;
	const genre = asked ?? pageGenre;
	const isSearching = query !== "" || asked !== undefined;
	const result = useMemo(
		() => (search && isSearching ? narrow(search, query, genre) : undefined),
		[search, isSearching, query, genre],
	);
	const state = !isSearching ? "idle" : result ? "found" : hasFailed ? "failed" : "loading";
	return useMemo(() => ({ query, genre, state, result, retry }), [query, genre, state, result, retry]);
}

function narrow(search: Search, query: string, genre: GenreSlug | undefined): CatalogueResult {
	const { hits, isNear } = query ? search.find(query, "game") : { hits: search.all, isNear: false };
	const games = hits.flatMap(({ game }) => game ?? []);
	const own = genre ? games.filter(({ genres }) => hasGenre(genres, genre)) : games;
	return { games: own, elsewhere: games.length - own.length, isNear };
}
