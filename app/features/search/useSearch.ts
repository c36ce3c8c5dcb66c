import { loadSearch } from "./loadSearch.ts";
import type { Search } from "./openSearch.ts";
import { useLoaded } from "./useLoaded.ts";

interface LoadedSearch {
	/** Undefined until it is here. */
	readonly search: Search | undefined;
	readonly hasFailed: boolean;
	/** Fetches it again after that has failed. */
	readonly retry: () => void;
}

/**
 * The search of a language, fetched once.
 *
 * @param address of its file
 */
export function useSearch(address: string): LoadedSearch {
	const { loaded: search, hasFailed, retry } = useLoaded(address, loadSearch);
	return { search, hasFailed, retry };
}
