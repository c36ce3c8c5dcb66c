import { JSDOM } from "jsdom";
import { jsToXliff12, type Value } from "xliff";
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

/** States of XLIFF 1.2 in which a translation is done; all others ask for more work. */
const finalStates = ["translated", "signed-off", "final"];

function read(text: string): Exchange {
	const root = parseXml(text);
	const entries = [...root.getElementsByTagNameNS("*", "trans-unit")].flatMap((unit) => entryOf(unit) ?? []);
	const language = root.getElementsByTagNameNS("*", "file")[0]?.getAttribute("target-language");
	if (entries.length > 0 && language) return { language, entries };
	throw new Error("it has no texts, or no target-language. Export it again, and keep what stands around the texts");
}

/** @throws where the text is not well-formed, as one whose end is missing, or is not XLIFF 1 */
function parseXml(text: string): Element {
	const { documentElement: root } = new new JSDOM().window.DOMParser().parseFromString(text, "application/xml");
	const error = root.localName === "parsererror" ? root.textContent : undefined;
	const version = root.getAttribute("version");
	if (!error && root.localName === "xliff" && (!version || version.startsWith("1."))) return root;
	const reason = error ?? `it is <${root.localName}>${version ? ` version ${version}` : ""}`;
	throw new Error(`it is not valid XLIFF 1.2 (${reason}). Save it as XLIFF 1.2 in the tool, or export it again`);
}

function entryOf(unit: Element): Entry | undefined {
	const child = (name: string) => [...unit.children].find(({ localName }) => localName === name);
	const id = unit.getAttribute("id");
	const source = child("source");
	if (!id || !source) return undefined;
	const target = child("target");
	const text = target && textOf(target, elementsOf(source));
	const unfinished = target && unfinishedMark(unit, target);
	return { id, source: textOf(source), ...(text && { target: text }), ...(unfinished && { unfinished }) };
}

/** A state says more than `approved`, which tools leave at "no" until a second person has read the translation. */
function unfinishedMark(unit: Element, target: Element): string | undefined {
	const state = target.getAttribute("state");
	if (state) return finalStates.includes(state) ? undefined : `state="${state}"`;
	return unit.getAttribute("approved") === "no" ? 'approved="no"' : undefined;
}

/** @param known contents of elements by their ids: a tool may leave an element empty */
function textOf(element: Element, known: ReadonlyMap<string, string> = new Map()): string {
	return [...element.childNodes]
		.map((node) => {
			if (isElement(node)) return textOf(node, known) || (known.get(node.getAttribute("id") ?? "") ?? "");
			return node.nodeName === "#text" || node.nodeName === "#cdata-section" ? (node.nodeValue ?? "") : "";
		})
		.join("");
}

function elementsOf(source: Element): ReadonlyMap<string, string> {
	return new Map(
		[...source.getElementsByTagName("*")].map((element) => [element.getAttribute("id") ?? "", textOf(element)]),
	);
}

function isElement(node: Node): node is Element {
	return node.nodeType === node.ELEMENT_NODE;
}
