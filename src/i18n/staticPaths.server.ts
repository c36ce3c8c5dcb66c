import "./i18n.server.ts";
import { defaultLanguage, type Language, languageCodes } from "#config/languages.ts";
import { type PageKey, type PageParams, pagePath, pages } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { pageEntries } from "#content/readers/addresses.server.ts";
import { getPageLanguages } from "./availability.ts";

/** A page in one language, as its `.astro` file gets it in `Astro.props.page`. */
export interface PageInfo {
	/** Key in the route table; `error` for screens without an address of their own. */
	readonly key: PageKey | "error";
	readonly language: Language;
	/** URL path with the language prefix: `/ru/games/boat-attack`. */
	readonly path: string;
	readonly params: PageParams;
	/** Every language that this very page exists in; none for an error screen. */
	readonly languages: readonly Language[];
}

/** `getStaticPaths` of a page: every entry in every language that has the page. */
export function staticPaths(key: PageKey) {
	const languages = getPageLanguages(key);
	return languages.flatMap((language) =>
		pageEntries(key).map((params) => {
			const page: PageInfo = { key, language, languages, params, path: localizedPath(language, pagePath(key, params)) };
			return { params: { lang: prefixOf(language), ...params }, props: { page } };
		}),
	);
}

/** `getStaticPaths` of an error screen, in the given languages. `path` is where its file is: `/404`. */
export function errorScreenPaths(path: string, languages: readonly Language[] = languageCodes) {
	return languages.map((language) => {
		const page: PageInfo = { key: "error", language, languages: [], params: {}, path: localizedPath(language, path) };
		return { params: { lang: prefixOf(language) }, props: { page } };
	});
}

function prefixOf(language: Language): string | undefined {
	return language === defaultLanguage ? undefined : language;
}

/** Every page that has an address, in every language. */
export function getAllPages(): PageInfo[] {
	return pages.flatMap(({ key }) => staticPaths(key).map(({ props }) => props.page));
}
