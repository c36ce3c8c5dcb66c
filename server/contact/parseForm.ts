import type { IncomingHttpHeaders } from "node:http";
import { honeypotName } from "#config/honeypot.ts";
import { defaultLanguage, isLanguage, type Language } from "#config/languages.ts";
import { formName } from "#config/messageLimits.ts";
import { HttpError } from "./httpError.ts";
import { decodeUtf8, getContentKey, getPagePath, type NewMessage, validateFields } from "./message.ts";

/** Fields as sent; missing ones are empty. People do not see the honeypot. */
export type FormFields = Readonly<typeof emptyForm>;
export const emptyForm = { name: "", email: "", message: "", honeypot: "", language: "" };

/** The longest valid message takes 45 KB percent-encoded. Messages that are too long should return to their author. */
export const MAX_FORM_BYTES = 128 * 1024;

const MAX_FORM_FIELDS = 50;

/** Parses a URL-encoded form. Throws 400 if it is not UTF-8, 422 for too many fields or a repeated one. */
export function parseForm(body: Buffer): FormFields {
	const text = decodeUtf8(body);
	try {
		// `URLSearchParams` would silently replace invalid bytes.
		decodeURIComponent(text);
	} catch {
		throw new HttpError(400, "malformed", "The form is not UTF-8.");
	}
	const params = new URLSearchParams(text);
	if (params.size > MAX_FORM_FIELDS) {
		throw new HttpError(422, "schema", `Give at most ${MAX_FORM_FIELDS} fields.`);
	}
	const get = (name: string) => {
		const [value = "", ...more] = params.getAll(name);
		if (more.length > 0) throw new HttpError(422, "schema", "The field is given twice.", { field: name });
		return value;
	};
	return {
		name: get("name"),
		email: get("email"),
		message: get("message"),
		honeypot: get(honeypotName),
		language: get("language"),
	};
}

/**
 * Validates a form; throws a 422 for the first invalid field. Static pages have no idempotency key, so the text and the
 * day are the key: a form that is sent twice is one message.
 */
export function createFormMessage(form: FormFields, now: Date, headers: IncomingHttpHeaders = {}): NewMessage {
	const date = now.toISOString();
	const fields = validateFields(form);
	const { name, email, message } = fields;
	return {
		date,
		formName,
		...fields,
		key: getContentKey("form", [date.slice(0, 10), name, email, message]),
		language: getFormLanguage(form),
		page: getPagePath(headers),
		suspicion: form.honeypot.trim() ? "honeypot" : null,
	};
}

export function getFormLanguage({ language }: Pick<FormFields, "language">): Language {
	return isLanguage(language) ? language : defaultLanguage;
}
