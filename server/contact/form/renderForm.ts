import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { formErrorSlots } from "#config/formErrorSlots.ts";
import { honeypotName, ignoredByPasswordManagers } from "#config/honeypot.ts";
import { type Language, languageCodes } from "#config/languages.ts";
import { type FieldName, fieldLimits, fieldNames } from "#config/messageLimits.ts";
import { localizedPath } from "#config/paths.ts";
import { describeProblem, type FormMessages, formMessages } from "#content/formMessages.ts";
import type { HttpError } from "#server/contact/httpError.ts";
import type { FormFields } from "#server/contact/parseForm.ts";

const attributes: Readonly<Record<FieldName, string>> = {
	name: 'autocomplete="name"',
	email: 'type="email" autocomplete="email"',
	message: 'rows="8"',
};

const ignoreAttributes = Object.entries(ignoredByPasswordManagers)
	.map(([name, value]) => ` ${name}="${value}"`)
	.join("");

const bareFrame = `<!DOCTYPE html><title>${formErrorSlots.title}</title><meta name="robots" content="noindex">${formErrorSlots.main}`;

/**
 * Loads the built page `form-error` of each language, a frame with two placeholders. Without a build the frame is bare.
 *
 * @returns renders the response to a rejected form, with its text and the error
 */
export function loadFormPages(build: string) {
	const pageFrames = new Map<Language, string>();
	for (const language of languageCodes) {
		const file = path.join(build, `client${localizedPath(language, "/form-error")}.html`);
		if (existsSync(file)) pageFrames.set(language, readFileSync(file, "utf8"));
	}
	return (language: Language, form: FormFields, error: HttpError): Response => {
		const frame = pageFrames.get(language) ?? bareFrame;
		const html = frame.replace(/\{\{(title|main)\}\}/g, (_, slot) =>
			slot === "title" ? escapeText(formMessages[language].title) : renderForm(language, form, error),
		);
		const headers = { ...error.headers, "content-type": "text/html; charset=utf-8" };
		return new Response(html, { status: error.status, headers });
	};
}

/** Renders a rejected form with its text and the reason. Its ids differ from the contact form's in the same frame. */
export function renderForm(language: Language, form: FormFields, error: HttpError): string {
	const words = formMessages[language];
	const invalidField = fieldNames.find((name) => name === error.field);
	const fieldInputs = fieldNames.map((name) =>
		renderField(language, name, form[name], name === invalidField ? error.code : undefined),
	);
	return `<section class="container review"><h1>${escapeText(words.title)}</h1>
<p class="lede" role="alert">${escapeText(getReason(words, error, invalidField !== undefined))}</p>
<form class="review-form" method="post" action="/reviews">
${fieldInputs.join("\n")}
<p class="review-trap" aria-hidden="true"><label>Leave this field empty <input name="${honeypotName}" tabindex="-1" autocomplete="off"${ignoreAttributes} value="${escapeText(form.honeypot)}"></label></p>
<input type="hidden" name="language" value="${language}">
<button class="review-send">${escapeText(words.send)}</button>
</form></section>`;
}

function renderField(language: Language, name: FieldName, value: string, code: string | undefined): string {
	const id = `review-${name}`;
	const state = code === undefined ? "" : ` aria-invalid="true" aria-describedby="${id}-problem" autofocus`;
	const shared = `id="${id}" name="${name}" required ${attributes[name]}${state}`;
	const lengthLimit = value.length > fieldLimits[name] ? "" : ` maxlength="${fieldLimits[name]}"`;
	// HTML parsers drop a line break right after `<textarea>`.
	const input =
		name === "message"
			? `<textarea ${shared}${lengthLimit}>\n${escapeText(value)}</textarea>`
			: `<input ${shared}${lengthLimit} value="${escapeText(value)}">`;
	const problem =
		code === undefined
			? ""
			: `<p class="review-problem" id="${id}-problem">${escapeText(describeProblem(language, name, code))}</p>`;
	return `<div><label for="${id}">${escapeText(formMessages[language][name])}</label>${input}${problem}</div>`;
}

function getReason(words: FormMessages, { code }: HttpError, hasField: boolean): string {
	if (code === "tooMany") return words.tooMany;
	if (code === "unavailable") return words.unavailable;
	return hasField ? words.field : words.unreadable;
}

const htmlEntities: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

/** Escapes text for HTML content and quoted attribute values. Replaces null bytes and lone surrogates. */
export function escapeText(text: string): string {
	return text
		.toWellFormed()
		.replaceAll("\0", "\ufffd")
		.replace(/[&<>"']/g, (character) => htmlEntities[character] ?? "");
}
