import { existsSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { isObject } from "#content/locales/parseLocale.ts";
import { readText } from "#content/readers/readText.server.ts";
import type { Place } from "./unit.ts";

const matterPattern = /^---\n(.*?\n)---\n(.*)$/s;

/**
 * The data of a text: JSON, YAML, or the front matter of Markdown.
 *
 * @param file its name, which tells the format
 * @throws where it is not valid
 */
export function parseData(file: string, text: string): unknown {
	if (file.endsWith(".json")) return JSON.parse(text);
	return parse(file.endsWith(".md") ? (matterPattern.exec(text)?.[1] ?? "") : text);
}

/** The data of a file; `undefined` where there is none. @throws where it is not valid, with its name */
export function readData(file: string, root = "."): unknown {
	const whole = path.join(root, file);
	if (!existsSync(whole)) return undefined;
	try {
		return parseData(file, readText(whole));
	} catch (error) {
		throw new Error(`${file}: ${error instanceof Error ? error.message : error}. Correct it.`);
	}
}

/** The text at a place of some data; `undefined` where there is none. */
export function textAt(data: unknown, steps: Place["path"]): string | undefined {
	let value = data;
	for (const step of steps) {
		if (!isObject(value) && !Array.isArray(value)) return undefined;
		value = Object.hasOwn(value, step) ? (value as Record<string | number, unknown>)[step] : undefined;
	}
	return typeof value === "string" ? value : undefined;
}

/** A file with other texts at some places; all else in it stays. Groups and lists on the way are made. */
export function withTexts(
	file: string,
	text: string,
	texts: readonly { readonly path: Place["path"]; readonly text: string }[],
): string {
	const data = parseData(file, text) ?? {};
	for (const { path: steps, text: words } of texts) setText(data, steps, words);
	if (file.endsWith(".json")) return `${JSON.stringify(data, null, "\t")}\n`;
	if (file.endsWith(".yaml")) return stringify(data);
	return text.replace(matterPattern, (_, _matter, body) => `---\n${stringify(data)}---\n${body}`);
}

function setText(data: unknown, steps: Place["path"], words: string): void {
	let group = data as Record<string | number, unknown>;
	for (const [index, step] of steps.slice(0, -1).entries()) {
		group[step] ??= typeof steps[index + 1] === "number" ? [] : {};
		group = group[step] as Record<string | number, unknown>;
	}
	group[steps.at(-1) ?? ""] = words;
}
