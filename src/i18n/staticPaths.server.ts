import { languagesOf } from "#app/i18n/availability.ts";
import "#app/i18n/i18n.server.ts";
import { pageEntries } from "#content/readers/prerenderPaths.server.ts";
import { defaultLanguage, type Language } from "#site/languages.ts";
import { type PageKey, type PageParams, pagePath } from "#site/pages.ts";
import { localizedPath } from "#site/paths.ts";

/** A page in one language, as its `.astro` file gets it in `Astro.props.page`. */
export interface PageInfo {
	readonly key: PageKey;
	readonly language: Language;
	/** URL path with the language prefix: `/ru/games/boat-attack`. */
	readonly path: string;
	readonly params: PageParams;
}

/** `getStaticPaths` of a page: every entry in every language that has the page. */
export function staticPaths(key: PageKey) {
	return languagesOf(key).flatMap((language) =>
		pageEntries(key).map((params) => ({
			params: { lang: language === defaultLanguage ? undefined : language, ...params },
			props: { page: { key, language, params, path: localizedPath(language, pagePath(key, params)) } },
		})),
	);
}
