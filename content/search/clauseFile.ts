import type { AsPlainObject } from "minisearch";
import type { DocumentKey } from "#config/documents.ts";
import type { Language } from "#config/languages.ts";

export interface SearchedDocument {
	readonly key: DocumentKey;
	readonly title: string;
	readonly language: Language;
}

/**
 * A clause: the place of its document, its anchor, the title of its section, its text, a line per paragraph and item,
 * and what summaries say of it in the page's language. The anchor is empty for the whole document and the text before
 * its first section.
 */
export type SearchedClause = readonly [document: number, anchor: string, section: string, text: string, told: string];

/** What the browser fetches to search all documents in one language: their clauses, and the index of the words in them. */
export interface ClauseFile {
	/** Of the page, its titles and what the summaries say. */
	readonly language: Language;
	readonly documents: readonly SearchedDocument[];
	readonly clauses: readonly SearchedClause[];
	/** Its entries are numbered as the clauses are. */
	readonly index: AsPlainObject;
}
