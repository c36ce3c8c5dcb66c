import {
	type FieldName,
	fieldNames,
	formId,
	formName,
	normalizeWhitespace,
	toWellFormed,
} from "#config/messageLimits.ts";

export type FieldValues = Readonly<Record<FieldName, string>>;

/** Payload for the marketing system (product 9), which accepts exactly these keys. */
interface MessagePayload {
	readonly date: string;
	readonly form_id: number;
	readonly form_name: string;
	readonly params: FieldValues;
}

/** A message with its idempotency key. */
export interface ContactMessage {
	readonly key: string;
	readonly payload: MessagePayload;
	/** Value of the honeypot field. */
	readonly website: string;
}

export function composeMessage(values: FieldValues, website: string): ContactMessage {
	const params = { name: cleanText(values.name), email: cleanText(values.email), message: cleanText(values.message) };
	const date = new Date().toISOString();
	return { key: newKey(), payload: { date, form_id: formId, form_name: formName, params }, website };
}

/** Normalizes a value as the server does. Replaces lone surrogates, which truncated pastes can contain. */
export function cleanText(value: string): string {
	return normalizeWhitespace(toWellFormed(value).replaceAll("\0", ""));
}

/** Whether an arbitrary stored value is a message. */
export function isMessage(value: unknown): value is ContactMessage {
	if (!isRecord(value) || !isRecord(value.payload) || typeof value.payload.date !== "string") return false;
	// Other keys are invalid in headers, so one such message would block all others.
	const isKey = typeof value.key === "string" && /^[!-~]{1,200}$/.test(value.key);
	return isKey && typeof value.website === "string" && isValues(value.payload.params);
}

export function isValues(value: unknown): value is FieldValues {
	return isRecord(value) && fieldNames.every((name) => typeof value[name] === "string");
}

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

/** A random UUID, version 4. `crypto.randomUUID` is missing on pages over plain HTTP. */
export function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = (Number(bytes[6]) & 0x0f) | 0x40;
	bytes[8] = (Number(bytes[8]) & 0x3f) | 0x80;
	const hexBytes = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
	return hexBytes.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
