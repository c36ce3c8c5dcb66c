import { parsePo, writePo } from "./po.ts";
import { parseXliff, writeXliff } from "./xliff.ts";

/** A text in a file that comes back from translators. */
export interface TranslationEntry {
	readonly id: string;
	readonly source: string;
	/** Absent if it is not translated. */
	readonly target?: string;
	/** The mark by which the file says that the translation is not final: `fuzzy`, `state="new"`. */
	readonly unfinished?: string;
}

/** A file that comes back from translators. */
export interface TranslationExchange {
	/** The target language as the file names it: `ru-RU`. */
	readonly language: string;
	readonly entries: readonly TranslationEntry[];
}

/** File formats by their names on the command line. Parsers throw if the text is invalid or truncated, with the remedy. */
export const exchangeFormats = {
	xliff: { extension: "xlf", write: writeXliff, parse: parseXliff },
	po: { extension: "po", write: writePo, parse: parsePo },
} as const;

/** Parses a file of either format. @throws if it is neither, invalid or truncated, with file and remedy */
export function parseExchange(file: string, text: string): TranslationExchange {
	const isXml = /\.(?:xlf|xliff)$/i.test(file) || /^\s*<(?:\?xml|xliff)/.test(text);
	if (!isXml && !/\.po$/i.test(file))
		throw new Error(`${file}: it is neither .xlf nor .po. Save it as XLIFF 1.2 or PO in the translation tool.`);
	try {
		return isXml ? parseXliff(text) : parsePo(text);
	} catch (error) {
		throw new Error(`${file}: ${error instanceof Error ? error.message : error}.`);
	}
}
