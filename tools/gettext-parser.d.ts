/** The parts of gettext-parser that the scripts use; the package has no types of its own. */
declare module "gettext-parser" {
	interface Message {
		msgctxt?: string;
		msgid: string;
		msgstr: string[];
		comments?: { extracted?: string; reference?: string; flag?: string; previous?: string };
	}

	interface Catalogue {
		charset: string;
		headers: Record<string, string>;
		/** Messages by their contexts, in these by their texts. */
		translations: Record<string, Record<string, Message>>;
	}

	export const po: {
		parse(text: string): Catalogue;
		compile(catalogue: Catalogue, options: { foldLength: number }): Buffer;
	};
}
