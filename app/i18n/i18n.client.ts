import LanguageDetector from "i18next-browser-languagedetector";
import { type Language, languageCodes } from "#site/languages.ts";
import { base, sharedOptions } from "./i18n.ts";
import { translationFiles } from "./translationFiles.ts";

const detector = new LanguageDetector();

/**
 * Starts i18next in the browser and GETs the document language's two files.
 *
 * The language is the URL's: the head script has already detected, redirected and stored. `caches` is empty because
 * starting is no choice; `rememberLanguage` stores one after a client navigation.
 */
export async function startI18n(language: Language): Promise<void> {
	await base
		.use(translationFiles)
		.use(detector)
		.init({
			...sharedOptions,
			lng: language,
			detection: {
				lookupCookie: "i18next",
				lookupLocalStorage: "i18nextLng",
				caches: [],
				cookieMinutes: 365 * 24 * 60,
			},
		});
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

/** The visitor's language as it was last stored, here or by the head script. */
export function storedLanguage(): string | undefined {
	return [detector.detect(["cookie", "localStorage"])].flat()[0];
}

/** Stores the visitor's language in local storage and in a cookie (product 2), as i18next's detector does. */
export function rememberLanguage(language: Language): void {
	detector.cacheUserLanguage(language, ["localStorage", "cookie"]);
}
