import { useDeferredValue, useMemo } from "react";
import type { IndexedGame } from "#content/model/catalogIndex.ts";
import { type GenreSlug, hasGenre } from "#content/model/genres.ts";
import { useQueryString } from "#src/features/search/addressState.ts";
import type { SiteSearch } from "#src/features/search/createSearch.ts";
import { loadSearch } from "#src/features/search/loadSearch.ts";
import { searchFieldId } from "#src/features/search/searchFieldId.ts";
import { useLoaded } from "#src/features/search/useLoaded.ts";
import { useTypedQuery } from "#src/features/search/useTypedQuery.ts";
import { type CatalogState, isStaticState, parseCatalogState } from "./catalogUrl.ts";
import { sortGames } from "./sortGames.ts";

const POPULAR_COUNT = 5;

export type CatalogSearch = ReturnType<typeof useCatalogSearch>;

/** Searches the catalog for the state of the URL and the page's search field. `index` is the URL of the search file. */
export function useCatalogSearch(index: string, pageGenre: GenreSlug | undefined) {
	const queryString = useQueryString();
	const query = useDeferredValue(useTypedQuery(searchFieldId).trim());
	/** State of the URL, with typed text that is not in the URL yet. */
	const asked = useMemo(
		() => ({ ...parseCatalogState(queryString, pageGenre), query }),
		[queryString, pageGenre, query],
	);
	// A single genre in the URL may differ from the page's genre.
	const isSearching = !isStaticState(asked) || asked.genres.some((genre) => genre !== pageGenre);
	const { loaded: search, hasFailed, retry } = useLoaded(index, loadSearch);
	const result = useMemo(
		() => (search && isSearching ? findGames(search, asked) : undefined),
		[search, isSearching, asked],
	);
	/** `idle`: the static page shows the requested games. */
	const status = !isSearching ? "idle" : result ? "found" : hasFailed ? "failed" : "loading";
	/** Suggestions if nothing is found: the first games of the page's genre. */
	const popularGames = useMemo(() => (search ? getPopular(search, pageGenre) : []), [search, pageGenre]);
	return { asked, status, result, popularGames, retry } as const;
}

function getPopular({ all }: SiteSearch, pageGenre: GenreSlug | undefined): IndexedGame[] {
	const games = all.flatMap(({ game }) => game ?? []);
	return games.filter((game) => !pageGenre || hasGenre(game.genre, pageGenre)).slice(0, POPULAR_COUNT);
}

function findGames(search: SiteSearch, { query, genres, order }: CatalogState) {
	const found = query ? search.find(query, "game") : { hits: search.all, isFuzzy: false };
	const games = found.hits.flatMap(({ game }) => game ?? []);
	const own = genres.length > 0 ? games.filter((game) => genres.some((genre) => hasGenre(game.genre, genre))) : games;
	/** Number of matches in other genres. */
	const elsewhere = games.length - own.length;
	return { games: sortGames(own, order), elsewhere, isFuzzy: found.isFuzzy };
}
