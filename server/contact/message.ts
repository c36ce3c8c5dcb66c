import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { domainToUnicode } from "node:url";
import type { Language } from "#config/languages.ts";
import { type FieldName, fieldLimits, fieldProblem, normalizeWhitespace } from "#config/messageLimits.ts";
import { HttpError } from "./httpError.ts";

/** Why a message waits for a person before it is forwarded: a filled honeypot, or too many messages from its sender. */
export type QuarantineReason = "honeypot" | "flood";

/** A message that passed every check and is about to be stored. */
export interface NewMessage extends Readonly<Record<FieldName, string>> {
	/** The sender's `Idempotency-Key`, or a hash of what it wrote. */
	readonly key: string;
	/** When the sender says it was written: an ISO timestamp. */
	readonly date: string;
	readonly formName: string;
	readonly language: Language;
	/** URL path of the page it was sent from; null if unknown. */
	readonly page: string | null;
	readonly suspicion: QuarantineReason | null;
}

/**
 * Distinguishes a repeated message from a different one with the same key. The date may differ: clients stamp each
 * attempt.
 */
export function getDigest({ formName, name, email, message }: NewMessage): string {
	return hash([formName, name, email, message]);
}

/**
 * The path of the `Referer` if it can be a page's. Other characters could mean something in a chat or a header. Browsers
 * send only the origin to another host.
 */
export function getPagePath({ referer, host: requestedHost }: IncomingHttpHeaders): string | null {
	if (referer === undefined || !URL.canParse(referer)) return null;
	const { pathname, host } = new URL(referer);
	if (pathname === "/" && host !== requestedHost) return null;
	return /^\/(?!reviews$)[\w/.%~-]{0,199}$/.test(pathname) ? pathname : null;
}

/** The idempotency key of a message that has none: a hash of its text and date. */
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

/**
 * Normalizes white space, line breaks and the email's domain.
 *
 * @param prefix path of the fields' parent, for the error's `field`
 * @throws {HttpError} 422 for the first invalid field
 */
export function validateFields(given: Record<FieldName, string>, prefix = ""): Record<FieldName, string> {
	const fields = {
		name: normalizeWhitespace(given.name),
		email: normalizeWhitespace(given.email),
		message: normalizeWhitespace(given.message),
	};
	for (const field of ["name", "email", "message"] as const) {
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
