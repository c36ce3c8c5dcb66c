import { fetchOnce } from "#src/features/search/loadSearch.ts";
import type { ClauseSearch } from "./createClauseSearch.ts";

/** Fetches the search in the guidelines and their clauses, once. Rejects when that failed; the next call tries again. */
export function loadClauses(address: string): Promise<ClauseSearch> {
	return fetchOnce(address, async () => (await import("./createClauseSearch.ts")).createClauseSearch);
}
