import { parseDocument } from "yaml";

type JsonObject = Record<string, unknown>;

/** Parses a translation file. Returns a problem with its remedy if it is not a JSON object or repeats a key. */
export function parseLocale(text: string): { readonly data?: JsonObject; readonly problem?: string } {
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch (error) {
		return { problem: `it is not valid JSON: ${(error as Error).message.replace(/\s+/g, " ")}; correct it` };
	}
	if (!isObject(data)) return { problem: "it is not a JSON object; put the keys into {}" };
	// JSON is YAML, whose parser also finds repeated keys.
	const duplicateKey = parseDocument(text).errors.find(({ code }) => code === "DUPLICATE_KEY");
	const problem = duplicateKey && `line ${duplicateKey.linePos?.[0].line} has a key of its object again; remove one`;
	return { data, ...(problem && { problem }) };
}

export function isObject(value: unknown): value is JsonObject {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Values of a translation file by dotted key, including empty objects and values that are not strings. */
export function flattenTexts(data: JsonObject, prefix = ""): Map<string, unknown> {
	const flatTexts = new Map<string, unknown>();
	for (const [name, value] of Object.entries(data)) {
		const key = prefix + name;
		if (isObject(value) && Object.keys(value).length > 0) {
			for (const [inner, text] of flattenTexts(value, `${key}.`)) flatTexts.set(inner, text);
		} else flatTexts.set(key, value);
	}
	return flatTexts;
}
