import { type Language, languageCodes } from "#config/languages.ts";
import { type PageKey, pages } from "#config/pages.ts";
import { getTranslations } from "./i18n.ts";

/** Whether the loaded `meta.json` of a language has the page's key (product 8). */
export function isPageTranslated(language: Language, page: PageKey): boolean {
	return Boolean(getTranslations(language, "meta")?.[page]);
}

/** The languages that a page exists in, in the table's order. */
export function getPageLanguages(page: PageKey): readonly Language[] {
	return languageCodes.filter((code) => isPageTranslated(code, page));
}

/**
 * The languages that have every page. In these alone any unknown address shows the not-found screen: in others some addresses
 * redirect to the default language, and a visitor sent there would go in circles.
 */
export function completeLanguages(): readonly Language[] {
	return languageCodes.filter((code) => pages.every(({ key }) => getPageLanguages(key).includes(code)));
}
