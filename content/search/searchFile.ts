import type { AsPlainObject } from "minisearch";
import type { Language } from "#config/languages.ts";
import type { CatalogIndex } from "#content/model/catalogIndex.ts";

export type EntryKind = "game" | "genre" | "studio" | "article" | "document";

type CountedEntry = readonly [slug: string, title: string, count: number];

/** What the browser fetches to search in one language: what can be found, and the index of the words that find it. */
export interface SearchFile {
	readonly catalog: CatalogIndex;
	/** Language of all titles but the articles'. */
	readonly language: Language;
	readonly genres: readonly CountedEntry[];
	readonly studios: readonly CountedEntry[];
	/** In English on the pages of every language. */
	readonly articles: readonly (readonly [slug: string, title: string])[];
	readonly documents: readonly (readonly [key: string, title: string, chapter: string])[];
	/** Its documents are numbered: genres, games, studios, articles, documents, in this order and each in its own. */
	readonly index: AsPlainObject;
}

/** What can be found, by kind, in the order of a page that lists it. */
export type ListedEntries = readonly {
	readonly kind: EntryKind;
	readonly rows: readonly {
		readonly id: string;
		readonly title: string;
		readonly note?: string;
		/** Of games. */
		readonly count?: number;
	}[];
}[];
