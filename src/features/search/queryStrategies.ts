import type MiniSearch from "minisearch";
import type { SearchOptions, SearchResult } from "minisearch";
import { splitWords } from "#content/search/tokenizer.ts";
import { convertKeyboardLayout } from "./convertKeyboardLayout.ts";

/** Number of typos allowed in a word, for MiniSearch's `fuzzy`. */
export function maxTypos(word: string): number | false {
	return word.length < 4 ? false : word.length < 7 ? 1 : 2;
}

/** With fewer letters, a converted query would match prefixes by chance. */
const minConvertedLength = 3;

/** Returns the results of the first strategy with any: exact, exact on the other keyboard layout, inexact (`isFuzzy`). */
export function searchIndex<Entry>(
	index: MiniSearch<Entry>,
	query: string,
	exact: readonly SearchOptions[],
	near: readonly SearchOptions[],
	filter: Pick<SearchOptions, "filter"> = {},
): { results: SearchResult[]; isFuzzy: boolean } {
	const typedText = query.trim();
	const keyboardLayouts =
		typedText.length < minConvertedLength ? [typedText] : [typedText, convertKeyboardLayout(typedText)];
	const strategies = [
		...keyboardLayouts.flatMap((text) => exact.map((options) => ({ text, options, isFuzzy: false }))),
		...near.map((options) => ({ text: typedText, options, isFuzzy: true })),
	];
	for (const { text, options, isFuzzy } of splitWords(query).length > 0 ? strategies : []) {
		const results = index.search(text, { ...options, ...filter });
		if (results.length > 0) return { results, isFuzzy };
	}
	return { results: [], isFuzzy: false };
}
