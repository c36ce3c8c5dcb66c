import { type Language, languageCodes } from "#config/languages.ts";
import { type PageKey, pages } from "#config/pages.ts";
import { getTranslations } from "./i18n.ts";

/** Whether the loaded `meta.json` of a language has the page's key (product 8). */
export function isPageTranslated(language: Language, page: PageKey): boolean {
	return Boolean(getTranslations(language, "meta")?.[page]);
}

/** Languages that have the page, in the order of `config/languages.ts`. */
export function getPageLanguages(page: PageKey): readonly Language[] {
	return languageCodes.filter((code) => isPageTranslated(code, page));
}

/** Languages with every page. Only these show the not-found screen at any URL: others could cause a redirect loop. */
export function completeLanguages(): readonly Language[] {
	return languageCodes.filter((code) => pages.every(({ key }) => getPageLanguages(key).includes(code)));
}
