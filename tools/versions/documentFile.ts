import { parse } from "yaml";
import { defaultLanguage, type Language } from "#config/languages.ts";
import type { TextChange } from "#content/model/document.ts";
import { fillPlaceholders } from "#content/model/fillPlaceholders.ts";
import { structureDocument } from "#content/model/structureDocument.ts";
import { compileMarkdown } from "#content/readers/compileMarkdown.server.ts";
import { diffText } from "#content/readers/diffText.server.ts";
import { documentValues, type SiteSettings, writtenDocuments } from "#content/readers/documents.server.ts";
import { splitFrontMatter } from "#content/readers/readFrontMatter.server.ts";
import { formatContent } from "#tools/cms/formatContent.ts";

export const documentNames: readonly string[] = writtenDocuments.map((key) => key.replace(".", "/"));

/**
 * Path of a document's text.
 * @param name as in `documentNames`
 * @param from start day of an earlier version; by default the current one
 */
export function documentFile(name: string, language: Language, from?: string): string {
	const suffix = language === defaultLanguage ? "" : `.${language}`;
	return `content/guidelines/${name}${from ? `/${from}` : ""}${suffix}.md`;
}

/** A string field of the front matter; undefined if it is missing. */
export function readField(text: string, name: string): string | undefined {
	const value: unknown = parse(splitFrontMatter(text)?.matter ?? "")?.[name];
	return typeof value === "string" ? value : undefined;
}

/** Sets fields of the front matter, in the format of the CMS. */
export function withFields(file: string, text: string, fields: Readonly<Record<string, unknown>>): string {
	const { matter = "", body = "" } = splitFrontMatter(text) ?? {};
	const all = JSON.stringify({ ...parse(matter), ...fields });
	return formatContent(file, `---\n${all}\n---\n${body}`);
}

/** Fills in figures and names, so that an archived text does not change with them. */
export function interpolateFacts(text: string, language: Language, settings?: SiteSettings): string {
	return fillPlaceholders(text, documentValues(language, settings)).text;
}

/** Lists the changes of clauses, sections and definitions between two texts with filled placeholders. */
export function changesBetween(earlier: string, later: string): TextChange[] {
	return diffText(bodyOf(earlier), bodyOf(later));
}

function bodyOf(text: string) {
	return structureDocument(compileMarkdown(splitFrontMatter(text)?.body ?? text).placed).parts;
}
