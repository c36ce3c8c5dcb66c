import type { SiteSearch } from "./createSearch.ts";

/** Fetches the search code and its file once. After a rejection, the next call tries again. */
export function loadSearch(address: string): Promise<SiteSearch> {
	return fetchOnce(address, async () => (await import("./createSearch.ts")).createSearch);
}

const known = new Map<string, Promise<unknown>>();

/** Fetches a JSON file once while `open` loads its code. After a rejection, the next call tries again. */
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
