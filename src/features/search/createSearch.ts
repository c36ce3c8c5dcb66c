import MiniSearch, { type SearchOptions } from "minisearch";
import { type CatalogIndex, type IndexedGame, unpackIndex } from "#content/model/catalogIndex.ts";
import { getGenreSlug } from "#content/model/genres.ts";
import { getPhoneticKey } from "#content/search/getPhoneticKey.ts";
import { indexOptions, type SearchEntry } from "#content/search/indexOptions.ts";
import type { EntryKind, SearchFile, SearchShard } from "#content/search/searchFile.ts";
import { queryTerms, splitWords, stemWord } from "#content/search/tokenizer.ts";
import { fetchOnce } from "./fetchOnce.ts";
import { getQueryStrategies, maxTypos } from "./queryStrategies.ts";

export interface SearchHit {
	readonly kind: EntryKind;
	/** Its slug; of a document its key. */
	readonly id: string;
	readonly title: string;
	/** What it belongs to: of a game genres and studio, of a document its chapter. */
	readonly note?: string;
	/** Of a genre or a studio: how many games it has. */
	readonly count?: number;
	readonly game?: IndexedGame;
}

export interface SearchMatches {
	/** The best first. */
	readonly hits: readonly SearchHit[];
	/** True if nothing matches exactly and these results are similar. */
	readonly isNear: boolean;
}

export interface SiteSearch {
	/** Everything that can be found, games in the catalog's order. */
	readonly all: readonly SearchHit[];
	readonly language: SearchFile["language"];
	/** Looks for a query, among one kind if given. Returns undefined where nothing fits but parts are not fetched yet. */
	readonly find: (query: string, kind?: EntryKind) => SearchMatches | undefined;
	/** Fetches as many parts of a large catalog again as are here; undefined where all are here. */
	readonly more?: () => Promise<SiteSearch>;
}

/** An index, and what its numbers stand for. */
interface IndexPart {
	readonly index: MiniSearch<SearchEntry>;
	readonly hits: readonly SearchHit[];
	/** Their titles as plain words. */
	readonly titles: readonly string[];
}

/** One way to read a query: all words of it must fit, whole, in any of their forms. */
const asWritten: SearchOptions = {
	fields: ["title", "names", "genres", "keywords", "text"],
	boost: { title: 6, keywords: 3, names: 1.5, genres: 1.5, text: 0.5 },
	combineWith: "AND",
	tokenize: queryTerms,
	processTerm: stemWord,
};

/** The text typed so far. Prefixes match too much in descriptions: `cat` would find `catch`. */
const begun: SearchOptions = { ...asWritten, fields: ["title", "names", "genres", "keywords"], prefix: true };

/** In either script. Of a short word so little is certain that its beginning fits anything. */
const byEar: SearchOptions = {
	...asWritten,
	fields: ["titleByEar", "othersByEar"],
	boost: { titleByEar: 3 },
	prefix: (word) => word.length > 3,
	processTerm: getPhoneticKey,
};

const exactOptions = [asWritten, begun];

const nearOptions: readonly SearchOptions[] = [byEar, { ...byEar, fuzzy: maxTypos }, { ...begun, combineWith: "OR" }];

/** Creates a search in a language's file. */
export async function createSearch(file: SearchFile): Promise<SiteSearch> {
	return searchIn(file, [await openPart(file, listAll(file))]);
}

/** @param parts the file's own, and those of as many pieces as are here */
function searchIn(file: SearchFile, parts: readonly IndexPart[]): SiteSearch {
	const rest = file.rest.slice(parts.length - 1);
	const find = (query: string, kind?: EntryKind): SearchMatches | undefined => {
		const exactTitle = splitWords(query).join(" ");
		for (const { text, options, isNear } of exactTitle
			? getQueryStrategies(query.trim(), exactOptions, nearOptions)
			: []) {
			// Similar results are not shown while exact matches may still be loading.
			if (isNear && rest.length > 0) return undefined;
			const results = parts.flatMap(({ index, hits, titles }, part) => {
				const kindFilter: SearchOptions = kind ? { filter: ({ id }) => hits[id]?.kind === kind } : {};
				return index.search(text, { ...options, ...kindFilter }).map(({ id, score }) => {
					return { hit: hits[id] as SearchHit, rank: titles[id] === exactTitle ? 0 : 1, score, part, id };
				});
			});
			if (results.length === 0) continue;
			results.sort((a, b) => a.rank - b.rank || b.score - a.score || a.part - b.part || a.id - b.id);
			return { hits: results.map(({ hit }) => hit), isNear };
		}
		return { hits: [], isNear: false };
	};
	const search = { all: parts.flatMap(({ hits }) => hits), language: file.language, find };
	if (rest.length === 0) return search;
	const more = async () => {
		const fetched = await Promise.all(rest.slice(0, parts.length).map((address) => fetchPart(address, file)));
		return searchIn(file, [...parts, ...fetched]);
	};
	return { ...search, more };
}

function fetchPart(address: string, file: SearchFile): Promise<IndexPart> {
	return fetchOnce(address, async () => (piece: SearchShard) => openPart(piece, listGames(piece.catalog, file.genres)));
}

async function openPart({ index }: SearchShard, hits: readonly SearchHit[]): Promise<IndexPart> {
	const titles = hits.map(({ title }) => splitWords(title).join(" "));
	return { index: await MiniSearch.loadJSAsync(index, indexOptions), hits, titles };
}

/** What a file has, in the order of its index's numbers. */
function listAll({ genres, catalog, studios, articles, documents }: SearchFile): SearchHit[] {
	const counted = (kind: "genre" | "studio", rows: SearchFile["genres"]) =>
		rows.map(([id, title, count]) => ({ kind, id, title, count }));
	return [
		...counted("genre", genres),
		...listGames(catalog, genres),
		...counted("studio", studios),
		...articles.map(([id, title]) => ({ kind: "article" as const, id, title })),
		...documents.map(([id, title, note]) => ({ kind: "document" as const, id, title, note })),
	];
}

function listGames(catalog: CatalogIndex, genres: SearchFile["genres"]): SearchHit[] {
	const genreTitles = new Map(genres.map(([slug, title]) => [slug, title]));
	return unpackIndex(catalog).map((game) => {
		const names = new Set(game.genres.map((genre) => genreTitles.get(getGenreSlug(genre))));
		return { kind: "game", id: game.slug, title: game.title, note: [...names].join(", "), game };
	});
}
