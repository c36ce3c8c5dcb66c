import { type RefObject, useDeferredValue, useMemo } from "react";
import { useLocation } from "react-router";
import type { Search } from "#app/features/search/openSearch.ts";
import { useSearch } from "#app/features/search/useSearch.ts";
import { useTypedQuery } from "#app/features/search/useTypedQuery.ts";
import type { IndexedGame } from "#content/model/catalogueIndex.ts";
import { type GenreSlug, hasGenre } from "#content/model/genres.ts";
import { type CatalogueState, isPlain, readState } from "./catalogueState.ts";
import { inOrder } from "./inOrder.ts";

/** What was found, in the genres looked at and beside them. */
interface CatalogueResult {
	readonly games: readonly IndexedGame[];
	/** How many were found in other genres. */
	readonly elsewhere: number;
	/** Nothing fits the query as it is: these come close. */
	readonly isNear: boolean;
}

export interface CatalogueSearch {
	/** What is asked for, with what is typed and the address does not say yet. */
	readonly asked: CatalogueState;
	/** `idle`: nothing is asked, the page shows what it is about. */
	readonly state: "idle" | "loading" | "failed" | "found";
	readonly result: CatalogueResult | undefined;
	/** Fetches the search again after that has failed. */
	readonly retry: () => void;
}

/**
 * The search of a catalogue page, and its games by several genres or in another order. Its state is the address.
 *
 * @param index address of the search's file
 * @param pageGenre the genre whose page this is
 */
export function useCatalogueSearch(
	field: RefObject<HTMLInputElement | null>,
	index: string,
	pageGenre: GenreSlug | undefined,
): CatalogueSearch {
	const address = useLocation().search;
	const query = useDeferredValue(useTypedQuery(field).trim());
	const asked = useMemo(() => ({ ...readState(address, pageGenre), query }), [address, pageGenre, query]);
	// A genre that the address names is shown from the index even alone: the page may be of another, or of all.
	const isSearching = !isPlain(asked) || asked.genres.some((genre) => genre !== pageGenre);
	const { search, hasFailed, retry } = useSearch(index, () => isSearching);
	const result = useMemo(
		() => (search && isSearching ? narrow(search, asked) : undefined),
		[search, isSearching, asked],
	);
	const state = !isSearching ? "idle" : result ? "found" : hasFailed ? "failed" : "loading";
	return useMemo(() => ({ asked, state, result, retry }), [asked, state, result, retry]);
}

/** Undefined while what is asked for needs more of the catalogue than is here: a list is not shown in parts, what fits a query is. */
function narrow(search: Search, { query, genres, order }: CatalogueState): CatalogueResult | undefined {
	if (search.more && (order || !query)) return undefined;
	const found = query ? search.find(query, "game") : { hits: search.all, isNear: false };
	if (!found) return undefined;
	const { hits, isNear } = found;
	const games = hits.flatMap(({ game }) => game ?? []);
	const own = genres.length > 0 ? games.filter((game) => genres.some((genre) => hasGenre(game.genres, genre))) : games;
	return { games: inOrder(own, order), elsewhere: games.length - own.length, isNear };
}
