import { honeypotName } from "#site/honeypot.ts";
import { defaultLanguage, isLanguage, type Language } from "#site/languages.ts";
import { formName } from "#site/messageLimits.ts";
import { decodeForm } from "./decodeForm.ts";
import type { NewMessage } from "./message.ts";
import { Refusal } from "./refusal.ts";
import { checkFields, decode, keyOf } from "./submission.ts";

/** The fields of an HTML form's body as they were sent; a missing one is empty. */
export interface FormFields {
	readonly name: string;
	readonly email: string;
	readonly message: string;
	/** People do not see it. */
	readonly honeypot: string;
	readonly language: string;
}

/**
 * Largest body of a form in bytes. The longest message takes 45 KB in some alphabets, each byte being percent-encoded;
 * one that is too long should come back to its writer.
 */
export const formBodyLimit = 128 * 1024;

/**
 * Reads an `application/x-www-form-urlencoded` body.
 *
 * @throws {Refusal} 400 when its bytes are no text, 422 when a field is there twice
 */
export function readFields(body: Buffer): FormFields {
	const given = decodeForm(decode(body));
	const read = (name: string) => {
		const [value = "", ...more] = given.filter(([known]) => known === name).map(([, text]) => text);
		if (more.length > 0) throw new Refusal(422, "schema", "The field is given twice.", { field: name });
		return value;
	};
	return {
		name: read("name"),
		email: read("email"),
		message: read("message"),
		honeypot: read(honeypotName),
		language: read("language"),
	};
}

/**
 * Checks a form's fields. A page that was finished before anybody came cannot carry a key of the visitor's own, so the
 * text is the key: a form sent twice, by a second click or a reload, is one message for the rest of the day.
 *
 * @throws {Refusal} 422 for the first field that does not hold
 */
export function formMessage(fields: FormFields, now: Date): NewMessage {
	const date = now.toISOString();
	const checked = checkFields(fields);
	const { name, email, message } = checked;
	return {
		date,
		formName,
		...checked,
		key: keyOf("form", [date.slice(0, 10), name, email, message]),
		language: languageOfForm(fields),
		suspicion: fields.honeypot.trim() ? "honeypot" : null,
	};
}

/** The language of the page that a form stood on. */
export function languageOfForm({ language }: Pick<FormFields, "language">): Language {
	return isLanguage(language) ? language : defaultLanguage;
}
