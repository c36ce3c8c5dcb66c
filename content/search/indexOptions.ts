import type { Options } from "minisearch";
import { getPhoneticKey } from "./getPhoneticKey.ts";
import { splitWords, stemWord } from "./tokenizer.ts";

/** Something that can be found, and the texts that it is found by. */
export interface SearchEntry {
	/** Place among all that can be found. */
	readonly id: number;
	readonly title: string;
	/** Names that it has beside its title, and what it belongs to. */
	readonly names: string;
	/** Of a game, what its genres are called: found by them as they are written, and not as they sound. */
	readonly genres: string;
	/** What people call it. */
	readonly keywords: string;
	/** Descriptive texts. */
	readonly text: string;
}

const phoneticFields: Readonly<Record<string, readonly ("title" | "names" | "keywords")[]>> = {
	titleByEar: ["title"],
	othersByEar: ["names", "keywords"],
};

/** How the index is made, in the build, and opened, in the browser. */
export const indexOptions: Options<SearchEntry> = {
	fields: ["title", "names", "genres", "keywords", "text", ...Object.keys(phoneticFields)],
	extractField: (entry, field) =>
		phoneticFields[field]?.map((source) => entry[source]).join(" ") ?? String(entry[field as keyof SearchEntry]),
	tokenize: splitWords,
	// Also the unstemmed word: the partial input `racin` is a prefix of `racing`, but not of its stem.
	processTerm: (word, field = "") =>
		phoneticFields[field] ? getPhoneticKey(word) : [...new Set([word, stemWord(word)])],
};
