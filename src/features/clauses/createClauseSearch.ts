import MiniSearch, { type SearchOptions } from "minisearch";
import type { Language } from "#config/languages.ts";
import type { ClauseFile, SearchedDocument } from "#content/search/clauseFile.ts";
import { clauseOptions } from "#content/search/clauseOptions.ts";
import { queryTerms, splitWords, stemOf } from "#content/search/words.ts";
import { readings } from "#src/features/search/readings.ts";
import { getMatchExcerpt, truncateText } from "./excerpt.ts";

/** A clause that was found. */
export interface FoundClause {
	/** Empty for the document as a whole; of a clause its number. */
	readonly anchor: string;
	/** Of its section, in the text's language; empty for the document as a whole. */
	readonly section: string;
	/** The matching sentence of the clause or of its summary. */
	readonly excerpt: ReturnType<typeof truncateText>;
	readonly language: Language;
}

/** Results of one document. */
export interface FoundDocument {
	readonly document: SearchedDocument;
	/** The best first. */
	readonly clauses: readonly FoundClause[];
}

/** Results of all documents. */
export interface FoundClauses {
	/** The one with the best clause first. */
	readonly documents: readonly FoundDocument[];
	/** How many clauses. */
	readonly count: number;
	/** True if nothing matches exactly and these results are similar. */
	readonly isNear: boolean;
}

export interface ClauseSearch {
	/** Looks for words; none find nothing. */
	readonly find: (query: string) => FoundClauses;
}

const asWritten: SearchOptions = {
	boost: { keywords: 4, title: 2, told: 1.5 },
	combineWith: "AND",
	tokenize: queryTerms,
	processTerm: stemOf,
};

/** The text typed so far. */
const begun: SearchOptions = { ...asWritten, prefix: true, processTerm: (word) => word };

const mistyped: SearchOptions = {
	...begun,
	fuzzy: (word) => (word.length < 4 ? false : word.length < 7 ? 1 : 2),
};

const anyWord: SearchOptions = { ...begun, combineWith: "OR" };

/** Makes a search out of a language's file. */
export async function createClauseSearch(file: ClauseFile): Promise<ClauseSearch> {
	const index = await MiniSearch.loadJSAsync(file.index, clauseOptions);
	const find = (query: string): FoundClauses => {
		const isAsked = splitWords(query).length > 0;
		for (const { text, options, isNear } of readings(query.trim(), [asWritten, begun], [mistyped, anyWord])) {
			const results = isAsked ? index.search(text, options) : [];
			if (results.length === 0) continue;
			const documents = new Map<number, FoundClause[]>();
			for (const { id, terms } of results) {
				const [place = 0] = file.clauses[id] ?? [];
				documents.set(place, [...(documents.get(place) ?? []), show(file, id, new Set(terms))]);
			}
			return {
				documents: [...documents].flatMap(([place, clauses]) => {
					const document = file.documents[place];
					return document ? [{ document, clauses }] : [];
				}),
				count: results.length,
				isNear,
			};
		}
		return { documents: [], count: 0, isNear: false };
	};
	return { find };
}

function show(file: ClauseFile, id: number, terms: ReadonlySet<string>): FoundClause {
	const [place, anchor, section, text, told] = file.clauses[id] ?? [0, "", "", "", ""];
	const inText = getMatchExcerpt(text, terms);
	const inSummary = inText ? undefined : getMatchExcerpt(told, terms);
	return {
		anchor,
		section,
		excerpt: inText ?? inSummary ?? truncateText(told || text),
		language: inSummary || (!inText && told) ? file.language : (file.documents[place]?.language ?? file.language),
	};
}
