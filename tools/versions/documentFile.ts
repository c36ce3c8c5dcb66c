import { parse } from "yaml";
import { defaultLanguage, type Language } from "#config/languages.ts";
import { fillPlaceholders } from "#content/model/fillPlaceholders.ts";
import { structureDocument } from "#content/model/structureDocument.ts";
import type { TextChange } from "#content/model/textChanges.ts";
import { compileMarkdown } from "#content/readers/compileMarkdown.server.ts";
import { diffText } from "#content/readers/diffText.server.ts";
import { documentValues, type SiteSettings, writtenDocuments } from "#content/readers/documents.server.ts";
import { documentFields } from "#tools/desk/collections.ts";
import { writtenForm } from "#tools/desk/writtenForm.ts";

/** Names of the documents whose text is a file: `general/cookie-policy`. */
export const documentNames: readonly string[] = writtenDocuments.map((key) => key.replace(".", "/"));

/**
 * The file of a document's text.
 *
 * @param name as in `documentNames`
 * @param from the day from which an earlier text applied; without it, today's text
 */
export function documentFile(name: string, language: Language, from?: string): string {
	const suffix = language === defaultLanguage ? "" : `.${language}`;
	return `content/guidelines/${name}${from ? `/${from}` : ""}${suffix}.md`;
}

/** A field of a text's front matter; `undefined` where it is not there or no text. */
export function fieldOf(text: string, name: string): string | undefined {
	const [, matter = ""] = /^---\n(.*?\n)---\n/s.exec(text) ?? [];
	const value: unknown = parse(matter)?.[name];
	return typeof value === "string" ? value : undefined;
}

/** The same text with other fields in its front matter, as the desk writes it. */
export function withFields(file: string, text: string, fields: Readonly<Record<string, unknown>>): string {
	const [, matter = "", body = ""] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
	const all = JSON.stringify({ ...parse(matter), ...fields });
	return writtenForm(file, `---\n${all}\n---\n${body}`, documentFields());
}

/** A text with the figures and names of a day in place of its placeholders: they change, and what applied then does not. */
export function interpolateFacts(text: string, language: Language, settings?: SiteSettings): string {
	return fillPlaceholders(text, documentValues(language, settings)).text;
}

/** What became of each clause, section and definition between two texts that are written out. */
export function changesBetween(earlier: string, later: string): TextChange[] {
	return diffText(bodyOf(earlier), bodyOf(later));
}

function bodyOf(text: string) {
	const body = text.replace(/^---\n.*?\n---\n/s, "");
	return structureDocument(compileMarkdown(body, () => "link").placed).parts;
}
