import type MiniSearch from "minisearch";
import type { SearchOptions, SearchResult } from "minisearch";
import { splitWords } from "#content/search/tokenizer.ts";
import { convertKeyboardLayout } from "./convertKeyboardLayout.ts";

interface IndexMatches {
	readonly results: SearchResult[];
	/** True if nothing matches exactly and these results are similar. */
	readonly isNear: boolean;
}

/** For MiniSearch's `fuzzy`: how many letters of a word may differ. */
export function maxTypos(word: string): number | false {
	return word.length < 4 ? false : word.length < 7 ? 1 : 2;
}

/** Fewer letters on the wrong keyboard layout begin some word by chance. */
const shortestSwapped = 3;

/**
 * Reads a query in several ways, one after the other: the first that finds something is the one that was meant. The exact
 * ones come first, also in the other keyboard layout, then the similar ones. A query without words finds nothing.
 */
export function searchIndex<Entry>(
	index: MiniSearch<Entry>,
	query: string,
	exact: readonly SearchOptions[],
	near: readonly SearchOptions[],
	filter: Pick<SearchOptions, "filter"> = {},
): IndexMatches {
	const typed = query.trim();
	const layouts = typed.length < shortestSwapped ? [typed] : [typed, convertKeyboardLayout(typed)];
	const strategies = [
		...layouts.flatMap((text) => exact.map((options) => ({ text, options, isNear: false }))),
		...near.map((options) => ({ text: typed, options, isNear: true })),
	];
	for (const { text, options, isNear } of splitWords(query).length > 0 ? strategies : []) {
		const results = index.search(text, { ...options, ...filter });
		if (results.length > 0) return { results, isNear };
	}
	return { results: [], isNear: false };
}
