import { documentKeys, getDocumentParams } from "#config/documents.ts";
import { languageCodes } from "#config/languages.ts";
import { type PageKey, type PageParams, pagePath } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { declaredPages } from "#content/locales/locales.server.ts";
import { furtherPages, genreLinks } from "./catalog.server.ts";
import { earlierVersions } from "./documents.server.ts";
import { gameSlugs, listStudios } from "./games.server.ts";
import { articleSlugs } from "./news.server.ts";

const entries: Partial<Record<PageKey, () => PageParams[]>> = {
	game: () => gameSlugs().map((slug) => ({ slug })),
	gamesPage: () => furtherPages().map((number) => ({ number: String(number) })),
	genre: () => genreLinks().map(({ slug }) => ({ genre: slug })),
	genrePage: () =>
		genreLinks().flatMap(({ slug }) => furtherPages(slug).map((number) => ({ genre: slug, number: String(number) }))),
	studio: () => listStudios().map(({ slug }) => ({ studio: slug })),
	article: () => articleSlugs().map((slug) => ({ slug })),
	document: () => documentKeys.map(getDocumentParams),
	documentVersion: () => earlierVersions().map(({ key, from }) => ({ ...getDocumentParams(key), from })),
};

/** The parameters of every page of a route; one empty set for a route without parameters. */
export function pageEntries(page: PageKey): readonly PageParams[] {
	return entries[page]?.() ?? [{}];
}

export type PageAddress = Readonly<ReturnType<typeof addresses>[number]>;

/** Every URL path of the site, in every language of its page. */
export function addresses() {
	return languageCodes.flatMap((language) =>
		declaredPages(language).flatMap((page) =>
			pageEntries(page).map((params) => ({
				page,
				language,
				/** With language prefix: `/ru/games/boat-attack`. */
				path: localizedPath(language, pagePath(page, params)),
			})),
		),
	);
}
