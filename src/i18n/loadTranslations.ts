import type { Language } from "#config/languages.ts";
import { loadLanguage } from "./i18n.client.ts";

const loading = new Map<Language, Promise<void>>();

/** Fetches the texts of a language once. Rejects when they cannot be fetched; the next call tries again. */
export function loadTranslations(language: Language): Promise<void> {
	let promise = loading.get(language);
	if (!promise) {
		promise = loadLanguage(language).then((hasTexts) => {
			if (hasTexts) return;
			loading.delete(language);
			throw new Error(`The texts of "${language}" could not be loaded.`);
		});
		loading.set(language, promise);
	}
	return promise;
}
