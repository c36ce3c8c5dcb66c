import { documentKeys, getDocumentParams } from "#config/documents.ts";
import { formatDay } from "#config/formatDay.ts";
import { pagePath } from "#config/pages.ts";
import { getPlainExcerpt } from "#content/model/getPlainExcerpt.ts";
import type { Picture } from "#content/model/picture.ts";
import { allGameSlugs, gameSlugs } from "./games.server.ts";
import { readPictures } from "./pictures.server.ts";
import { type NewsArticle, readNews } from "./readNews.server.ts";
import { filterPublished, listScheduled, type ScheduledEntry } from "./schedule.server.ts";

export interface ArticleLink {
	readonly slug: string;
	readonly title: string;
	/** ISO day. */
	readonly date: string;
	/** The same as articles, which are in English, write it. By the build: a slow phone takes 50 ms for its first date. */
	readonly writtenDate: string;
}

export interface ArticleSummary extends ArticleLink {
	readonly preview: string;
	readonly picture: Picture;
}

export type ArticleDetails = NewsArticle & ArticleLink;

let loaded: { readonly all: readonly NewsArticle[]; readonly current: readonly NewsArticle[] } | undefined;

/** Every article, newest first, read once per build; the current ones are public. */
function readAll(): NonNullable<typeof loaded> {
	if (!loaded) {
		const document = new Set(documentKeys.map((key) => pagePath("document", getDocumentParams(key))));
		const entries = (slugs: readonly string[]) => ({
			game: new Set(slugs.map((slug) => pagePath("game", { slug }))),
			document,
		});
		const all = readNews("content/news", readPictures(), entries(gameSlugs()), entries(allGameSlugs()));
		loaded = { all, current: filterPublished(all) };
	}
	return loaded;
}

function listArticles(): readonly NewsArticle[] {
	return readAll().current;
}

export function articleSlugs(): string[] {
	return listArticles().map(({ slug }) => slug);
}

/** Articles that are not public yet. */
export function hiddenArticleSlugs(): string[] {
	const shown = articleSlugs();
	return readAll()
		.all.map(({ slug }) => slug)
		.filter((slug) => !shown.includes(slug));
}

/** Articles that a later build will have. */
export function articlesToCome(): ScheduledEntry[] {
	return listScheduled("news", readAll().all);
}

/** The list of news, newest first. */
export function newsList(): ArticleSummary[] {
	return listArticles().map((article) => ({
		...toLink(article),
		preview: getPlainExcerpt(article.body),
		picture: article.picture,
	}));
}

/** What the search reads of each article. */
export function listArticleTexts(): Pick<NewsArticle, "slug" | "title" | "description" | "keywords">[] {
	return listArticles().map(({ slug, title, description, keywords }) => ({ slug, title, description, keywords }));
}

/** One article; `undefined` for an unknown slug. */
export function findArticle(slug: string): ArticleDetails | undefined {
	const found = listArticles().find((article) => article.slug === slug);
	return found && { ...found, ...toLink(found) };
}

/** What to read next: the articles before it in time, then the newest ones. */
export function articlesAfter(slug: string, limit: number): ArticleLink[] {
	const all = listArticles();
	const place = all.findIndex((article) => article.slug === slug);
	return [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))].slice(0, limit).map(toLink);
}

function toLink({ slug, title, date }: NewsArticle): ArticleLink {
	return { slug, title, date, writtenDate: formatDay(date, "en") };
}
