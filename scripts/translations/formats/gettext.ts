import { po } from "gettext-parser";
import { describeLanguage } from "#scripts/translations/describeLanguage.ts";
import { defaultLanguage } from "#site/languages.ts";
import { site } from "#site/site.ts";
import type { Entry, EntryToTranslate, Exchange, Format } from "./exchange.ts";

/** A PO file has no end mark: by the number of its texts an import finds that its end is missing. */
const countHeader = "X-Number-Of-Texts";

/** PO files of gettext, as Poedit and most others read them. The context of a message is its unit's id. */
export const gettext: Format = { ending: "po", write, read };

function write(language: string, entries: readonly EntryToTranslate[]): string {
	const translations = Object.fromEntries(
		entries.map((entry) => [entry.id, { [entry.source]: messageOf(entry) }] as const),
	);
	// All that gettext's own check asks for: a translator's tool puts itself and its user in the place of the last three.
	const headers = {
		"Project-Id-Version": site.name,
		"PO-Revision-Date": new Date().toISOString().replace(/^(.{10})T(.{5}).*$/, "$1 $2+0000"),
		"Last-Translator": `${site.name} <${site.email}>`,
		"Language-Team": describeLanguage(language).englishName,
		"MIME-Version": "1.0",
		"Content-Type": "text/plain; charset=utf-8",
		"Content-Transfer-Encoding": "8bit",
		Language: language,
		"X-Source-Language": defaultLanguage,
		[countHeader]: String(entries.length),
	};
	return `${po.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 })}\n`;
}

function messageOf({ id, source, target = "", isDoubtful, address, notes, maximum, before }: EntryToTranslate) {
	const hints = [...notes, ...(maximum ? [`At most ${maximum} characters.`] : [])];
	return {
		msgctxt: id,
		msgid: source,
		msgstr: [target],
		comments: {
			reference: address,
			...(hints.length > 0 && { extracted: hints.join("\n") }),
			...(isDoubtful && target && { flag: "fuzzy" }),
			...(before !== undefined && { previous: `msgid ${JSON.stringify(before)}` }),
		},
	};
}

function read(text: string): Exchange {
	const { headers = {}, translations = {} } = parsed(text);
	const entries = Object.values(translations)
		.flatMap((messages) => Object.values(messages))
		.flatMap(({ msgctxt, msgid, msgstr: [target], comments }): Entry[] => {
			if (!msgctxt || !msgid) return [];
			const isFuzzy = comments?.flag?.includes("fuzzy");
			return [{ id: msgctxt, source: msgid, ...(target && { target }), ...(isFuzzy && { unfinished: "fuzzy" }) }];
		});
	const exported = Number(headers[countHeader] ?? 0);
	if (entries.length < exported) {
		throw new Error(
			`it has ${entries.length} of the ${exported} texts that were exported, so its end may be missing. Get the whole file again; ` +
				`if texts were left out on purpose, delete the header ${countHeader}`,
		);
	}
	const { Language: language = "" } = headers;
	if (entries.length > 0 && language) return { language, entries };
	throw new Error('it has no texts, or no header "Language". Export it again, and keep its contexts and headers');
}

function parsed(text: string): Partial<ReturnType<typeof po.parse>> {
	try {
		const catalogue = po.parse(text);
		// Of a file that ends too early, the library makes messages without a text.
		const messages = Object.values(catalogue.translations ?? {}).flatMap((group) => Object.values(group));
		if (messages.every(({ msgstr }) => Array.isArray(msgstr))) return catalogue;
		throw new Error("a message has no msgstr");
	} catch (error) {
		throw new Error(`it is no valid PO file (${error instanceof Error ? error.message : error}). Export it again`);
	}
}
