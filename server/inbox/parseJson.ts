import { z } from "zod";
import { formId } from "#site/messageLimits.ts";
import { findDuplicateKey } from "./findDuplicateKey.ts";
import { Refusal } from "./refusal.ts";
import { checkFields, decode, type Submission } from "./submission.ts";

const schema = z.strictObject({
	date: z.iso
		.datetime({ offset: true, error: "Give an ISO timestamp such as 2025-01-31T12:00:00.000Z." })
		.max(40, "Give at most 40 characters."),
	form_id: z.literal(formId, `Give the number ${formId}.`),
	form_name: z.string("Give a text.").min(1, "Give a text.").max(100, "Give at most 100 characters."),
	params: z.strictObject(
		{
			name: z.string("Give a text."),
			email: z.string("Give a text."),
			message: z.string("Give a text."),
		},
		"Give an object.",
	),
});

/**
 * Reads the marketing payload of product 9. Strict: what the site's own form cannot have sent is refused.
 *
 * @throws {Refusal} 400 for what is no JSON, 422 with the field's path for anything else
 */
export function parseJson(body: Buffer): Submission {
	const text = decode(body);
	const value = parse(text);
	const parsed = schema.safeParse(value);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		const extra = issue?.code === "unrecognized_keys" ? [issue.keys[0] ?? ""] : [];
		const field = [...(issue?.path ?? []), ...extra].join(".");
		const sentence = extra.length > 0 ? "There is no such field." : issue?.message;
		throw new Refusal(422, "schema", sentence ?? "Wrong.", { field });
	}
	const { date, form_name, params } = parsed.data;
	if (/\0/.test(form_name) || !form_name.isWellFormed())
		throw new Refusal(422, "format", "Give readable text.", { field: "form_name" });
	return { date, formName: form_name, ...checkFields(params, "params.") };
}

function parse(text: string): unknown {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		throw new Refusal(400, "malformed", "The body is not JSON.");
	}
	if (typeof value !== "object" || value === null || Array.isArray(value)) {
		throw new Refusal(422, "schema", "The body must be an object.");
	}
	const duplicate = findDuplicateKey(text);
	if (duplicate !== undefined) {
		throw new Refusal(422, "schema", "The field is given twice.", { field: duplicate });
	}
	return value;
}
