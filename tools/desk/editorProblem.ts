import type { Field } from "@sveltia/cms";
import { languages } from "#config/languages.ts";
import { entryCollections, singleFiles, wordCollection } from "./collections.ts";
import { entriesField, toFieldKey } from "./fieldNames.ts";
import { ownFields } from "./getCmsFields.ts";

/** What a file or one of its fields is called in the desk. */
interface FormPlace {
	/** Which form, and which of its fields: `Games: boat-attack, In English › Headline`. Empty where no form is. */
	readonly place: string;
	/** The form's address in the CMS, from its `#`; empty where no form is. */
	readonly form: string;
}

/** A problem as the desk shows it. */
export interface EditorProblem extends FormPlace {
	/** The problem and the remedy. */
	readonly text: string;
}

/** A form of the desk and the files that it edits. */
interface Form {
	/** Its first group is the entry's name, if it has one. */
	readonly files: RegExp;
	/** `$1` is the entry's name. */
	readonly label: string;
	/** Behind `#/collections/`; `$1` is the entry's name. */
	readonly address: string;
	readonly fields: readonly Field[];
}

/** How much of a line is quoted, in characters. */
const quoted = 70;

/**
 * Translates a problem of the content for editors: labels of form and field instead of the file's path and the
 * field's key, and the text of a line instead of its number.
 *
 * @param problem as `contentProblems` has it: file, line or field, remedy
 * @param readLine the text of a file's line, from 1
 */
export function toEditorProblem(problem: string, readLine: (file: string, line: number) => string): EditorProblem {
	const [, file = "", line, name, entry, rest = problem] =
		/^(\S+?\.(?:ya?ml|md|json))(?::(\d+))?: (?:(?:field|key) "([^"]+)"((?:, entry \d+)*): )?(.*)$/s.exec(problem) ?? [];
	const form = findForm(file);
	if (!form) return { place: "", form: "", text: problem };
	const text = withNames(rest, form.fields);
	return {
		...findPlace(file, name, entry),
		text: line ? `${quote(readLine(file, Number(line)))}: ${text}` : text,
	};
}

/** @param key of a field, with dots: `en.headline` */
export function findPlace(file: string, key?: string, entry = ""): FormPlace {
	const form = findForm(file);
	if (!form) return { place: "", form: "" };
	const labels = key ? labelsOf(form.fields, key.split(".")) : [];
	return {
		place: [file.replace(form.files, form.label), labels.join(" › ") + entry].filter(Boolean).join(", "),
		form: file.replace(form.files, `#/collections/${form.address}`),
	};
}

function findForm(file: string): Form | undefined {
	return forms().find(({ files }) => files.test(file));
}

let cachedForms: readonly Form[] | undefined;

/** Cached, because labels change with the program only. */
function forms(): readonly Form[] {
	cachedForms ??= [
		...entryCollections().map(({ name, label, folder, extension, fields }) => ({
			files: new RegExp(`^${folder}/([^/]+?)\\.(?:\\w\\w\\.)?${extension}$`),
			label: `${label}: $1`,
			address: `${name}/entries/$1`,
			fields,
		})),
		...singleFiles().map(({ name, label = name, file, fields }) => ({
			files: new RegExp(`^${file}$`),
			label,
			address: `_singletons/entries/${name}`,
			fields: ownFields(fields),
		})),
		...wordCollection().files.flatMap((form) =>
			languages.map(({ code, name }) => ({
				files: new RegExp(`^${form.file.replace("{{locale}}", code)}$`),
				label: `${form.label} (${name})`,
				address: `words/entries/${form.name}`,
				fields: form.fields,
			})),
		),
	];
	return cachedForms;
}

/** The labels of a field and its parents; unknown keys stay unchanged. */
function labelsOf(fields: readonly Field[], [key, ...rest]: readonly string[]): string[] {
	if (key === undefined) return [];
	const find = (wanted: string) => fields.find(({ name }) => toFieldKey(name) === wanted);
	const field = find(key) ?? find(entriesField);
	const inner = field && "fields" in field && Array.isArray(field.fields) ? field.fields : [];
	return [field?.label ?? key, ...labelsOf(inner, rest)];
}

/** Other files and fields that a remedy names, by their labels. */
function withNames(text: string, fields: readonly Field[]): string {
	return text
		.replace(/"npm run edit" \(Pictures\)/, "“Pictures” above the page")
		.replace(/ in content\/checks\/\w+\.yaml/, "")
		.replace(/(?:content|config|public)\/[\w/.-]*\.(?:ya?ml|md|json)/g, (file) => {
			const form = findForm(file);
			return form ? `“${file.replace(form.files, form.label)}”` : file;
		})
		.replace(/(?:the )?field "([\w.]+)"/g, (_, name: string) => `“${labelsOf(fields, name.split(".")).join(" › ")}”`);
}

/** A line in quotation marks, shortened. */
export function quote(line: string): string {
	const text = line.trim();
	return `“${text.length > quoted ? `${text.slice(0, quoted)}…` : text}”`;
}
