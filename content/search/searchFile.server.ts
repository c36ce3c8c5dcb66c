import MiniSearch from "minisearch";
import { documentKeys, getDocumentParams } from "#config/documents.ts";
import { type Language, languageCodes } from "#config/languages.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { packIndex } from "#content/model/catalogIndex.ts";
import { type GenreName, type GenreSlug, genreFilters, getGenreSlug } from "#content/model/genres.ts";
import { genreLinks } from "#content/readers/catalog.server.ts";
import { allGames, listStudios } from "#content/readers/games.server.ts";
import { listArticles } from "#content/readers/news.server.ts";
import type { CatalogGame } from "#content/readers/readGames.server.ts";
import type translation from "#public/locales/en/translation.json";
import { indexOptions, type SearchEntry } from "./indexOptions.ts";
import { languageFiles } from "./languageFiles.server.ts";
import type { ListedEntries, SearchFile } from "./searchFile.ts";
import { readSearchKeywords } from "./searchKeywords.server.ts";

type SearchTexts = Pick<typeof translation, "genres" | "games" | "guidelines">;

/** The id of an entry is its index. */
type EntryTexts = Omit<SearchEntry, "id">;

/** Files contain names and keywords in all languages that have a search page. */
const files = languageFiles("search", "search", createSearchFile);

/** The search file of a language; the default language's if it has no search page. */
export const searchFile = files.of;

export const searchFiles = files.all;

/** Maximum games or studios in the list of all entries; others are found by name. */
const listedAtMost = 60;

/** All searchable entries in a language, by kind, for a page that lists them. */
export function allEntries(language: Language): ListedEntries {
	const { genres, studios: makers, articles, documents } = namesIn(files.readBy(language));
	const row = (id: string, title: string, note?: string) => ({ id, title, ...(note && { note }) });
	const counted = ([id, title, count]: readonly [string, string, number]) => ({ id, title, count });
	return [
		{ kind: "genre", rows: genres.map(counted) },
		{
			kind: "game",
			rows: allGames()
				.slice(0, listedAtMost)
				.map(({ slug, title, studio }) => row(slug, title, studio)),
		},
		{ kind: "studio", rows: makers.slice(0, listedAtMost).map(counted) },
		{ kind: "article", rows: articles.map(([slug, title, lang]) => ({ ...row(slug, title), lang })) },
		{ kind: "document", rows: documents.map(([key, title, chapter]) => row(key, title, chapter)) },
	];
}

/** Creates the search file of a language. `searchFile` caches it. */
export function createSearchFile(language: Language): SearchFile {
	const games = allGames();
	const index = new MiniSearch(indexOptions);
	const entries = joinTexts(language, games, files.languages.map(readSearchTexts));
	index.addAll(entries.map((entry, id) => ({ ...entry, id })));
	return { language, ...namesIn(language), catalog: packIndex(games), index: index.toJSON() };
}

/** Everything except games, with names in a language. */
function namesIn(language: Language): Pick<SearchFile, "genres" | "studios" | "articles" | "documents"> {
	const words = readSearchTexts(language);
	const { documents } = words.guidelines;
	return {
		genres: genreLinks().map(({ slug, count }) => [slug, words.games.genre[slug].name, count]),
		studios: listStudios().map((studio) => [studio.slug, studio.name, studio.games.length]),
		articles: listArticles(language).map((article) =>
			article.language === language ? [article.slug, article.title] : [article.slug, article.title, article.language],
		),
		documents: documentKeys.map((key) => [key, getDocumentName(documents, key), getChapterName(words, key)]),
	};
}

function readSearchTexts(language: Language): SearchTexts {
	return readLocale(language, "translation") as unknown as SearchTexts;
}

/** Texts of all entries in the index order of `SearchFile`. */
function joinTexts(language: Language, games: readonly CatalogGame[], all: readonly SearchTexts[]): EntryTexts[] {
	const asked = readSearchKeywords();
	const inAll = (pick: (words: SearchTexts) => string) => [...new Set(all.map(pick))].join(" ");
	const genreNames = (genre: GenreName) =>
		inAll((words) => `${words.genres[genre]} ${genreName(words, getGenreSlug(genre))}`);
	const entry = (title: string, texts: Partial<EntryTexts> = {}): EntryTexts => ({
		title,
		names: "",
		genres: "",
		keywords: "",
		text: "",
		...texts,
	});
	const toEntry = ({ title, studio, genre, ...game }: CatalogGame) => {
		const own = game[language] ?? game.en;
		const genres = genre.flatMap((name) => [genreNames(name), listed(asked.genres[getGenreSlug(name)])]);
		return entry(title, {
			// Finds "boatattack".
			names: `${title.replace(/\W/g, "")} ${studio}`,
			genres: genres.join(" "),
			keywords: listed(languageCodes.flatMap((code) => game[code]?.keywords ?? [])),
			text: `${own.headline} ${own.summary}`,
		});
	};
	return [
		...genreLinks().map(({ slug }) => {
			const genres = genreFilters.find((row) => row.slug === slug)?.genres ?? [];
			const names = genres.map(genreNames).join(" ");
			return entry(
				inAll((words) => genreName(words, slug)),
				{ names, keywords: listed(asked.genres[slug]) },
			);
		}),
		...games.map(toEntry),
		...listStudios().map(({ name }) => entry(name)),
		...listArticles().map((article) => {
			const texts = [article, ...article.translations];
			const { description } = texts.find((text) => text.language === language) ?? article;
			const keywords = texts.flatMap((text) => text.keywords ?? []);
			return entry(texts.map(({ title }) => title).join(" "), { keywords: listed(keywords), text: description });
		}),
		...documentKeys.map((key) => {
			const names = inAll((words) => getChapterName(words, key));
			const title = inAll(({ guidelines }) => getDocumentName(guidelines.documents, key));
			return entry(title, { names, keywords: listed(asked.documents[key]) });
		}),
	];
}

function listed(words: readonly string[] = []): string {
	return words.join(", ");
}

function genreName(words: SearchTexts, slug: GenreSlug): string {
	return words.games.genre[slug].name;
}

function getDocumentName(names: SearchTexts["guidelines"]["documents"], key: string): string {
	const { chapter, doc } = getDocumentParams(key as never);
	return (names as Record<string, Record<string, string>>)[chapter]?.[doc] ?? "";
}

function getChapterName({ guidelines }: SearchTexts, key: string): string {
	const { chapter } = getDocumentParams(key as never);
	return (guidelines.chapters as Record<string, { title: string }>)[chapter]?.title ?? "";
}
