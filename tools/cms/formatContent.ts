import type { Field } from "@sveltia/cms";
import { parse, stringify } from "yaml";
import { isObject } from "#content/locales/parseLocale.ts";
import { splitFrontMatter } from "#content/readers/readFrontMatter.server.ts";
import { findForm } from "./collections.ts";
import { textFormat } from "./fieldNames.ts";
import { innerFields } from "./getCmsFields.ts";

/**
 * Formats a file like the CMS (order of fields, quotes, indentation), so that saving changes only the edited fields.
 * @param file its path, which determines the form and the format
 * @throws if the text is invalid
 */
export function formatContent(file: string, text: string): string {
	const { fields = [] } = findForm(file) ?? {};
	if (file.startsWith("public/locales/"))
		return `${textFormat.toFile(sortFields(textFormat.fromFile(text), fields))}\n`;
	if (file.endsWith(".json")) return `${JSON.stringify(sortFields(JSON.parse(text), fields), null, "\t")}\n`;
	if (file.endsWith(".yaml")) return `${formatYaml(parse(text), fields)}\n`;
	const { matter = "", body = "" } = splitFrontMatter(text) ?? {};
	return `---\n${formatYaml(parse(matter), fields)}\n---\n\n${body.trim()}\n`;
}

function formatYaml(data: unknown, fields: readonly Field[]): string {
	// Sveltia CMS's options for `output.yaml` of `getCmsConfig`.
	return stringify(sortFields(data, fields), { lineWidth: 0, singleQuote: true }).trim();
}

/** Sorts keys in the order of the form's fields; unknown keys come last. */
function sortFields(data: unknown, fields: readonly Field[]): unknown {
	if (Array.isArray(data)) return data.map((item) => sortFields(item, fields));
	if (!isObject(data)) return data;
	const known = fields.filter(({ name }) => Object.hasOwn(data, name));
	const rest = Object.keys(data).filter((key) => !known.some(({ name }) => name === key));
	return Object.fromEntries([
		...known.map((field): [string, unknown] => [field.name, sortFields(data[field.name], innerFields(field))]),
		...rest.sort().map((name): [string, unknown] => [name, data[name]]),
	]);
}
