import type { Language } from "#config/languages.ts";
import { type FieldName, fieldLimits } from "#config/messageLimits.ts";
import words from "./formWords.json" with { type: "json" };

/**
 * What the page says that answers a form without JavaScript. `field`, `tooMany`, `unavailable`: why the message was not taken, while
 * the text is still in the fields; `unreadable`: the form could not be read, so the fields are empty.
 */
export type FormWords = (typeof words)["en"];

/**
 * Beside the page and not among the translations that every visitor's browser fetches: hardly anybody will ever read
 * them. The type keeps the languages complete.
 */
export const formWords: Readonly<Record<Language, FormWords>> = words;

/** What is wrong with a field, in the visitor's words. */
export function describeProblem(language: Language, field: FieldName, code: string): string {
	const { empty, long, formatEmail, format } = formWords[language];
	if (code === "empty") return empty;
	if (code === "long") return long.replace("{{limit}}", fieldLimits[field].toLocaleString(language));
	return field === "email" ? formatEmail : format;
}
