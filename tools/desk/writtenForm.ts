import type { Field } from "@sveltia/cms";
import { parse, stringify } from "yaml";
import { isObject } from "#content/locales/parseLocale.ts";
import { wordFormat } from "./fieldNames.ts";
import { ownFields } from "./getCmsFields.ts";

/**
 * A file as the desk writes it: its fields in the order of the form, and the CMS's way of quoting, indenting and
 * listing. Files in this form differ after a save by the edited fields only.
 *
 * @param file its path, whose extension determines the format
 * @throws where the text is not valid
 */
export function writtenForm(file: string, text: string, fields: readonly Field[]): string {
	if (file.startsWith("public/locales/")) return `${wordFormat.toFile(inOrder(wordFormat.fromFile(text), fields))}\n`;
	if (file.endsWith(".json")) return `${JSON.stringify(inOrder(JSON.parse(text), fields), null, "\t")}\n`;
	if (file.endsWith(".yaml")) return `${yamlOf(parse(text), fields)}\n`;
	const [, matter = "", body = ""] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
	return `---\n${yamlOf(parse(matter), fields)}\n---\n\n${body.trim()}\n`;
}

function yamlOf(data: unknown, fields: readonly Field[]): string {
	// The options of Sveltia CMS for `output.yaml` of `deskConfig`.
	return stringify(inOrder(data, ownFields(fields)), null, {
		indent: 2,
		indentSeq: true,
		lineWidth: 0,
		defaultKeyType: "PLAIN",
		defaultStringType: "PLAIN",
		singleQuote: true,
	}).trim();
}

/** The same data with its keys as the form has its fields; keys that the form lacks come last. */
function inOrder(data: unknown, fields: readonly Field[]): unknown {
	if (Array.isArray(data)) return data.map((item) => inOrder(item, fields));
	if (!isObject(data)) return data;
	const known = fields.filter(({ name }) => Object.hasOwn(data, name));
	const rest = Object.keys(data).filter((key) => !known.some(({ name }) => name === key));
	return Object.fromEntries([
		...known.map((field): [string, unknown] => [field.name, inOrder(data[field.name], innerFields(field))]),
		...rest.sort().map((name): [string, unknown] => [name, data[name]]),
	]);
}

function innerFields(field: Field): readonly Field[] {
	return "fields" in field && Array.isArray(field.fields) ? field.fields : [];
}
