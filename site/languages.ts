/**
 * The one table of languages (product 2). A page exists in a language when that language's
 * `meta.json` has the page's key; nothing else declares it.
 */
export const languages = [
	{ code: "en", name: "English", flag: "gb", hreflang: "en" },
	{ code: "ru", name: "Русский", flag: "ru", hreflang: "ru" },
	{ code: "id", name: "Bahasa Indonesia", flag: "id", hreflang: "id" },
] as const;

export type Language = (typeof languages)[number]["code"];

/** Carries no prefix in the URL, and is what every missing language falls back to. */
export const defaultLanguage = "en" satisfies Language;

export const languageCodes: readonly Language[] = languages.map((language) => language.code);

/** Whether `code` is one of ours. Exact: `RU` and `ru-RU` are not. */
export function isLanguage(code: string | undefined): code is Language {
	return languageCodes.some((known) => known === code);
}
