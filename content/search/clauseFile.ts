import type { AsPlainObject } from "minisearch";
import type { DocumentKey } from "#config/documents.ts";
import type { Language } from "#config/languages.ts";

export interface SearchedDocument {
	readonly key: DocumentKey;
	readonly title: string;
	readonly language: Language;
}

/**
 * A clause: index of its document, anchor (empty before the first section and for the whole document), section title,
 * text with a line per paragraph and item, and its points of summaries in the page's language.
 */
export type SearchedClause = readonly [
	document: number,
	anchor: string,
	section: string,
	text: string,
	summary: string,
];

/** The search file of all documents in one language: clauses and their index. */
export interface ClauseFile {
	/** Of the page, its titles and the summaries. */
	readonly language: Language;
	readonly documents: readonly SearchedDocument[];
	readonly clauses: readonly SearchedClause[];
	/** Its ids are the indexes of the clauses. */
	readonly index: AsPlainObject;
}
