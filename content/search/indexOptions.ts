import type { Options } from "minisearch";
import { soundOf } from "./soundOf.ts";
import { stemOf, wordsOf } from "./words.ts";

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
	/** What is said about it. */
	readonly text: string;
}

/** Fields of what is heard, by the fields that they are made of. */
const heard: Readonly<Record<string, readonly ("title" | "names" | "keywords")[]>> = {
	titleByEar: ["title"],
	othersByEar: ["names", "keywords"],
};

/** How the index is made, in the build, and opened, in the browser. */
export const indexOptions: Options<SearchEntry> = {
	fields: ["title", "names", "genres", "keywords", "text", ...Object.keys(heard)],
	extractField: (entry, field) =>
		heard[field]?.map((source) => entry[source]).join(" ") ?? String(entry[field as keyof SearchEntry]),
	tokenize: wordsOf,
	// As it is written, too: `racin`, half typed, begins `racing`, and not its stem.
	processTerm: (word, field = "") => (heard[field] ? soundOf(word) : [...new Set([word, stemOf(word)])]),
};
