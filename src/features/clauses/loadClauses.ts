import { fetchOnce } from "#src/features/search/loadSearch.ts";
import type { ClauseSearch } from "./createClauseSearch.ts";

/** Fetches the clause search once. After a rejection, the next call tries again. */
export function loadClauses(address: string): Promise<ClauseSearch> {
	return fetchOnce(address, async () => (await import("./createClauseSearch.ts")).createClauseSearch);
}
