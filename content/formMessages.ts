import type { Language } from "#config/languages.ts";
import { type FieldName, fieldLimits } from "#config/messageLimits.ts";
import words from "./formMessages.json" with { type: "json" };

/**
 * What the page says that answers a form without JavaScript. `field`, `tooMany`, `unavailable`: why the message was not taken, while
 * the text is still in the fields; `unreadable`: the form could not be read, so the fields are empty.
 */
export type FormMessages = (typeof words)["en"];

/**
 * In a file of their own, not in the translations that every browser fetches, because they are rarely shown. The type
 * keeps the languages complete.
 */
export const formMessages: Readonly<Record<Language, FormMessages>> = words;

/** Messages for a field's problem. */
export function describeProblem(language: Language, field: FieldName, code: string): string {
	const { empty, long, formatEmail, format } = formMessages[language];
	if (code === "empty") return empty;
	if (code === "long") return long.replace("{{limit}}", fieldLimits[field].toLocaleString(language));
	return field === "email" ? formatEmail : format;
}
