import { existsSync } from "node:fs";
import { parse, stringify } from "yaml";
import { isObject } from "#content/locales/parseLocale.ts";
import { readText } from "#content/readers/readText.server.ts";

export type DataPath = readonly (string | number)[];

export type DataValue = readonly [DataPath, string | number];

const frontMatter = /^---\n(.*?\n)---\n(.*)$/s;

/** Reads JSON, YAML or the front matter of Markdown; undefined if the file does not exist. @throws with the file's name if it is invalid */
export function readData(file: string): unknown {
	return existsSync(file) ? parseData(file, readText(file)) : undefined;
}

/** The Markdown below the front matter, with its placeholders. */
export function readBody(file: string): string {
	return frontMatter.exec(readText(file))?.[2] ?? "";
}

function parseData(file: string, text: string): unknown {
	try {
		if (file.endsWith(".json")) return JSON.parse(text);
		return parse(file.endsWith(".md") ? (frontMatter.exec(text)?.[1] ?? "") : text);
	} catch (error) {
		throw new Error(`${file}: ${error instanceof Error ? error.message : error}. Correct it.`);
	}
}

/** The string at a path of parsed data; undefined if there is none. */
export function getString(data: unknown, path: DataPath): string | undefined {
	let value = data;
	for (const key of path) {
		if (!isObject(value) && !Array.isArray(value)) return undefined;
		value = Object.hasOwn(value, key) ? (value as Record<string | number, unknown>)[key] : undefined;
	}
	return typeof value === "string" ? value : undefined;
}

/** Sets values in the text of a data file, and creates missing groups and lists. Returns the new text. */
export function setValues(file: string, text: string, values: readonly DataValue[]): string {
	const data = parseData(file, text) ?? {};
	for (const [path, value] of values) {
		let group = data as Record<string | number, unknown>;
		for (const [index, key] of path.slice(0, -1).entries()) {
			group[key] ??= typeof path[index + 1] === "number" ? [] : {};
			group = group[key] as Record<string | number, unknown>;
		}
		group[path.at(-1) ?? ""] = value;
	}
	if (file.endsWith(".json")) return `${JSON.stringify(data, null, "\t")}\n`;
	if (file.endsWith(".yaml")) return stringify(data);
	return text.replace(frontMatter, (_, _matter, body) => `---\n${stringify(data)}---\n${body}`);
}
