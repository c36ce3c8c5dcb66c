import type { Options } from "minisearch";
import { splitWords, stemWord } from "./tokenizer.ts";

export interface ClauseEntry {
	/** Index in the list of clauses. */
	readonly id: number;
	readonly title: string;
	readonly text: string;
	/** Points of the summary about it. */
	readonly summary: string;
	/** For a whole document: its names and synonyms in every language. */
	readonly keywords: string;
}

/** Options of the index for the build and the browser. */
export const clauseOptions: Options<ClauseEntry> = {
	fields: ["title", "text", "summary", "keywords"],
	tokenize: splitWords,
	// Also the unstemmed word: the partial input `refun` is a prefix of `refund`, but not of every stem.
	processTerm: (word) => [...new Set([word, stemWord(word)])],
};
