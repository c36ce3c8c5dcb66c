import type { Search } from "./openSearch.ts";

const known = new Map<string, Promise<Search>>();

/**
 * Fetches the search and what it searches, once. Rejects when that failed; the next call tries again.
 *
 * @param address of the language's file
 */
export function loadSearch(address: string): Promise<Search> {
	const running = known.get(address);
	if (running) return running;
	const attempt = open(address);
	known.set(address, attempt);
	attempt.catch(() => known.delete(address));
	return attempt;
}

async function open(address: string): Promise<Search> {
	const [{ openSearch }, response] = await Promise.all([import("./openSearch.ts"), fetch(address)]);
	if (!response.ok) throw new Error(`${address}: ${response.status}`);
	return openSearch(await response.json());
}
