import { po } from "gettext-parser";
import { defaultLanguage } from "#config/languages.ts";
import { site } from "#config/site.ts";
import { decodeText, detectEncoding } from "#content/readers/readText.server.ts";
import { writeExportNotes } from "./exportNote.ts";
import type { UnitTranslation } from "./importTexts.ts";
import { parseXliff, writeXliff } from "./xliff.ts";

/** A text in a translators' file. */
export interface TranslationEntry {
	readonly id: string;
	readonly source: string;
	readonly target?: string;
	/** State of an unfinished translation: `fuzzy`, `state="new"`. */
	readonly unfinished?: string;
	/** The notes for translators, with the hash of the exported translation. */
	readonly notes: string;
}

/** A parsed translators' file. */
export interface TranslationExchange {
	/** The target language in the file: `ru-RU`. */
	readonly language: string;
	readonly entries: readonly TranslationEntry[];
}

/** File formats by CLI name. Parsers throw an error with the remedy if the text is invalid or truncated. */
export const exchangeFormats = {
	xliff: { extension: "xlf", write: writeXliff, parse: parseXliff },
	po: { extension: "po", write: writePo, parse: parsePo },
} as const;

/** Parses a file of either format. @throws if it is neither, invalid or truncated, with file and remedy */
export function parseExchange(file: string, bytes: Buffer): TranslationExchange {
	const text = decodeText(file, bytes, detectEncoding(bytes));
	const isXml = /\.(?:xlf|xliff)$/i.test(file) || /^\s*<(?:\?xml|xliff)/.test(text);
	if (!isXml && !/\.po$/i.test(file))
		throw new Error(`${file}: it is neither .xlf nor .po. Save it as XLIFF 1.2 or PO in the translation tool.`);
	try {
		return isXml ? parseXliff(text) : parsePo(text);
	} catch (error) {
		throw new Error(`${file}: ${error instanceof Error ? error.message : error}.`);
	}
}

/** PO files have no end mark: the number of texts shows whether a file is truncated. */
const countHeader = "X-Number-Of-Texts";

/** Writes a PO file (GNU gettext). A message's context is the unit's id. */
function writePo(language: string, translations: readonly UnitTranslation[]): string {
	const messages = translations.map(({ unit, text, state, previousSource }) => {
		const comments = {
			reference: site.origin + unit.address,
			extracted: [`Part of: ${unit.parts.join(", ")}`, ...unit.notes, ...writeExportNotes(text)].join("\n"),
			...(state === "outdated" && { flag: "fuzzy" }),
			...(previousSource !== undefined && { previous: `msgid ${JSON.stringify(previousSource)}` }),
		};
		return [unit.id, { [unit.source]: { msgctxt: unit.id, msgid: unit.source, msgstr: [text ?? ""], comments } }];
	});
	// All headers that `msgfmt --check` requires.
	const headers = {
		"Project-Id-Version": site.name,
		"PO-Revision-Date": new Date().toISOString().replace(/^(.{10})T(.{5}).*$/, "$1 $2+0000"),
		"Last-Translator": `${site.name} <${site.email}>`,
		"Language-Team": new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language,
		"MIME-Version": "1.0",
		"Content-Type": "text/plain; charset=utf-8",
		"Content-Transfer-Encoding": "8bit",
		Language: language,
		"X-Source-Language": defaultLanguage,
		[countHeader]: String(translations.length),
	};
	const file = { charset: "utf-8", headers, translations: Object.fromEntries(messages) };
	return `${po.compile(file, { foldLength: 0 })}\n`;
}

/** @throws if it is invalid or truncated, with the remedy */
function parsePo(text: string): TranslationExchange {
	const { headers, translations } = parseCatalog(text);
	const messages = Object.values(translations).flatMap((group) => Object.values(group));
	const entries = messages.flatMap(({ msgctxt: id, msgid: source, msgstr, comments }): TranslationEntry[] => {
		// The library parses a truncated message into one without `msgstr`.
		if (!id || !source || !msgstr) return [];
		const [target, isFuzzy] = [msgstr[0], comments?.flag?.includes("fuzzy")];
		const notes = comments?.extracted ?? "";
		return [{ id, source, notes, ...(target && { target }), ...(isFuzzy && { unfinished: "fuzzy" }) }];
	});
	const exportedCount = Number(headers[countHeader] ?? 0);
	if (entries.length < exportedCount)
		throw new Error(
			`it has ${entries.length} of the ${exportedCount} exported texts, so its end may be missing. Get the whole file again; if texts were ` +
				`left out on purpose, delete the header ${countHeader}`,
		);
	if (entries.length > 0 && headers.Language) return { language: headers.Language, entries };
	throw new Error('it has no texts, or no header "Language". Export it again, and keep its contexts and headers');
}

function parseCatalog(text: string): ReturnType<typeof po.parse> {
	try {
		// The library accepts a string without its closing quote.
		if (!/^#|^[^"]*"(?:[^"\\]|\\.)*"\s*$/.test(text.slice(text.trimEnd().lastIndexOf("\n") + 1)))
			throw new Error("it ends within a text");
		return po.parse(text);
	} catch (error) {
		throw new Error(`it is not a valid PO file (${error instanceof Error ? error.message : error}). Export it again`);
	}
}
