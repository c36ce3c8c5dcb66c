import type { SiteSearch } from "./createSearch.ts";

/** Fetches the search and what it searches, once. Rejects when that failed; the next call tries again. */
export function loadSearch(address: string): Promise<SiteSearch> {
	return fetchOnce(address, async () => (await import("./createSearch.ts")).createSearch);
}

const known = new Map<string, Promise<unknown>>();

/**
 * Fetches and parses a data file once. Rejects when that failed; the next call tries again. `open` loads the code that
 * reads the parsed file, at the same time.
 */
export function fetchOnce<Opened>(
	address: string,
	open: () => Promise<(data: never) => Promise<Opened>>,
): Promise<Opened> {
	const running = known.get(address) as Promise<Opened> | undefined;
	if (running) return running;
	const pendingData = Promise.all([open(), fetch(address)]).then(async ([make, response]) => {
		if (!response.ok) throw new Error(`${address}: ${response.status}`);
		return make((await response.json()) as never);
	});
	known.set(address, pendingData);
	pendingData.catch(() => known.delete(address));
	return pendingData;
}
