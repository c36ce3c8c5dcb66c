import { defaultLanguage, type Language, languageCodes } from "#config/languages.ts";
import type { PageKey } from "#config/pages.ts";
import { declaredPages } from "#content/locales/locales.server.ts";

/** A file that the build writes, and its address, which stays: a page is not made anew because something else can be found. */
export interface AddressedFile {
	readonly address: string;
	/** Made when it is first asked for: every page tells the address, and of a large catalogue the text takes seconds. */
	readonly text: string;
	/** Puts the text into a file where it is kept as one: nobody has to read it. */
	readonly writeTo?: ((file: string) => void) | undefined;
}

/**
 * Files of the catalogue's folder, one for each language that has a page, each made once.
 *
 * @param name begins the file's name
 * @param make what a language's file says, as data
 */
export function languageFiles(name: string, page: PageKey, make: (language: Language) => unknown) {
	const languages = languageCodes.filter((code) => declaredPages(code).includes(page));
	const files = new Map<Language, AddressedFile>();
	/** The language of the file that a language's pages read: one without the page of its own reads the default one's. */
	const readBy = (language: Language) => (languages.includes(language) ? language : defaultLanguage);
	const of = (language: Language): AddressedFile => {
		const own = readBy(language);
		let file = files.get(own);
		if (!file) {
			let text: string | undefined;
			file = {
				address: `/catalogue/${name}.${own}.json`,
				get text() {
					text ??= JSON.stringify(make(own));
					return text;
				},
			};
			files.set(own, file);
		}
		return file;
	};
	return { languages, readBy, of, all: () => languages.map(of) };
}
