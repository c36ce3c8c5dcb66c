import { existsSync } from "node:fs";
import { Document, parse, stringify } from "yaml";
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

/** Sets values in the text of a data file, and creates missing groups and lists. Returns the new text. */
export function setValues(file: string, text: string, values: readonly DataValue[]): string {
	const document = new Document(parseData(file, text) ?? {});
	for (const [path, value] of values) document.setIn(path, value);
	if (file.endsWith(".json")) return `${JSON.stringify(document, null, "\t")}\n`;
	if (file.endsWith(".yaml")) return stringify(document.toJS());
	return text.replace(frontMatter, (_, _matter, body) => `---\n${stringify(document.toJS())}---\n${body}`);
}
