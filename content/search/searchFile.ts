import type { AsPlainObject } from "minisearch";
import type { Language } from "#config/languages.ts";
import type { CatalogIndex } from "#content/model/catalogIndex.ts";

export type EntryKind = "game" | "genre" | "studio" | "article" | "document";

type CountedEntry = readonly [slug: string, title: string, count: number];

/** The search file that the browser fetches for one language: entries and index. */
export interface SearchFile {
	readonly catalog: CatalogIndex;
	/** Language of all titles except articles'. */
	readonly language: Language;
	readonly genres: readonly CountedEntry[];
	readonly studios: readonly CountedEntry[];
	/** `lang` is the language of an article without a translation. */
	readonly articles: readonly (readonly [slug: string, title: string, lang?: Language])[];
	readonly documents: readonly (readonly [key: string, title: string, chapter: string])[];
	/** Its ids count genres, games, studios, articles and documents, in this order. */
	readonly index: AsPlainObject;
}

/** Searchable entries by kind, in the order of a page that lists them. */
export type ListedEntries = readonly {
	readonly kind: EntryKind;
	readonly rows: readonly {
		readonly id: string;
		readonly title: string;
		readonly note?: string;
		/** Language of the title, if it is not the file's. */
		readonly lang?: Language | undefined;
		/** Of games. */
		readonly count?: number;
	}[];
}[];
