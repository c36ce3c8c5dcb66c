import type { Search } from "./createSearch.ts";

const known = new Map<string, Promise<Search>>();

/**
 * Fetches the search and the catalogue that it searches, once. Rejects when that failed; the next call tries again.
 *
 * @param address of the catalogue's file
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
	const [{ openCatalogue }, response] = await Promise.all([import("./openCatalogue.ts"), fetch(address)]);
	if (!response.ok) throw new Error(`${address}: ${response.status}`);
	return openCatalogue(await response.json());
}
