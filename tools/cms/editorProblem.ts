import type { Field } from "@sveltia/cms";
import { findForm } from "./collections.ts";
import { entriesField, toFieldKey } from "./fieldNames.ts";
import { innerFields } from "./getCmsFields.ts";

interface FieldLocation {
	/** Labels of form and fields: `Games: boat-attack › In English › Headline`. Empty without a form. */
	readonly place: string;
	/** The form's URL hash in the CMS; empty without a form. */
	readonly form: string;
}

export interface EditorProblem extends FieldLocation {
	readonly text: string;
}

/** In characters. */
const MAX_QUOTE_LENGTH = 70;

/**
 * Translates a content problem for editors: paths and keys become labels, line numbers become the text of the line.
 * @param problem as `contentProblems` formats it: file, line or field, remedy
 * @param readLine returns a line of a file by its number, from 1
 */
export function toEditorProblem(problem: string, readLine: (file: string, line: number) => string): EditorProblem {
	const [, file = "", line, name, entry, rest = problem] =
		/^(\S+?\.(?:ya?ml|md|json))(?::(\d+))?: (?:(?:field|key) "([^"]+)"((?:, entry \d+)*): )?(.*)$/s.exec(problem) ?? [];
	const form = findForm(file);
	if (!form) return { place: "", form: "", text: problem };
	const text = withNames(rest, form.fields);
	return {
		...locateField(file, name, entry),
		text: line ? `${quoteText(readLine(file, Number(line)))}: ${text}` : text,
	};
}

/** @param key of a field, with dots: `en.headline` */
export function locateField(file: string, key?: string, entry = ""): FieldLocation {
	const form = findForm(file);
	if (!form) return { place: "", form: "" };
	const labels = key ? labelsOf(form.fields, key.split(".")) : [];
	return { place: [form.label, ...labels].join(" › ") + entry, form: `#/collections/${form.address}` };
}

/** The labels of a field and its parents. Unknown keys stay. */
function labelsOf(fields: readonly Field[], [key, ...rest]: readonly string[]): string[] {
	if (key === undefined) return [];
	const find = (wanted: string) => fields.find(({ name }) => toFieldKey(name) === wanted);
	const field = find(key) ?? find(entriesField);
	return [field?.label ?? key, ...labelsOf(field ? innerFields(field) : [], rest)];
}

/** Replaces other files and fields in a remedy with their labels. */
function withNames(text: string, fields: readonly Field[]): string {
	return text
		.replace(/"npm run edit" \(Pictures\)/, "“Pictures” above the page")
		.replace(/ in content\/checks\/\w+\.yaml/, "")
		.replace(/(?:content|config|public)\/[\w/.-]*\.(?:ya?ml|md|json)/g, (file) => {
			const form = findForm(file);
			return form ? `“${form.label}”` : file;
		})
		.replace(/(?:the )?field "([\w.]+)"/g, (_, name: string) => `“${labelsOf(fields, name.split(".")).join(" › ")}”`);
}

export function quoteText(line: string): string {
	const text = line.trim();
	return `“${text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text}”`;
}
