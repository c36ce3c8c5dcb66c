import { documentKeys, getDocumentParams } from "#config/documents.ts";
import { defaultLanguage, type Language } from "#config/languages.ts";
import { pagePath } from "#config/pages.ts";
import { allGameSlugs, gameSlugs } from "./games.server.ts";
import { once } from "./once.server.ts";
import { readPictures } from "./pictures.server.ts";
import { type NewsArticle, readNews } from "./readNews.server.ts";
import { filterPublished, listScheduled } from "./schedule.server.ts";

/** All articles, newest first, read once per build; `current` are the public ones. */
const readAll = once(() => {
	const document = new Set(documentKeys.map((key) => pagePath("document", getDocumentParams(key))));
	const entries = (slugs: readonly string[]) => ({
		game: new Set(slugs.map((slug) => pagePath("game", { slug }))),
		document,
	});
	const all = readNews("content/news", readPictures(), entries(gameSlugs()), entries(allGameSlugs()));
	return { all, current: filterPublished(all) };
});

/** The public articles, newest first, with their translation into `language` or else their English text. */
export function listArticles(language: Language = defaultLanguage): readonly NewsArticle[] {
	return readAll().current.map((article) => translateArticle(article, language));
}

function translateArticle(article: NewsArticle, language?: Language): NewsArticle {
	return { ...article, ...article.translations.find((text) => text.language === language) };
}

export function articleSlugs(): string[] {
	return listArticles().map(({ slug }) => slug);
}

export function hiddenArticleSlugs(): string[] {
	const shown = articleSlugs();
	return readAll()
		.all.map(({ slug }) => slug)
		.filter((slug) => !shown.includes(slug));
}

export function articlesToCome() {
	return listScheduled("news", readAll().all);
}

export function findArticle(slug: string, language?: Language): NewsArticle | undefined {
	const found = readAll().current.find((article) => article.slug === slug);
	return found && translateArticle(found, language);
}

/** Suggests what to read next: the articles before it, then the newest ones. */
export function articlesAfter(slug: string, limit: number, language?: Language): NewsArticle[] {
	const all = readAll().current;
	const place = all.findIndex((article) => article.slug === slug);
	const next = [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))].slice(0, limit);
	return next.map((article) => translateArticle(article, language));
}
