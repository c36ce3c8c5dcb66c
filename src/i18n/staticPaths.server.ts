import "./i18n.server.ts";
import { defaultLanguage, type Language, languageCodes } from "#config/languages.ts";
import { type PageKey, type PageParams, pagePath, pages } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { pageEntries } from "#content/readers/addresses.server.ts";
import { getPageLanguages } from "./availability.ts";

/** A page in one language, passed to its `.astro` file as `Astro.props.page`. */
export interface PageInfo {
	/** Key in the route table; `error` for screens without a URL of their own. */
	readonly key: PageKey | "error";
	readonly language: Language;
	/** URL path with the language prefix: `/ru/games/boat-attack`. */
	readonly path: string;
	readonly params: PageParams;
	/** Languages that have this page; empty for error screens. */
	readonly languages: readonly Language[];
}

/** `getStaticPaths` of a page: all its entries in all languages that have it. */
export function staticPaths(key: PageKey) {
	const languages = getPageLanguages(key);
	return languages.flatMap((language) =>
		pageEntries(key).map((params) => {
			const page: PageInfo = { key, language, languages, params, path: localizedPath(language, pagePath(key, params)) };
			return { params: { lang: prefixOf(language), ...params }, props: { page } };
		}),
	);
}

/** `getStaticPaths` of an error screen. `path` is its file: `/404`. */
export function errorScreenPaths(path: string, languages: readonly Language[] = languageCodes) {
	return languages.map((language) => {
		const page: PageInfo = { key: "error", language, languages: [], params: {}, path: localizedPath(language, path) };
		return { params: { lang: prefixOf(language) }, props: { page } };
	});
}

function prefixOf(language: Language): string | undefined {
	return language === defaultLanguage ? undefined : language;
}

/** All pages with a URL, in all languages. */
export function getAllPages(): PageInfo[] {
	return pages.flatMap(({ key }) => staticPaths(key).map(({ props }) => props.page));
}
