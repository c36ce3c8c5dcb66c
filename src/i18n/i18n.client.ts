import { type Language, languageCodes } from "#config/languages.ts";
import { getTranslations } from "./i18n.ts";
import { fetchTranslations } from "./translationFiles.ts";

/** Whether a language's `meta.json` is here, so that it is known which pages the language has. */
export function isMetaLoaded(language: Language): boolean {
	return getTranslations(language, "meta") !== undefined;
}

/** Fetches a language's two files unless they are here. Returns false when that failed for good. */
export async function loadLanguage(language: Language): Promise<boolean> {
	await Promise.all([fetchTranslations(language, "translation"), fetchTranslations(language, "meta")]);
	return getTranslations(language, "translation") !== undefined && isMetaLoaded(language);
}

/** Fetches every language's `meta.json` once: which pages exist in which language (product 13). Failures are left out. */
export async function loadAllMeta(): Promise<void> {
	await Promise.all(languageCodes.map((code) => fetchTranslations(code, "meta")));
}
