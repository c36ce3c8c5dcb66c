import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { formWords } from "#content/formWords.ts";
import type { HttpError } from "#server/contact/httpError.ts";
import type { FormFields } from "#server/contact/parseForm.ts";
import { type Policy, securityHeaders } from "#server/securityHeaders.ts";
import { type Language, languageCodes } from "#site/languages.ts";
import { escapeText, renderForm } from "./renderForm.ts";

/** Responses to forms that were rejected. */
export interface FormPages {
	/** Renders the form again, with its text and the error. */
	render(language: Language, form: FormFields, error: HttpError): Response;
}

/** Placeholders that the build leaves in the frames. */
export const slots = { title: "{{title}}", main: "{{main}}" } as const;

const schema = z.object({ style: z.string(), frames: z.record(z.enum(languageCodes), z.string()) });
const bareFrame = `<!DOCTYPE html><title>${slots.title}</title><meta name="robots" content="noindex">${slots.main}`;

/**
 * Loads the frames that the build made, one per language: the site's head, header and footer without scripts. Without
 * frames the pages are bare.
 */
export function loadFormPages(build: string): FormPages {
	const file = path.join(build, "forms.json");
	const parsed = existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
	const policyFile = path.join(build, "policy.json");
	const emptyPolicy: Policy = { scripts: [], styles: [], inbox: [] };
	const policy: Policy = existsSync(policyFile) ? JSON.parse(readFileSync(policyFile, "utf8")) : emptyPolicy;
	const styles = [...policy.styles, ...(parsed ? [parsed.style] : [])];
	const csp = securityHeaders({ ...emptyPolicy, styles })["content-security-policy"] ?? "default-src 'none'";
	return {
		render(language, form, error) {
			const frame = parsed?.frames[language] ?? bareFrame;
			const html = frame.replace(/\{\{(title|main)\}\}/g, (_, slot) =>
				slot === "title" ? escapeText(formWords[language].title) : renderForm(language, form, error),
			);
			return new Response(html, {
				status: error.status,
				headers: { ...error.headers, "content-type": "text/html; charset=utf-8", "content-security-policy": csp },
			});
		},
	};
}
