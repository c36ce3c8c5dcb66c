import type { Language } from "#config/languages.ts";
import { type FieldName, fieldLimits } from "#config/messageLimits.ts";
import words from "./formMessages.json" with { type: "json" };

/**
 * Texts of the response to a form without JavaScript. `field`, `tooMany`, `unavailable`: why the message was rejected,
 * above the filled fields; `unreadable`: the form could not be parsed, so the fields are empty.
 */
export type FormMessages = (typeof words)["en"];

/** Separate from the translations that every browser fetches, because they are rarely shown. */
export const formMessages: Readonly<Record<Language, FormMessages>> = words;

export function describeProblem(language: Language, field: FieldName, code: string): string {
	const { empty, long, formatEmail, format } = formMessages[language];
	if (code === "empty") return empty;
	if (code === "long") return long.replace("{{limit}}", fieldLimits[field].toLocaleString(language));
	return field === "email" ? formatEmail : format;
}
