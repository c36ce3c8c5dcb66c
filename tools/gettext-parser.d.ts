/** The parts of gettext-parser that the scripts use; the package has no types of its own. */
declare module "gettext-parser" {
	interface GettextMessage {
		msgctxt?: string;
		msgid: string;
		msgstr: string[];
		comments?: { extracted?: string; reference?: string; flag?: string; previous?: string };
	}

	interface Catalog {
		charset: string;
		headers: Record<string, string>;
		/** Messages by their contexts, in these by their texts. */
		translations: Record<string, Record<string, GettextMessage>>;
	}

	export const po: {
		parse(text: string): Catalog;
		compile(catalog: Catalog, options: { foldLength: number }): Buffer;
	};
}
