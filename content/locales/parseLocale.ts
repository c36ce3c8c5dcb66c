import { describeJsonError } from "./describeJsonError.ts";
import type { Problem } from "./problem.ts";

type JsonObject = Record<string, unknown>;

/** A parsed translation file; `data` is undefined where nothing can be made of it. */
interface Parsed {
	readonly data?: JsonObject;
	readonly problems: readonly Problem[];
}

/** Parses a translation file, and finds what `JSON.parse` passes over: a key that stands twice, of which one is lost. */
export function parseLocale(file: string, text: string): Parsed {
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch (error) {
		return { problems: [{ file, problem: describeJsonError(error), remedy: "correct it" }] };
	}
	if (!isObject(data)) {
		return { problems: [{ file, problem: "it is not a JSON object", remedy: "put the keys into {}" }] };
	}
	const problems = duplicateKeys(text).map((key) => ({
		file,
		key,
		problem: "it stands twice in its object",
		remedy: "keep one of them",
	}));
	return { data, problems };
}

/** Whether a value is a group of keys: no array, no text, not null. */
export function isObject(value: unknown): value is JsonObject {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every text of a file by its dotted key; what is neither text nor a filled group stands under its key, too. */
export function flatten(data: JsonObject, prefix = ""): Map<string, unknown> {
	const flat = new Map<string, unknown>();
	for (const [name, value] of Object.entries(data)) {
		const key = prefix + name;
		if (isObject(value) && Object.keys(value).length > 0) {
			for (const [inner, text] of flatten(value, `${key}.`)) flat.set(inner, text);
		} else flat.set(key, value);
	}
	return flat;
}

/** @param text valid JSON, so that a walk over its tokens is enough */
function duplicateKeys(text: string): string[] {
	const duplicates: string[] = [];
	const open: { seen: Set<string>; key: string }[] = [];
	let last = "";
	for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}:]/g)) {
		const top = open.at(-1);
		if (token === "{" || token === "[") open.push({ seen: new Set(), key: "" });
		else if (token === "}" || token === "]") open.pop();
		else if (token === ":" && top) {
			top.key = JSON.parse(last);
			const path = open.map(({ key }) => key).join(".");
			if (top.seen.has(top.key)) duplicates.push(path);
			top.seen.add(top.key);
		} else last = token;
	}
	return duplicates;
}
