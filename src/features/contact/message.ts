import { formId, formName, normalizeWhitespace, toWellFormed } from "#config/messageLimits.ts";
import { contactFields, type FieldValues } from "./fields.ts";

/** The payload of a marketing submission (product 9): exactly these keys. */
interface MessagePayload {
	readonly date: string;
	readonly form_id: number;
	readonly form_name: string;
	readonly params: FieldValues;
}

/** A message under the key that makes sending it twice harmless. */
export interface ContactMessage {
	readonly key: string;
	readonly payload: MessagePayload;
	/** What stood in the field that people do not see. */
	readonly website: string;
}

export function composeMessage(values: FieldValues, website: string): ContactMessage {
	const params = { name: cleanText(values.name), email: cleanText(values.email), message: cleanText(values.message) };
	const date = new Date().toISOString();
	return { key: newKey(), payload: { date, form_id: formId, form_name: formName, params }, website };
}

/** A value as the server judges it. A paste cut in the middle of a character leaves half of one, which is no text. */
export function cleanText(value: string): string {
	return normalizeWhitespace(toWellFormed(value).replaceAll("\0", ""));
}

/** Whether a stored value is a message; storage may hold anything. */
export function isMessage(value: unknown): value is ContactMessage {
	if (!isRecord(value) || !isRecord(value.payload) || typeof value.payload.date !== "string") return false;
	// No header can carry another key, and one such message would hold up all others.
	const isKey = typeof value.key === "string" && /^[!-~]{1,200}$/.test(value.key);
	return isKey && typeof value.website === "string" && isValues(value.payload.params);
}

export function isValues(value: unknown): value is FieldValues {
	return isRecord(value) && contactFields.every(({ name }) => typeof value[name] === "string");
}

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

/** A random UUID, version 4. `crypto.randomUUID` is missing in pages that are not encrypted. */
export function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = (Number(bytes[6]) & 0x0f) | 0x40;
	bytes[8] = (Number(bytes[8]) & 0x3f) | 0x80;
	const hexBytes = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
	return hexBytes.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
