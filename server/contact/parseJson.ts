import { z } from "zod";
import { type FieldName, formId } from "#config/messageLimits.ts";
import { HttpError } from "./httpError.ts";
import { decodeUtf8, validateFields } from "./message.ts";

const schema = z.strictObject(
	{
		date: z.iso
			.datetime({ offset: true, error: "Give an ISO timestamp such as 2025-01-31T12:00:00.000Z." })
			.max(40, "Give at most 40 characters."),
		form_id: z.literal(formId, `Give the number ${formId}.`),
		form_name: z.string("Give a text.").min(1, "Give a text.").max(100, "Give at most 100 characters."),
		params: z.strictObject(
			{ name: z.string("Give a text."), email: z.string("Give a text."), message: z.string("Give a text.") },
			"Give an object.",
		),
	},
	"The body must be an object.",
);

/**
 * Parses the JSON payload (product 9). Throws 400 if it is not JSON, 422 with the field's path if it is invalid or has
 * unknown or repeated keys.
 */
export function parseJson(body: Buffer): Record<FieldName, string> & { date: string; formName: string } {
	const text = decodeUtf8(body);
	const parsed = schema.safeParse(parseBody(text));
	if (!parsed.success) throw toHttpError(parsed.error);
	const repeatedKey = findRepeatedKey(text);
	if (repeatedKey !== undefined) {
		throw new HttpError(422, "schema", "The field is given twice.", { field: repeatedKey });
	}
	const { date, form_name, params } = parsed.data;
	if (/\0/.test(form_name) || !form_name.isWellFormed()) {
		throw new HttpError(422, "format", "Give readable text.", { field: "form_name" });
	}
	return { date, formName: form_name, ...validateFields(params, "params.") };
}

function parseBody(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new HttpError(400, "malformed", "The body is not JSON.");
	}
}

function toHttpError({ issues: [issue] }: z.ZodError): HttpError {
	const unknownKeys = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
	const path = [...(issue?.path ?? []), ...unknownKeys];
	const sentence = unknownKeys.length > 0 ? "There is no such field." : (issue?.message ?? "Invalid.");
	return new HttpError(422, "schema", sentence, path.length > 0 ? { field: path.join(".") } : {});
}

/** `JSON.parse` silently takes the last of repeated keys. All keys of the schema differ, so none may be repeated. */
function findRepeatedKey(text: string): string | undefined {
	const keys = new Set<string>();
	for (const [, literal = "", colon] of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)) {
		if (colon === undefined) continue;
		const key: string = JSON.parse(literal);
		if (keys.has(key)) return key;
		keys.add(key);
	}
	return undefined;
}
