import { getEmailProblem } from "./emailAddress.ts";
import { site } from "./site.ts";

/** Validation of contact messages (product 9), shared by the form and the server. No imports from Node. */

/** Form ID and name in the marketing system. */
export const formId = 888;
export const formName = `${site.name} contact form`;

/** The form's fields in their order. */
export const fieldNames = ["name", "email", "message"] as const;
export type FieldName = (typeof fieldNames)[number];

/** Maximum length per field after `normalizeWhitespace`, in UTF-16 units like `maxlength`. */
export const fieldLimits: Readonly<Record<FieldName, number>> = { name: 100, email: 254, message: 5_000 };

/** Maximum size of the JSON body in bytes. */
export const bodyLimit = 16 * 1024;

export type FieldProblem = "empty" | "long" | "format";

/** Normalizes line breaks to `\n` and trims white space. Fields are checked and stored in this form. */
export function normalizeWhitespace(value: string): string {
	return value.replace(/\r\n?/g, "\n").trim();
}

/** Replaces lone surrogates, like `String.prototype.toWellFormed` (Chrome 111, Safari 16.4). */
export function toWellFormed(value: string): string {
	return value.replace(/\p{Surrogate}/gu, "\ufffd");
}

/**
 * Returns the problem of a normalized value, or undefined. "format" is an invalid email address, a line break in the name, a null
 * byte or a lone surrogate.
 */
export function fieldProblem(field: FieldName, value: string): FieldProblem | undefined {
	if (value === "") return "empty";
	if (value.length > fieldLimits[field]) return "long";
	if (value.includes("\0") || toWellFormed(value) !== value) return "format";
	if (field === "name" && value.includes("\n")) return "format";
	return field === "email" ? getEmailProblem(value, fieldLimits.email) : undefined;
}
