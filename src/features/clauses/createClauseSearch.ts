import MiniSearch, { type SearchOptions } from "minisearch";
import type { Language } from "#config/languages.ts";
import type { ClauseFile, SearchedClause, SearchedDocument } from "#content/search/clauseFile.ts";
import { clauseOptions } from "#content/search/clauseOptions.ts";
import { queryTerms, stemWord } from "#content/search/tokenizer.ts";
import { maxTypos, searchIndex } from "#src/features/search/queryStrategies.ts";
import { getMatchExcerpt, truncateText } from "./excerpt.ts";

export interface FoundClause {
	/** Clause number; empty for the whole document. */
	readonly anchor: string;
	/** Title of the section, in the text's language; empty for the whole document. */
	readonly section: string;
	/** The matching sentence of the clause or its summary. */
	readonly excerpt: ReturnType<typeof truncateText>;
	readonly language: Language;
}

export type ClauseSearch = Awaited<ReturnType<typeof createClauseSearch>>;

export type FoundClauses = ReturnType<ClauseSearch["find"]>;

export type FoundDocument = FoundClauses["documents"][number];

const asWritten: SearchOptions = {
	boost: { keywords: 4, title: 2, summary: 1.5 },
	combineWith: "AND",
	tokenize: queryTerms,
	processTerm: stemWord,
};

/** Matches prefixes of the last, unfinished word. */
const begun: SearchOptions = { ...asWritten, prefix: true, processTerm: (word) => word };

const typoOptions: SearchOptions = { ...begun, fuzzy: maxTypos };

const anyWord: SearchOptions = { ...begun, combineWith: "OR" };

/** Creates a language's clause search, which returns documents with matches, best first. `isFuzzy`: all are inexact. */
export async function createClauseSearch(file: ClauseFile) {
	const index = await MiniSearch.loadJSAsync(file.index, clauseOptions);
	const find = (query: string) => {
		const { results, isFuzzy } = searchIndex(index, query, [asWritten, begun], [typoOptions, anyWord]);
		const byDocument = new Map<number, FoundClause[]>();
		for (const { id, terms } of results) {
			const clause = file.clauses[id] as SearchedClause;
			const [place] = clause;
			byDocument.set(place, [...(byDocument.get(place) ?? []), show(file, clause, new Set(terms))]);
		}
		const documents = [...byDocument].map(([place, clauses]) => ({
			document: file.documents[place] as SearchedDocument,
			clauses,
		}));
		return { documents, count: results.length, isFuzzy };
	};
	return { find };
}

function show(file: ClauseFile, clause: SearchedClause, terms: ReadonlySet<string>): FoundClause {
	const [place, anchor, section, text, summary] = clause;
	const inText = getMatchExcerpt(text, terms);
	const inSummary = inText ? undefined : getMatchExcerpt(summary, terms);
	return {
		anchor,
		section,
		excerpt: inText ?? inSummary ?? truncateText(summary || text),
		language: inSummary || (!inText && summary) ? file.language : (file.documents[place]?.language ?? file.language),
	};
}
