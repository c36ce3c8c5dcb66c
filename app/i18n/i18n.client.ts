import { type Language, languageCodes } from "#site/languages.ts";
import { base, sharedOptions } from "./i18n.ts";
import { translationFiles } from "./translationFiles.ts";

/**
 * Starts i18next in the browser and GETs the document language's two files.
 *
 * The language is the URL's: the head script has already detected, redirected and stored.
 */
export async function startI18n(language: Language): Promise<void> {
	await base.use(translationFiles).init({ ...sharedOptions, lng: language });
}

/** False while a file could not be had; the prerendered page then stays as it is. */
export function isLoaded(language: Language): boolean {
	return base.hasResourceBundle(language, "translation") && isMetaLoaded(language);
}

/** Whether a language's `meta.json` is here, so that it is known which pages the language has. */
export function isMetaLoaded(language: Language): boolean {
	return base.hasResourceBundle(language, "meta");
}

/** Fetches a language's files unless they are here. Returns false when that failed for good. */
export async function loadLanguage(language: Language): Promise<boolean> {
	if (!isLoaded(language)) await base.loadLanguages(language);
	return isLoaded(language);
}

/** Fetches every language's `meta.json` once: which pages exist in which language (product 13). Failures are left out. */
export async function loadAllMeta(): Promise<void> {
	const missing = languageCodes.filter((code) => !isMetaLoaded(code));
	if (missing.length === 0) return;
	const connector = base.services.backendConnector as {
		load(languages: readonly string[], namespaces: string[], done: () => void): void;
	};
	await new Promise<void>((done) => connector.load(missing, ["meta"], done));
}
