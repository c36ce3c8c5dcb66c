import { existsSync } from "node:fs";
import { Document, parse, stringify } from "yaml";
import { splitFrontMatter } from "#content/readers/readFrontMatter.server.ts";
import { readText } from "#content/readers/readText.server.ts";

export type DataPath = readonly (string | number)[];

export type DataValue = readonly [DataPath, string | number];

/** Reads JSON, YAML or front matter; undefined without the file. @throws with the file's name if it is invalid */
export function readData(file: string): unknown {
	return existsSync(file) ? parseData(file, readText(file)) : undefined;
}

function parseData(file: string, text: string): unknown {
	try {
		if (file.endsWith(".json")) return JSON.parse(text);
		return parse(file.endsWith(".md") ? (splitFrontMatter(text)?.matter ?? "") : text);
	} catch (error) {
		throw new Error(`${file}: ${error instanceof Error ? error.message : error}. Correct it.`);
	}
}

/** Sets values in the text of a data file, and creates missing groups and lists. Returns the new text. */
export function setValues(file: string, text: string, values: readonly DataValue[]): string {
	const document = new Document(parseData(file, text) ?? {});
	for (const [path, value] of values) document.setIn(path, value);
	if (file.endsWith(".json")) return `${JSON.stringify(document, null, "\t")}\n`;
	const data = stringify(document.toJS());
	return file.endsWith(".yaml") ? data : `---\n${data}---\n${splitFrontMatter(text)?.body}`;
}
