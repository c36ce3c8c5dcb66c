import MiniSearch, { type SearchOptions } from "minisearch";
import { type IndexedGame, unpackIndex } from "#content/model/catalogueIndex.ts";
import { genreSlugOf } from "#content/model/genres.ts";
import { indexOptions } from "#content/search/indexOptions.ts";
import type { EntryKind, SearchFile } from "#content/search/searchFile.ts";
import { soundOf } from "#content/search/soundOf.ts";
import { askedWords, stemOf, wordsOf } from "#content/search/words.ts";
import { readings } from "./readings.ts";

/** Something found. */
export interface Hit {
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

/** What a search found. */
export interface Found {
	/** The best first. */
	readonly hits: readonly Hit[];
	/** True where nothing fits as it is written: then these come close. */
	readonly isNear: boolean;
}

export interface Search {
	/** Everything that can be found, in the order in which it is listed. */
	readonly all: readonly Hit[];
	readonly language: SearchFile["language"];
	/**
	 * Looks for a query; an empty one finds nothing.
	 *
	 * @param kind what alone is looked for
	 */
	readonly find: (query: string, kind?: EntryKind) => Found;
}

/** One way to read a query: all words of it must fit, whole, in any of their forms. */
const asWritten: SearchOptions = {
	fields: ["title", "names", "genres", "keywords", "text"],
	boost: { title: 6, keywords: 3, names: 1.5, genres: 1.5, text: 0.5 },
	combineWith: "AND",
	tokenize: askedWords,
	processTerm: stemOf,
};

/** What is typed so far. Of what is said about a game a beginning fits too much: `cat` would find whatever is caught. */
const begun: SearchOptions = { ...asWritten, fields: ["title", "names", "genres", "keywords"], prefix: true };

/** In either script. Of a short word so little is certain that its beginning fits anything. */
const byEar: SearchOptions = {
	...asWritten,
	fields: ["titleByEar", "othersByEar"],
	boost: { titleByEar: 3 },
	prefix: (word) => word.length > 3,
	processTerm: soundOf,
};

const mistyped: SearchOptions = {
	...byEar,
	fuzzy: (word) => (word.length < 4 ? false : word.length < 7 ? 1 : 2),
};

const certain = [asWritten, begun];

const near: readonly SearchOptions[] = [byEar, mistyped, { ...begun, combineWith: "OR" }];

/** Makes a search out of a language's file. */
export async function openSearch(file: SearchFile): Promise<Search> {
	const index = await MiniSearch.loadJSAsync(file.index, indexOptions);
	const all = listAll(file);
	const titles = all.map(({ title }) => wordsOf(title).join(" "));
	const find = (query: string, kind?: EntryKind): Found => {
		const exact = wordsOf(query).join(" ");
		const filter: SearchOptions = kind ? { filter: ({ id }) => all[id]?.kind === kind } : {};
		for (const { text, options, isNear } of readings(query.trim(), certain, near)) {
			const results = exact ? index.search(text, { ...options, ...filter }) : [];
			if (results.length === 0) continue;
			const rank = (id: number) => (titles[id] === exact ? 0 : 1);
			const sorted = results.sort((a, b) => rank(a.id) - rank(b.id) || b.score - a.score || a.id - b.id);
			return { hits: sorted.flatMap(({ id }) => all[id] ?? []), isNear };
		}
		return { hits: [], isNear: false };
	};
	return { all, language: file.language, find };
}

/** What can be found, in the order of the index's numbers. */
function listAll({ genres, catalogue, studios, articles, documents }: SearchFile): Hit[] {
	const nameOf = new Map(genres.map(([slug, title]) => [slug, title]));
	const counted = (kind: "genre" | "studio", rows: SearchFile["genres"]) =>
		rows.map(([id, title, count]) => ({ kind, id, title, count }));
	return [
		...counted("genre", genres),
		...unpackIndex(catalogue).map((game) => {
			const names = new Set(game.genres.map((genre) => nameOf.get(genreSlugOf(genre))));
			return { kind: "game" as const, id: game.slug, title: game.title, note: [...names].join(", "), game };
		}),
		...counted("studio", studios),
		...articles.map(([id, title]) => ({ kind: "article" as const, id, title })),
		...documents.map(([id, title, note]) => ({ kind: "document" as const, id, title, note })),
	];
}
