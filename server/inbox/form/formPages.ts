import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { formWords } from "#content/formWords.ts";
import type { FormFields } from "#server/inbox/parseForm.ts";
import type { Refusal } from "#server/inbox/refusal.ts";
import { type Policy, securityHeaders } from "#server/securityHeaders.ts";
import { type Language, languageCodes } from "#site/languages.ts";
import { escapeText, renderForm } from "./renderForm.ts";

/** Answers a form whose message was not taken. */
export interface FormPages {
	answer(language: Language, fields: FormFields, refusal: Refusal): Response;
}

/** Where the page's own parts go: the build leaves these two in its frame of the site. */
export const slots = { title: "{{title}}", main: "{{main}}" } as const;

const schema = z.object({ style: z.string(), frames: z.record(z.enum(languageCodes), z.string()) });
const bare = `<!DOCTYPE html><title>${slots.title}</title><meta name="robots" content="noindex">${slots.main}`;

/**
 * Reads the frames that the build made, one per language: the site's head, header and footer without any script. A build
 * without them gives a bare page.
 */
export function loadFormPages(build: string): FormPages {
	const file = path.join(build, "forms.json");
	const parsed = existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
	const policyFile = path.join(build, "policy.json");
	const nothing: Policy = { scripts: [], styles: [], inbox: [] };
	const policy: Policy = existsSync(policyFile) ? JSON.parse(readFileSync(policyFile, "utf8")) : nothing;
	const styles = [...policy.styles, ...(parsed ? [parsed.style] : [])];
	const csp = securityHeaders({ ...nothing, styles })["content-security-policy"] ?? "default-src 'none'";
	return {
		answer(language, fields, refusal) {
			const words = formWords[language];
			const frame = parsed?.frames[language] ?? bare;
			const html = frame.replace(/\{\{(title|main)\}\}/g, (_, slot) =>
				slot === "title" ? escapeText(words.title) : renderForm(language, fields, refusal),
			);
			return new Response(html, {
				status: refusal.status,
				headers: { ...refusal.headers, "content-type": "text/html; charset=utf-8", "content-security-policy": csp },
			});
		},
	};
}
