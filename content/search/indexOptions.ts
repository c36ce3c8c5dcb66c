import type { Options } from "minisearch";
import { getPhoneticKey } from "./getPhoneticKey.ts";
import { splitWords, stemWord } from "./tokenizer.ts";

export interface SearchEntry {
	/** Index among all entries. */
	readonly id: number;
	readonly title: string;
	/** Other names, and the names of its studio or chapter. */
	readonly names: string;
	/** Genre names of a game, which are not searched phonetically. */
	readonly genres: string;
	/** Synonyms. */
	readonly keywords: string;
	readonly text: string;
}

const phoneticFields: Readonly<Record<string, readonly ("title" | "names" | "keywords")[]>> = {
	titleByEar: ["title"],
	othersByEar: ["names", "keywords"],
};

/** Options of the index for the build and the browser. */
export const indexOptions: Options<SearchEntry> = {
	fields: ["title", "names", "genres", "keywords", "text", ...Object.keys(phoneticFields)],
	extractField: (entry, field) =>
		phoneticFields[field]?.map((source) => entry[source]).join(" ") ?? String(entry[field as keyof SearchEntry]),
	tokenize: splitWords,
	// Also the unstemmed word: the partial input `racin` is a prefix of `racing`, but not of its stem.
	processTerm: (word, field = "") =>
		phoneticFields[field] ? getPhoneticKey(word) : [...new Set([word, stemWord(word)])],
};
