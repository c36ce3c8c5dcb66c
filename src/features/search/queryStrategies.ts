import type { SearchOptions } from "minisearch";
import { convertKeyboardLayout } from "./convertKeyboardLayout.ts";

interface QueryStrategy {
	readonly text: string;
	readonly options: SearchOptions;
	/** Whether what it finds only comes close. */
	readonly isNear: boolean;
}

/** For MiniSearch's `fuzzy`: how many letters of a word may differ. */
export function maxTypos(word: string): number | false {
	return word.length < 4 ? false : word.length < 7 ? 1 : 2;
}

/** Fewer letters on the wrong keyboard layout begin some word by chance. */
const shortestSwapped = 3;

/**
 * The ways to read a query, one after the other: the first that finds something is the one that was meant. The exact ones
 * come first, also in the other keyboard layout, then the similar ones.
 */
export function* getQueryStrategies(
	query: string,
	certain: readonly SearchOptions[],
	near: readonly SearchOptions[],
): Generator<QueryStrategy> {
	for (const options of certain) yield { text: query, options, isNear: false };
	if (query.length >= shortestSwapped) {
		const swappedQuery = convertKeyboardLayout(query);
		for (const options of certain) yield { text: swappedQuery, options, isNear: false };
	}
	for (const options of near) yield { text: query, options, isNear: true };
}
