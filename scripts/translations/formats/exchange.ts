/** A unit as a file of exchange has it, whatever its format. */
export interface Entry {
	readonly id: string;
	readonly source: string;
	/** None where it is not translated. */
	readonly target?: string;
	/** The mark by which a file says that the translation is not final: `fuzzy`, `state="new"`. */
	readonly unfinished?: string;
}

/** What goes to translators of an entry besides its texts. */
export interface EntryToTranslate extends Omit<Entry, "unfinished"> {
	/** Whether the translation needs a review. */
	readonly isDoubtful: boolean;
	/** Path of the file that it comes from. */
	readonly file: string;
	/** Address of the page, whole. */
	readonly address: string;
	/** One line each. */
	readonly notes: readonly string[];
	/** The most characters that a translation may have. */
	readonly maximum?: number;
	/** The English words that the translation was made from, where they were others. */
	readonly before?: string;
}

/** A file that translators give back. */
export interface Exchange {
	/** The language that it translates into, as the file names it: `ru-RU`, `ru_RU`. */
	readonly language: string;
	readonly entries: readonly Entry[];
}

/** A format of exchange. */
export interface Format {
	/** Ending of its files' names, without the dot. */
	readonly ending: string;
	write(language: string, entries: readonly EntryToTranslate[]): string;
	/** @throws where the text is not valid, with the remedy */
	read(text: string): Exchange;
}
