/** The parts of xliff that the scripts use; the package has no types of its own. */
declare module "xliff" {
	/** A piece of a text: words, or an element by its kind, such as `Span` for `<ph>`. */
	type Piece = string | Readonly<Record<string, { readonly id?: string; readonly contents?: Value }>>;
	export type Value = Piece | readonly Value[];

	interface Unit {
		source: Value;
		target?: Value;
		note?: readonly string[];
		additionalAttributes?: Record<string, string>;
	}

	interface File {
		/** Units by their ids, in parts by the names of their sources. */
		resources: Record<string, Record<string, Unit>>;
		sourceLanguage: string;
		targetLanguage?: string;
	}

	/** Calls back before it returns. */
	export function jsToXliff12(
		file: File,
		options: { indent: string },
		callBack: (error: unknown, text: string) => void,
	): void;
}
