/** The table of languages (product 2). A page exists in a language if the language's `meta.json` has the page's key. */
export const languages = [
	{ code: "en", name: "English", flag: "gb", hreflang: "en", dir: "ltr" },
	{ code: "ru", name: "Русский", flag: "ru", hreflang: "ru", dir: "ltr" },
	{ code: "id", name: "Bahasa Indonesia", flag: "id", hreflang: "id", dir: "ltr" },
] as const;

export type Language = (typeof languages)[number]["code"];

/** Value of the `dir` attribute; undefined for left to right, the default. */
export function getTextDirection(
	code: string,
	rows: readonly { readonly code: string; readonly dir: "ltr" | "rtl" }[] = languages,
): "rtl" | undefined {
	return rows.find((row) => row.code === code)?.dir === "rtl" ? "rtl" : undefined;
}

/** Has no URL prefix, and replaces missing languages. */
export const defaultLanguage = "en" satisfies Language;

export const languageCodes: readonly Language[] = languages.map((language) => language.code);

/** Whether `code` is a language of the site. Exact: `RU` and `ru-RU` are not. */
export function isLanguage(code: string | undefined): code is Language {
	return languageCodes.some((known) => known === code);
}
