import type { SiteSearch } from "./createSearch.ts";
import { fetchOnce } from "./fetchOnce.ts";

/** Fetches the search and what it searches, once. Rejects when that failed; the next call tries again. */
export function loadSearch(address: string): Promise<SiteSearch> {
	return fetchOnce(address, async () => (await import("./createSearch.ts")).createSearch);
}
