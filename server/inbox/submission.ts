import { createHash } from "node:crypto";
import { domainToUnicode } from "node:url";
import { type FieldName, fieldLimits, fieldProblem, tidy } from "#site/messageLimits.ts";
import { Refusal } from "./refusal.ts";

/** What a visitor sent, checked, whether it came as JSON or as a form. */
export interface Submission {
	/** When the sender says it was written: an ISO timestamp. */
	readonly date: string;
	readonly formName: string;
	readonly name: string;
	readonly email: string;
	readonly message: string;
}

/** A body as text. Throws a `Refusal` (400) for what is not UTF-8. */
export function decode(body: Buffer): string {
	try {
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
	} catch {
		throw new Refusal(400, "malformed", "The body is not UTF-8.");
	}
}

const sentences = {
	empty: () => "This field is mandatory.",
	long: (field: FieldName) => `Give at most ${fieldLimits[field]} characters.`,
	format: (field: FieldName) =>
		field === "email" ? "Give an email address such as name@example.com." : "Give readable text.",
};

/**
 * @param prefix stands before the field's name in a refusal
 * @returns the three fields, tidied, an internationalized domain in letters
 * @throws {Refusal} 422 for the first one that does not hold
 */
export function checkFields(given: Record<FieldName, string>, prefix = ""): Record<FieldName, string> {
	const fields = { name: tidy(given.name), email: tidy(given.email), message: tidy(given.message) };
	for (const field of ["name", "email", "message"] as const) {
		const problem = fieldProblem(field, fields[field]);
		if (problem) throw new Refusal(422, problem, sentences[problem](field), { field: prefix + field });
	}
	return { ...fields, email: toReadableEmail(fields.email) };
}

/** Firefox sends an internationalized domain in letters, Chromium in ASCII; both are stored in letters, as they were typed. */
function toReadableEmail(address: string): string {
	const at = address.lastIndexOf("@") + 1;
	const domain = address.slice(at);
	return /[^ -~]|xn--/i.test(domain) ? address.slice(0, at) + domainToUnicode(domain) : address;
}

/** The key of a sender that gives none: its text's, and when that was written. */
export function keyOf(kind: "body" | "form", text: readonly string[]): string {
	return `${kind}-${createHash("sha256").update(JSON.stringify(text)).digest("base64url")}`;
}
