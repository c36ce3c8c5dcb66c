import { defaultLanguage, type Language, languageCodes } from "#config/languages.ts";
import type { PageKey } from "#config/pages.ts";
import { declaredPages } from "#content/locales/locales.server.ts";

/** A file that the build writes. Its URL path does not change with its content. */
interface AddressedFile {
	readonly address: string;
	/** Created on first use: every page names the address, and the text of a large catalog takes seconds. */
	readonly text: string;
}

/**
 * Files of the catalog's folder, one for each language that has a page, each made once.
 *
 * @param name begins the file's name
 * @param make what a language's file says, as data
 */
export function languageFiles(name: string, page: PageKey, make: (language: Language) => unknown) {
	const languages = languageCodes.filter((code) => declaredPages(code).includes(page));
	const files = new Map(languages.map((language) => [language, createFile(name, language, make)]));
	/** The language of the file that a language's pages read: one without the page of its own reads the default one's. */
	const readBy = (language: Language) => (files.has(language) ? language : defaultLanguage);
	const of = (language: Language) => files.get(readBy(language)) as AddressedFile;
	return { languages, readBy, of, all: () => [...files.values()] };
}

function createFile(name: string, language: Language, make: (language: Language) => unknown): AddressedFile {
	let text: string | undefined;
	return {
		address: `/catalog/${name}.${language}.json`,
		get text() {
			text ??= JSON.stringify(make(language));
			return text;
		},
	};
}
