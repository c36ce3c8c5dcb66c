import { useCallback, useEffect, useState } from "react";
import { loadSearch } from "./loadSearch.ts";
import type { Search } from "./openSearch.ts";

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
	const [search, setSearch] = useState<Search>();
	const [hasFailed, setFailed] = useState(false);
	const retry = useCallback(() => {
		setFailed(false);
		loadSearch(address).then(
			(loaded) => setSearch(loaded),
			() => setFailed(true),
		);
	}, [address]);
	useEffect(retry, [retry]);
	return { search, hasFailed, retry };
}
