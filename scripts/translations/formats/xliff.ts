import { jsToXliff12, type Value, xliff12ToJs } from "xliff";
import { piecesOf } from "#scripts/translations/unit.ts";
import { defaultLanguage } from "#site/languages.ts";
import type { Entry, EntryToTranslate, Exchange, Format } from "./exchange.ts";

/** XLIFF 1.2, which every tool for translators reads; placeholders are `<ph>`, which none of them lets a person change. */
export const xliff: Format = { ending: "xlf", write, read };

function write(language: string, entries: readonly EntryToTranslate[]): string {
	const byFile = Map.groupBy(entries, ({ file }) => file);
	const resources = Object.fromEntries(
		[...byFile].map(([file, own]) => [file, Object.fromEntries(own.map((entry) => [entry.id, unitOf(entry)]))]),
	);
	let written = "";
	const file = { resources, sourceLanguage: defaultLanguage, targetLanguage: language };
	// The library would indent within texts, too.
	jsToXliff12(file, { indent: "" }, (error, text) => {
		if (error) throw error;
		written = text.replaceAll(/<\/?(?:xliff|file|body|trans-unit)\b[^>]*>|<\/(?:source|target|note)>/g, "$&\n");
	});
	return `<?xml version="1.0" encoding="UTF-8"?>\n${written}`;
}

function unitOf({ id, source, target, isDoubtful, address, notes, maximum, before }: EntryToTranslate) {
	return {
		source: withElements(source),
		...(target !== undefined && { target: withElements(target) }),
		note: [
			`Seen at ${address}`,
			...notes,
			...(before === undefined ? [] : [`The English words have changed. They were: ${before}`]),
		],
		additionalAttributes: {
			resname: id,
			"xml:space": "preserve",
			...(target !== undefined && { approved: isDoubtful ? "no" : "yes" }),
			...(maximum && { maxwidth: String(maximum), "size-unit": "char" }),
		},
	};
}

function withElements(text: string): Value {
	const pieces = piecesOf(text);
	if (pieces.length === 1) return text;
	const known = new Map<string, number>();
	return pieces.flatMap((contents, place): Value[] => {
		if (place % 2 === 0) return contents === "" ? [] : [contents];
		// The same name in source and target, by which tools know them.
		const name = contents.replaceAll(/[^\w.]/g, "");
		const count = (known.get(name) ?? 0) + 1;
		known.set(name, count);
		return [{ Span: { id: count > 1 ? `${name}-${count}` : name, contents } }];
	});
}

function read(text: string): Exchange {
	const entries: Entry[] = [];
	let language = "";
	try {
		xliff12ToJs(joined(text), { captureSpacesBetweenElements: true }, (error, file) => {
			if (error || !file) throw error;
			language = file.targetLanguage ?? "";
			for (const [id, unit] of Object.values(file.resources).flatMap((units) => Object.entries(units))) {
				const target = unit.target === undefined ? "" : textOf(unit.target, elementsOf(unit.source));
				entries.push({
					id,
					source: textOf(unit.source),
					...(target && { target }),
					isDoubtful: unit.additionalAttributes?.approved === "no",
				});
			}
		});
	} catch (error) {
		const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
		throw new Error(`it is not valid XLIFF 1.2 (${reason}). Save it as XLIFF 1.2 in the tool, or export it again`);
	}
	if (entries.length > 0 && language) return { language, entries };
	throw new Error("it has no texts, or no target-language. Export it again, and keep what stands around the texts");
}

/** Stands for a line break before an element, where the library would drop it. */
const lineBreak = "\uE000";

function joined(text: string): string {
	return text.replaceAll(/\n(?=\s*<(?:ph|x|mrk|\/mrk)\b)/g, lineBreak);
}

/** @param known contents of elements by their ids: a tool may leave an element empty */
function textOf(value: Value, known: ReadonlyMap<string, string> = new Map()): string {
	if (typeof value === "string") return value.replaceAll(lineBreak, "\n");
	if (isList(value)) return value.map((piece) => textOf(piece, known)).join("");
	return Object.values(value)
		.map(({ id = "", contents }) => (contents ? textOf(contents, known) : (known.get(id) ?? "")))
		.join("");
}

function elementsOf(value: Value): ReadonlyMap<string, string> {
	if (typeof value === "string") return new Map();
	if (isList(value)) return new Map(value.flatMap((piece) => [...elementsOf(piece)]));
	return new Map(Object.values(value).map(({ id = "", contents = "" }) => [id, textOf(contents)]));
}

/** Narrows to lists that may not be changed, which \`Array.isArray\` does not. */
function isList(value: Value): value is readonly Value[] {
	return Array.isArray(value);
}
