import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { formErrorSlots } from "#config/formErrorSlots.ts";
import { type Language, languageCodes } from "#config/languages.ts";
import { localizedPath } from "#config/paths.ts";
import { formMessages } from "#content/formMessages.ts";
import type { HttpError } from "#server/contact/httpError.ts";
import type { FormFields } from "#server/contact/parseForm.ts";
import { escapeText, renderForm } from "./renderForm.ts";

/** Responses to forms that were rejected. */
export interface FormPages {
	/** Renders the form again, with its text and the error. */
	render(language: Language, form: FormFields, error: HttpError): Response;
}

const bareFrame = `<!DOCTYPE html><title>${formErrorSlots.title}</title><meta name="robots" content="noindex">${formErrorSlots.main}`;

/**
 * Loads the built page `form-error` of each language: the site's header and footer around two placeholders. Without a
 * build the pages are bare.
 *
 * @param build folder with the site in `client`
 */
export function loadFormPages(build: string): FormPages {
	const read = (file: string) => {
		const name = path.join(build, file);
		return existsSync(name) ? readFileSync(name, "utf8") : undefined;
	};
	const frames = new Map(
		languageCodes.map((language) => [
			language,
			read(`client${localizedPath(language, "/form-error")}.html`) ?? bareFrame,
		]),
	);
	return {
		render(language, form, error) {
			const frame = frames.get(language) ?? bareFrame;
			const html = frame.replace(/\{\{(title|main)\}\}/g, (_, slot) =>
				slot === "title" ? escapeText(formMessages[language].title) : renderForm(language, form, error),
			);
			return new Response(html, {
				status: error.status,
				headers: { ...error.headers, "content-type": "text/html; charset=utf-8" },
			});
		},
	};
}
