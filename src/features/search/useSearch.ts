import { startTransition, useCallback, useEffect, useState } from "react";
import type { SiteSearch } from "./createSearch.ts";
import { loadSearch } from "./loadSearch.ts";
import { useLoaded } from "./useLoaded.ts";

interface LoadedSearch {
	/** Undefined until it is here. */
	readonly search: SiteSearch | undefined;
	readonly hasFailed: boolean;
	/** Fetches it again after that has failed. */
	readonly retry: () => void;
}

/** More of a search than its file has. */
interface Grown {
	/** What it began as. */
	readonly from: SiteSearch;
	readonly search: SiteSearch;
}

/**
 * The search of a language, fetched once. Of a large catalog it begins with a part, and becomes another one as more
 * comes.
 *
 * @param address of its file
 * @param isWanted whether to load all parts of a large catalog
 */
export function useSearch(address: string, isWanted: (search: SiteSearch) => boolean): LoadedSearch {
	const { loaded, hasFailed, retry: loadAgain } = useLoaded(address, loadSearch);
	const [grown, setGrown] = useState<Grown>();
	const [hasStopped, setStopped] = useState(false);
	const search = loaded && grown?.from === loaded ? grown.search : loaded;
	const more = search && isWanted(search) ? search.more : undefined;

	useEffect(() => {
		if (!loaded || !more || hasStopped) return;
		let isCurrent = true;
		more().then(
			(next) => {
				if (isCurrent) startTransition(() => setGrown({ from: loaded, search: next }));
			},
			() => {
				if (isCurrent) setStopped(true);
			},
		);
		return () => {
			isCurrent = false;
		};
	}, [loaded, more, hasStopped]);

	const retry = useCallback(() => {
		setStopped(false);
		loadAgain();
	}, [loadAgain]);
	return { search, hasFailed: hasFailed || hasStopped, retry };
}
