import { type PageKey, pages } from "#site/pages.ts";
import { hiddenGameSlugs } from "./games.server.ts";
import { hasEntries } from "./prerenderPaths.server.ts";

/** What of the catalogue is compiled into the code. */
export interface CatalogueFacts {
	/** As of `hiddenGameSlugs`. */
	readonly hiddenGames: readonly string[];
	/** Patterns that stand for no address today. */
	readonly emptyPages: readonly PageKey[];
}

/**
 * Reads them from the catalogue, or from `CATALOGUE_FACTS`: the build has read every game already and tells its bundler, which would
 * read them all four times, for as many settings, and hold each in memory.
 */
export function catalogueFacts(): CatalogueFacts {
	const told = process.env.CATALOGUE_FACTS;
	if (told) return JSON.parse(told);
	return {
		hiddenGames: hiddenGameSlugs(),
		emptyPages: pages.map(({ key }) => key).filter((key) => !hasEntries(key)),
	};
}
