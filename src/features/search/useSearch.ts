import { startTransition, useCallback, useEffect, useState } from "react";
import type { SiteSearch } from "./createSearch.ts";
import { loadSearch } from "./loadSearch.ts";
import { useLoaded } from "./useLoaded.ts";

/**
 * The search of a language, fetched once, and again by `retry` after that has failed. Of a large catalog it begins with a
 * part, and grows while `isWanted` returns true.
 */
export function useSearch(address: string, isWanted: (search: SiteSearch) => boolean) {
	const { loaded, hasFailed, retry: loadAgain } = useLoaded(address, loadSearch);
	/** The search with more parts than its file has, and the one it began as. */
	const [grown, setGrown] = useState<{ readonly from: SiteSearch; readonly search: SiteSearch }>();
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
