import type { Options } from "minisearch";
import { splitWords, stemWord } from "./tokenizer.ts";

export interface ClauseEntry {
	/** Place among all clauses. */
	readonly id: number;
	readonly title: string;
	readonly text: string;
	/** What the summary says about it. */
	readonly told: string;
	/** Of a document as a whole: its names and what people call it, in every language. */
	readonly keywords: string;
}

/** How the index of the clauses is made, in the build, and opened, in the browser. */
export const clauseOptions: Options<ClauseEntry> = {
	fields: ["title", "text", "told", "keywords"],
	tokenize: splitWords,
	// Also the unstemmed word: the partial input `refun` is a prefix of `refund`, but not of every stem.
	processTerm: (word) => [...new Set([word, stemWord(word)])],
};
