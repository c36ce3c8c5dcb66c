import type { Language } from "#site/languages.ts";
import { fieldLimits } from "#site/messageLimits.ts";
import written from "./formWords.json" with { type: "json" };
import type { FormWords } from "./model/formWordsSchema.ts";

/**
 * What the page says that answers a form without JavaScript. Beside the page and not among the translations that every
 * visitor's browser fetches: hardly anybody will ever read it.
 */
export const formWords: Readonly<Record<Language, FormWords>> = written;

/** What is wrong with a field, in the visitor's words. */
export function describeProblem(language: Language, field: "name" | "email" | "message", code: string): string {
	const words = formWords[language];
	if (code === "empty") return words.empty;
	if (code === "long") return words.long.replace("{{limit}}", fieldLimits[field].toLocaleString(language));
	return field === "email" ? words.formatEmail : words.format;
}
