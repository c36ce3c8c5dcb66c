import { JSDOM } from "jsdom";
import { defaultLanguage } from "#config/languages.ts";
import { site } from "#config/site.ts";
import type { TranslationEntry, TranslationExchange } from "./exchange.ts";
import { writeExportNotes } from "./exportNote.ts";
import type { UnitTranslation } from "./importTexts.ts";

const { DOMParser } = new JSDOM().window;

/** Writes XLIFF 1.2, which all translation tools read. Placeholders become `<ph>`, which the tools protect. */
export function writeXliff(language: string, translations: readonly UnitTranslation[]): string {
	const languages = `source-language="${defaultLanguage}" target-language="${language}"`;
	const files = [...Map.groupBy(translations, ({ unit }) => unit.file)].map(
		([file, own]) => `<file original="${file}" datatype="plaintext" ${languages}>
<body>
${own.map(writeUnit).join("\n")}
</body>
</file>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
${files.join("\n")}
</xliff>
`;
}

function writeUnit({ unit, text, state, previousSource }: UnitTranslation): string {
	const { id, source, parts, address, notes } = unit;
	const approvedAttribute = text === undefined ? "" : ` approved="${state === "outdated" ? "no" : "yes"}"`;
	const before = previousSource === undefined ? [] : [`The English text has changed. It was: ${previousSource}`];
	const place = [`Seen at ${site.origin}${address}`, `Part of: ${parts.join(", ")}`];
	const noteTexts = [...place, ...notes, ...before, ...writeExportNotes(text)];
	return [
		`<trans-unit id="${id}" resname="${id}" xml:space="preserve"${approvedAttribute}>`,
		`<source>${writeText(source)}</source>`,
		...(text === undefined ? [] : [`<target>${writeText(text)}</target>`]),
		...noteTexts.map((hint) => `<note>${escapeXml(hint)}</note>`),
		"</trans-unit>",
	].join("\n");
}

function writeText(text: string): string {
	const counts: Record<string, number> = {};
	return escapeXml(text).replaceAll(/\{\{([^{}]*)\}\}|&lt;(br)&gt;/g, (placeholder, value, tag) => {
		// Equal ids pair the placeholders of source and target.
		const name: string = value ?? tag;
		counts[name] = (counts[name] ?? 0) + 1;
		return `<ph id="${name}-${counts[name]}">${placeholder}</ph>`;
	});
}

function escapeXml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

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
	throw new Error("it has no texts, or no target-language. Export it again, and keep what surrounds the texts");
}

function parseUnit(unit: Element): TranslationEntry | undefined {
	const findChild = (name: string) => [...unit.children].find(({ localName }) => localName === name);
	const [id, source, target] = [unit.getAttribute("id"), findChild("source"), findChild("target")];
	if (!id || !source) return undefined;
	const text = target && getText(target, source);
	// Preferred to `approved`, which tools leave at "no" until a second person has reviewed the translation.
	const state = target?.getAttribute("state");
	const isFinal = state ? finalStates.includes(state) : unit.getAttribute("approved") !== "no";
	const mark = state ? `state="${state}"` : 'approved="no"';
	const noteElements = [...unit.children].filter(({ localName }) => localName === "note");
	const notes = noteElements.map(({ textContent }) => textContent).join("\n");
	const entry = { id, source: getText(source), notes };
	return text ? { ...entry, target: text, ...(!isFinal && { unfinished: mark }) } : entry;
}

/** Text of an element. Placeholders that the tool has emptied get the content of the source. */
function getText(element: Element, source?: Element): string {
	const texts = [...element.childNodes].map((node) => {
		if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE) return node.nodeValue ?? "";
		if (node.nodeType !== node.ELEMENT_NODE) return "";
		const child = node as Element;
		const findOriginal = () => [...(source?.querySelectorAll("[id]") ?? [])].find(({ id }) => id === child.id);
		return getText(child, source) || (findOriginal()?.textContent ?? "");
	});
	return texts.join("");
}
