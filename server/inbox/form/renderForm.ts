import { describeProblem, type FormWords, formWords } from "#content/formWords.ts";
import type { FormFields } from "#server/inbox/parseForm.ts";
import type { Refusal } from "#server/inbox/refusal.ts";
import { honeypotName, ignoredByPasswordManagers } from "#site/honeypot.ts";
import type { Language } from "#site/languages.ts";
import { type FieldName, fieldLimits } from "#site/messageLimits.ts";

const names = ["name", "email", "message"] as const;
const attributes: Readonly<Record<FieldName, string>> = {
	name: 'autocomplete="name"',
	email: 'type="email" autocomplete="email"',
	message: 'rows="8"',
};

const ignored = Object.entries(ignoredByPasswordManagers)
	.map(([name, value]) => ` ${name}="${value}"`)
	.join("");

/**
 * The form again, with what was written in it and what is to be mended. The names of the fields are those of the form on
 * the site's pages; the ids are not, because those pages' form lies in this page too.
 */
export function renderForm(language: Language, fields: FormFields, refusal: Refusal): string {
	const words = formWords[language];
	const wrong = names.find((name) => name === refusal.field);
	const inputs = names.map((name) =>
		renderField(language, name, fields[name], name === wrong ? refusal.code : undefined),
	);
	return `<section class="container review"><h1>${escapeText(words.title)}</h1>
<p class="lede" role="alert">${escapeText(reasonOf(words, refusal, wrong !== undefined))}</p>
<form class="review-form" method="post" action="/reviews">
${inputs.join("\n")}
<p class="review-trap" aria-hidden="true"><label>Leave this field empty <input name="${honeypotName}" tabindex="-1" autocomplete="off"${ignored} value="${escapeText(fields.honeypot)}"></label></p>
<input type="hidden" name="language" value="${language}">
<button class="review-send">${escapeText(words.send)}</button>
</form></section>`;
}

function renderField(language: Language, name: FieldName, value: string, code: string | undefined): string {
	const id = `review-${name}`;
	const state = code === undefined ? "" : ` aria-invalid="true" aria-describedby="${id}-problem" autofocus`;
	const shared = `id="${id}" name="${name}" required ${attributes[name]}${state}`;
	const limit = value.length > fieldLimits[name] ? "" : ` maxlength="${fieldLimits[name]}"`;
	// A line break right after the tag would be swallowed, so one stands there.
	const input =
		name === "message"
			? `<textarea ${shared}${limit}>\n${escapeText(value)}</textarea>`
			: `<input ${shared}${limit} value="${escapeText(value)}">`;
	const problem =
		code === undefined
			? ""
			: `<p class="review-problem" id="${id}-problem">${escapeText(describeProblem(language, name, code))}</p>`;
	return `<div><label for="${id}">${escapeText(formWords[language][name])}</label>${input}${problem}</div>`;
}

function reasonOf(words: FormWords, { code }: Refusal, hasField: boolean): string {
	if (code === "tooMany") return words.tooMany;
	if (code === "unavailable") return words.unavailable;
	return hasField ? words.field : words.unreadable;
}

const entities: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

/** Text that stays text between tags and between an attribute's quotes. Null bytes and half characters are replaced. */
export function escapeText(text: string): string {
	return text
		.toWellFormed()
		.replaceAll("\0", "\ufffd")
		.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
