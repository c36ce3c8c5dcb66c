import MiniSearch, { type SearchOptions } from "minisearch";
import type { Language } from "#config/languages.ts";
import { type IndexedGame, unpackIndex } from "#content/model/catalogIndex.ts";
import { getGenreSlug } from "#content/model/genres.ts";
import { getPhoneticKey } from "#content/search/getPhoneticKey.ts";
import { indexOptions } from "#content/search/indexOptions.ts";
import type { EntryKind, SearchFile } from "#content/search/searchFile.ts";
import { queryTerms, splitWords, stemWord } from "#content/search/tokenizer.ts";
import { maxTypos, searchIndex } from "./queryStrategies.ts";

export interface SearchHit {
	readonly kind: EntryKind;
	/** Slug; for documents the key. */
	readonly id: string;
	readonly title: string;
	/** Genres and studio of a game, chapter of a document. */
	readonly note?: string;
	/** Language of the title. */
	readonly lang: Language;
	/** Number of games of a genre or studio. */
	readonly count?: number;
	readonly game?: IndexedGame;
}

export interface SearchMatches {
	/** Best match first. */
	readonly hits: readonly SearchHit[];
	/** True if all results are inexact. */
	readonly isFuzzy: boolean;
}

export type SiteSearch = Awaited<ReturnType<typeof createSearch>>;

/** All words must match, in any of their forms. */
const asWritten: SearchOptions = {
	fields: ["title", "names", "genres", "keywords", "text"],
	boost: { title: 6, keywords: 3, names: 1.5, genres: 1.5, text: 0.5 },
	combineWith: "AND",
	tokenize: queryTerms,
	processTerm: stemWord,
};

/** Matches prefixes of an unfinished word. Not in descriptions, where `cat` would match `catch`. */
const begun: SearchOptions = { ...asWritten, fields: ["title", "names", "genres", "keywords"], prefix: true };

/** Matches by sound in either script. Prefixes of short words would match almost anything. */
const byEar: SearchOptions = {
	...asWritten,
	fields: ["titleByEar", "othersByEar"],
	boost: { titleByEar: 3 },
	prefix: (word) => word.length > 3,
	processTerm: getPhoneticKey,
};

const exactOptions = [asWritten, begun];

const nearOptions: readonly SearchOptions[] = [byEar, { ...byEar, fuzzy: maxTypos }, { ...begun, combineWith: "OR" }];

/** Creates a language's search. `find` can be limited to a kind; `all` lists every entry, games in catalog order. */
export async function createSearch(file: SearchFile) {
	const all = listAll(file);
	const titles = all.map(({ title }) => splitWords(title).join(" "));
	const index = await MiniSearch.loadJSAsync(file.index, indexOptions);
	const find = (query: string, kind?: EntryKind): SearchMatches => {
		const exactTitle = splitWords(query).join(" ");
		const rankTitle = (id: number) => (titles[id] === exactTitle ? 0 : 1);
		const kindFilter: SearchOptions = kind ? { filter: ({ id }) => all[id]?.kind === kind } : {};
		const { results, isFuzzy } = searchIndex(index, query, exactOptions, nearOptions, kindFilter);
		results.sort((a, b) => rankTitle(a.id) - rankTitle(b.id) || b.score - a.score || a.id - b.id);
		return { hits: results.map(({ id }) => all[id] as SearchHit), isFuzzy };
	};
	return { all, language: file.language, find };
}

/** Entries of a file, in the order of the index's ids. */
function listAll({ language, genres, catalog, studios, articles, documents }: SearchFile): SearchHit[] {
	const counted = (kind: "genre" | "studio", rows: SearchFile["genres"]) =>
		rows.map(([id, title, count]) => ({ kind, id, title, count }));
	const genreTitles = new Map(genres.map(([slug, title]) => [slug, title]));
	return [
		...counted("genre", genres),
		...unpackIndex(catalog).map((game) => {
			const names = new Set(game.genre.map((genre) => genreTitles.get(getGenreSlug(genre))));
			return { kind: "game" as const, id: game.slug, title: game.title, note: [...names].join(", "), game };
		}),
		...counted("studio", studios),
		...articles.map(([id, title, lang = language]) => ({ kind: "article" as const, id, title, lang })),
		...documents.map(([id, title, note]) => ({ kind: "document" as const, id, title, note })),
	].map((hit) => ({ lang: language, ...hit }));
}
