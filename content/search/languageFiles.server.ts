import { defaultLanguage, type Language } from "#config/languages.ts";
import type { PageKey } from "#config/pages.ts";
import { declaredLanguages } from "#content/locales/locales.server.ts";

/** A generated file with a fixed URL path. */
interface AddressedFile {
	readonly address: string;
	/** Created on first use: every page needs the path, and the text of a large catalog takes seconds. */
	readonly text: string;
}

/** Generates one file of `/catalog/` per language that has the page. `make` returns the file's data. */
export function languageFiles(name: string, page: PageKey, make: (language: Language) => unknown) {
	const languages = declaredLanguages(page);
	const files = new Map(languages.map((language) => [language, createFile(name, language, make)]));
	/** Languages without the page use the default language's file. */
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
