/**
 * The one table of languages (product 2). A page exists in a language when that language's
 * `meta.json` has the page's key; nothing else declares it.
 */
export const languages = [
	{ code: "en", name: "English", flag: "gb", hreflang: "en", dir: "ltr" },
	{ code: "ru", name: "Русский", flag: "ru", hreflang: "ru", dir: "ltr" },
	{ code: "id", name: "Bahasa Indonesia", flag: "id", hreflang: "id", dir: "ltr" },
] as const;

export type Language = (typeof languages)[number]["code"];

/** The direction of a language's pages, where it is not the usual one, from left to right. */
export function getTextDirection(code: Language): "rtl" | undefined {
	const rows: readonly { readonly code: Language; readonly dir: "ltr" | "rtl" }[] = languages;
	return rows.find((row) => row.code === code)?.dir === "rtl" ? "rtl" : undefined;
}

/** Carries no prefix in the URL, and is what every missing language falls back to. */
export const defaultLanguage = "en" satisfies Language;

export const languageCodes: readonly Language[] = languages.map((language) => language.code);

/** Whether `code` is one of ours. Exact: `RU` and `ru-RU` are not. */
export function isLanguage(code: string | undefined): code is Language {
	return languageCodes.some((known) => known === code);
}
