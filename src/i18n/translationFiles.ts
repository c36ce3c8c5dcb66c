import type { Language } from "#config/languages.ts";
import { addTranslations, type TranslationNamespace } from "./i18n.ts";

/** Milliseconds before each retry after a transient failure (product 11). */
const waits = [350, 700, 1400, 2800];

const asked = new Map<string, Promise<void>>();

/**
 * GETs `/locales/<language>/<namespace>.json` (product 13) once and stores its texts. Retries four times after a status
 * of 5xx or a network failure; after that the page's texts stay missing until the next load of a page.
 *
 * @returns resolves when the texts have been loaded or have failed
 */
export function fetchTranslations(language: Language, namespace: TranslationNamespace): Promise<void> {
	// In development files are not cached and have no version.
	const address = `/locales/${language}/${namespace}.json?v=${globalThis.__localesVersion ?? "now"}`;
	let answer = asked.get(address);
	if (!answer) {
		answer = getFile(address).then(
			(words) => addTranslations(language, namespace, words),
			(error) => console.warn(error),
		);
		asked.set(address, answer);
	}
	return answer;
}

/** No other answer is to be expected. */
class FinalError extends Error {}

async function getFile(address: string, attempt = 0) {
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
		const wait = waits[attempt];
		if (wait === undefined || error instanceof FinalError) throw error;
		await new Promise((resolve) => setTimeout(resolve, wait));
		return getFile(address, attempt + 1);
	}
}
