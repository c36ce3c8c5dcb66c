import type { Language } from "#config/languages.ts";
import { addTranslations } from "./i18n.ts";

/** Milliseconds before each retry after a transient failure (product 11). */
const retryDelays = [350, 700, 1400, 2800];

const translationNamespaces = ["translation", "meta"] as const;
const loadingTexts = new Map<Language, Promise<unknown>>();

/** Fetches the files of a language once (product 13), with retries. After a rejection, the next call tries again. */
export function loadTranslations(language: Language): Promise<unknown> {
	const known = loadingTexts.get(language);
	if (known) return known;
	// Development has no version and no cache.
	const query = `?v=${globalThis.__localesVersion ?? "now"}`;
	const loadAttempt = Promise.all(
		translationNamespaces.map(async (namespace) =>
			addTranslations(language, namespace, await getFile(`/locales/${language}/${namespace}.json${query}`)),
		),
	);
	loadingTexts.set(language, loadAttempt);
	loadAttempt.catch((error) => {
		console.warn(error);
		loadingTexts.delete(language);
	});
	return loadAttempt;
}

/** An error that a retry would not fix. */
class FinalError extends Error {}

async function getFile(address: string, loadAttempt = 0) {
	try {
		const response = await fetch(address);
		if (!response.ok) throw new (response.status < 500 ? FinalError : Error)(`${address}: ${response.status}`);
		const text = await response.text();
		try {
			return JSON.parse(text);
		} catch {
			throw new FinalError(`${address}: no JSON`);
		}
	} catch (error) {
		const retryDelay = retryDelays[loadAttempt];
		if (retryDelay === undefined || error instanceof FinalError) throw error;
		await new Promise((resolve) => setTimeout(resolve, retryDelay));
		return getFile(address, loadAttempt + 1);
	}
}
