import { JSDOM } from "jsdom";
import { defaultLanguage } from "#config/languages.ts";
import { site } from "#config/site.ts";
import type { TranslationEntry, TranslationExchange } from "./exchange.ts";
import { splitProtected } from "./protectedParts.ts";
import type { TranslationFile } from "./readTranslations.ts";

const namespace = "urn:oasis:names:tc:xliff:document:1.2";
const { DOMParser, XMLSerializer } = new JSDOM().window;

/** Writes XLIFF 1.2, which all translation tools read. Placeholders are `<ph>`, which the tools protect. */
export function writeXliff(language: string, translations: readonly TranslationFile[]): string {
	const document = new DOMParser().parseFromString(`<xliff xmlns="${namespace}" version="1.2"/>`, "application/xml");
	const create = (name: string, attributes: Record<string, string> = {}, children: readonly (Node | string)[] = []) => {
		const element = document.createElementNS(namespace, name);
		for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
		element.append(...children);
		return element;
	};
	const createText = (name: string, text: string) => {
		const seen: string[] = [];
		const children = splitProtected(text).map((piece, index) => {
			if (index % 2 === 0) return piece;
			// Equal ids pair the placeholders of source and target.
			const id = piece.replaceAll(/[^\w.]/g, "");
			seen.push(id);
			const count = seen.filter((other) => other === id).length;
			return create("ph", { id: count > 1 ? `${id}-${count}` : id }, [piece]);
		});
		return create(name, {}, children);
	};
	const createUnit = ({ unit, text, state, previousSource }: TranslationFile) => {
		const { id, source, parts, address, notes, maxLength } = unit;
		const element = create("trans-unit", { id, resname: id });
		element.setAttributeNS("http://www.w3.org/XML/1998/namespace", "xml:space", "preserve");
		if (text !== undefined) element.setAttribute("approved", state === "outdated" ? "no" : "yes");
		if (maxLength) element.setAttribute("maxwidth", String(maxLength));
		if (maxLength) element.setAttribute("size-unit", "char");
		const before = previousSource === undefined ? [] : [`The English text has changed. It was: ${previousSource}`];
		const hints = [`Seen at ${site.origin}${address}`, `Part of: ${parts.join(", ")}`, ...notes, ...before];
		const texts = [createText("source", source), ...(text === undefined ? [] : [createText("target", text)])];
		for (const child of [...texts, ...hints.map((hint) => create("note", {}, [hint]))]) element.append("\n", child);
		element.append("\n");
		return element;
	};
	for (const [original, own] of Map.groupBy(translations, ({ unit }) => unit.sourceFile)) {
		const languages = { "source-language": defaultLanguage, "target-language": language };
		const body = create(
			"body",
			{},
			own.flatMap((translation) => ["\n", createUnit(translation)]),
		);
		document.documentElement.append("\n", create("file", { original, datatype: "plaintext", ...languages }, [body]));
	}
	return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

/** States of XLIFF 1.2 in which a translation is done; all others ask for more work. */
const finalStates = ["translated", "signed-off", "final"];

/** Parses XLIFF 1.2. @throws if it is invalid, truncated or another version, with the remedy */
export function parseXliff(text: string): TranslationExchange {
	const { documentElement: root } = new DOMParser().parseFromString(text, "application/xml");
	const error = root.localName === "parsererror" ? root.textContent : undefined;
	const version = root.getAttribute("version");
	if (error || root.localName !== "xliff" || (version && !version.startsWith("1."))) {
		const reason = error ?? `it is <${root.localName}>${version ? ` version ${version}` : ""}`;
		throw new Error(`it is not valid XLIFF 1.2 (${reason}). Save it as XLIFF 1.2 in the tool, or export it again`);
	}
	const entries = [...root.getElementsByTagNameNS("*", "trans-unit")].flatMap((unit) => parseUnit(unit) ?? []);
	const language = root.getElementsByTagNameNS("*", "file")[0]?.getAttribute("target-language");
	if (entries.length > 0 && language) return { language, entries };
	throw new Error("it has no texts, or no target-language. Export it again, and keep what stands around the texts");
}

function parseUnit(unit: Element): TranslationEntry | undefined {
	const findChild = (name: string) => [...unit.children].find(({ localName }) => localName === name);
	const [id, source, target] = [unit.getAttribute("id"), findChild("source"), findChild("target")];
	if (!id || !source) return undefined;
	const text = target && getText(target, source);
	// A state says more than `approved`, which tools leave at "no" until a second person has reviewed the translation.
	const state = target?.getAttribute("state");
	const isFinal = state ? finalStates.includes(state) : unit.getAttribute("approved") !== "no";
	const mark = state ? `state="${state}"` : 'approved="no"';
	return { id, source: getText(source), ...(text && { target: text }), ...(text && !isFinal && { unfinished: mark }) };
}

/** Text of an element. Placeholders that the tool has emptied get the content of the source. */
function getText(element: Element, source?: Element): string {
	return [...element.childNodes]
		.map((node) => {
			if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE) return node.nodeValue ?? "";
			if (node.nodeType !== node.ELEMENT_NODE) return "";
			const child = node as Element;
			const id = child.getAttribute("id");
			const original = [...(source?.getElementsByTagName("*") ?? [])].find((other) => other.getAttribute("id") === id);
			return getText(child, source) || (original?.textContent ?? "");
		})
		.join("");
}
