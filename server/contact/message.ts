import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { domainToUnicode } from "node:url";
import type { Language } from "#config/languages.ts";
import { type FieldName, fieldLimits, fieldNames, fieldProblem, normalizeWhitespace } from "#config/messageLimits.ts";
import { HttpError } from "./httpError.ts";

/** Why a message needs a review before it is forwarded: a filled honeypot, or too many messages from its sender. */
export type QuarantineReason = "honeypot" | "flood";

/** A validated message that is not stored yet. */
export interface NewMessage extends Readonly<Record<FieldName, string>> {
	/** The `Idempotency-Key`, or a hash of the text. */
	readonly key: string;
	/** ISO timestamp by the sender's clock. */
	readonly date: string;
	readonly formName: string;
	readonly language: Language;
	/** URL path of the page it was sent from; null if unknown. */
	readonly page: string | null;
	readonly suspicion: QuarantineReason | null;
}

/** Distinguishes a repeated message from another one with the same key. Ignores the date, which differs per attempt. */
export function getDigest({ formName, name, email, message }: NewMessage): string {
	return hash([formName, name, email, message]);
}

/** The path of a `Referer` on this host. Null if it has characters with a meaning in a chat or a header. */
export function getPagePath({ referer, host: requestedHost }: IncomingHttpHeaders): string | null {
	if (referer === undefined || !URL.canParse(referer)) return null;
	const { pathname, host } = new URL(referer);
	if (pathname === "/" && host !== requestedHost) return null;
	return /^\/(?!reviews$)[\w/.%~-]{0,199}$/.test(pathname) ? pathname : null;
}

/** Derives an idempotency key from a message's text and date. */
export function getContentKey(source: "body" | "form", text: readonly string[]): string {
	return `${source}-${hash(text)}`;
}

function hash(text: readonly string[]): string {
	return createHash("sha256").update(JSON.stringify(text)).digest("base64url");
}

/** @throws {HttpError} 400 if a request body is not UTF-8 */
export function decodeUtf8(body: Buffer): string {
	if (!isUtf8(body)) throw new HttpError(400, "malformed", "The body is not UTF-8.");
	return body.toString();
}

const fieldRemedies = {
	empty: () => "This field is mandatory.",
	long: (field: FieldName) => `Give at most ${fieldLimits[field]} characters.`,
	format: (field: FieldName) =>
		field === "email" ? "Give an email address such as name@example.com." : "Give readable text.",
};

/** Normalizes and validates fields. Throws a 422 with the first invalid field, its path starting with `prefix`. */
export function validateFields(given: Record<FieldName, string>, prefix = ""): Record<FieldName, string> {
	const fields = {
		name: normalizeWhitespace(given.name),
		email: normalizeWhitespace(given.email),
		message: normalizeWhitespace(given.message),
	};
	for (const field of fieldNames) {
		const problem = fieldProblem(field, fields[field]);
		if (problem) throw new HttpError(422, problem, fieldRemedies[problem](field), { field: prefix + field });
	}
	return { ...fields, email: toReadableEmail(fields.email) };
}

/** Converts the domain to Unicode. Firefox sends an internationalized domain in Unicode, Chromium in ASCII. */
export function toReadableEmail(address: string): string {
	const domainStart = address.lastIndexOf("@") + 1;
	const domainName = address.slice(domainStart);
	return /[^ -~]|xn--/i.test(domainName) ? address.slice(0, domainStart) + domainToUnicode(domainName) : address;
}
