import { getEmailProblem } from "./emailAddress.ts";
import { site } from "./site.ts";

/**
 * What a message may be (product 9). The browser's form and the server judge by this one file,
 * so that what the form lets through the server accepts. No imports of Node's.
 */

/** Number and name that the marketing host knows the form by. */
export const formId = 888;
export const formName = `${site.name} contact form`;

export type FieldName = "name" | "email" | "message";

/** Most characters per field, counted as `maxlength` counts them (UTF-16 units) after `normalizeWhitespace`. */
export const fieldLimits: Readonly<Record<FieldName, number>> = { name: 100, email: 254, message: 5_000 };

/** Largest JSON body in bytes. */
export const bodyLimit = 16 * 1024;

export type FieldProblem = "empty" | "long" | "format";

/** Normalizes line breaks to `\n` and trims white space. Fields are checked and stored in this form. */
export function normalizeWhitespace(value: string): string {
	return value.replace(/\r\n?/g, "\n").trim();
}

/** Replaces halves of surrogate pairs, as `String.prototype.toWellFormed` does from Chrome 111 and Safari 16.4 on. */
export function toWellFormed(value: string): string {
	return value.replace(/\p{Surrogate}/gu, "\ufffd");
}

/**
 * Returns the problem of a tidied value, or undefined. "format" is an email address that is none, a line break in
 * the name, a null byte or half a character: nothing that a form's field can hold.
 */
export function fieldProblem(field: FieldName, value: string): FieldProblem | undefined {
	if (value === "") return "empty";
	if (value.length > fieldLimits[field]) return "long";
	if (value.includes("\0") || toWellFormed(value) !== value) return "format";
	if (field === "name" && value.includes("\n")) return "format";
	return field === "email" ? getEmailProblem(value, fieldLimits.email) : undefined;
}
