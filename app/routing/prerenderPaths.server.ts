import { furtherPages, genreLinks } from "../content/catalogue.server.ts";
import { gameSlugs, studios } from "../content/games.server.ts";
import { articleSlugs } from "../content/news.server.ts";
import { defaultLanguage, type Language, languageCodes } from "../i18n/languages.ts";
import { declaredPages } from "../i18n/locales.server.ts";
import { documentKeys, paramsOf } from "./documents.ts";
import { type PageKey, type PageParams, pagePath, pages } from "./pages.ts";
import { localizedPath } from "./paths.ts";
import { errorCodes, errorScreenPath, hasEmptyScreen, unknownEntryPath } from "./resolve.ts";

/** The parameters of every page of a pattern with parameters. */
const entries: Partial<Record<PageKey, () => PageParams[]>> = {
	game: () => gameSlugs().map((slug) => ({ slug })),
	gamesPage: () => furtherPages().map((number) => ({ number: String(number) })),
	genre: () => genreLinks().map(({ slug }) => ({ genre: slug })),
	genrePage: () =>
		genreLinks().flatMap(({ slug }) => furtherPages(slug).map((number) => ({ genre: slug, number: String(number) }))),
	studio: () => studios().map(({ slug }) => ({ studio: slug })),
	article: () => articleSlugs().map((slug) => ({ slug })),
	document: () => documentKeys.map(paramsOf),
};

/** Whether a page's pattern stands for any address today: a short catalogue has no second page. */
export function hasEntries(page: PageKey): boolean {
	return entries[page]?.().length !== 0;
}

/** A page that has its own address, in one language. */
export interface Address {
	readonly page: PageKey;
	readonly language: Language;
	/** With prefix: `/ru/games/boat-attack`. */
	readonly path: string;
}

/** Every address of the site, in every language that its page has. */
export function addresses(): Address[] {
	return languageCodes.flatMap((language) =>
		declaredPages(language).flatMap((page) =>
			(entries[page]?.() ?? [{}]).map((params) => ({
				page,
				language,
				path: localizedPath(language, pagePath(page, params)),
			})),
		),
	);
}

/** What the build renders: all addresses, the error screens, and the empty screens of an unknown game and article per language. */
export function prerenderPaths(): string[] {
	const screens = languageCodes.flatMap((language) => [
		...errorCodes
			.filter((code) => code !== "unsupportedLanguage" || language === defaultLanguage)
			.map((code) => errorScreenPath(language, code)),
		...pages
			.filter(({ key }) => hasEmptyScreen(key) && declaredPages(language).includes(key))
			.map(({ path }) => localizedPath(language, unknownEntryPath(path))),
	]);
	return [...addresses().map(({ path }) => path), ...screens];
}
