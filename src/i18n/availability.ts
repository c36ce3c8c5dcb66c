import { type Language, languageCodes } from "#config/languages.ts";
import { type PageKey, pages } from "#config/pages.ts";
import { getTranslations } from "./i18n.ts";

/** What the document's own alternates said, before other languages' metadata are here. */
const announced = new Map<PageKey, readonly Language[]>();

/** Whether the loaded `meta.json` of a language has the page's key (product 8). */
export function hasMeta(language: Language, page: PageKey): boolean {
	return Boolean(getTranslations(language, "meta")?.[page]);
}

/** The languages that a page exists in, in the table's order. In the build, and after a client navigation: all. */
export function languagesOf(page: PageKey): readonly Language[] {
	return languageCodes.filter((code) => hasMeta(code, page) || announced.get(page)?.includes(code));
}

/**
 * The languages that have every page. In these alone any unknown address shows the not-found screen: in others some addresses
 * redirect to the default language, and a visitor sent there would go in circles.
 */
export function completeLanguages(): readonly Language[] {
	return languageCodes.filter((code) => pages.every(({ key }) => languagesOf(key).includes(code)));
}

/** Takes over what the prerendered alternates say, so that the first render needs no other language's file. */
export function setAvailableLocales(page: PageKey, available: readonly Language[]): void {
	announced.set(page, available);
}
