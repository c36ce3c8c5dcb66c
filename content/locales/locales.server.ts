import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { defaultLanguage, type Language, languageCodes } from "#config/languages.ts";
import { type PageKey, pages } from "#config/pages.ts";
import { ContentError } from "#content/model/contentError.ts";
import { readJson } from "#content/readers/readText.server.ts";

/** The browser fetches translations from `public/locales/{lng}/{ns}.json` (product 13). */
const localeNamespaces = ["translation", "meta"] as const;
export type TranslationNamespace = (typeof localeNamespaces)[number];

const fileOf = (language: Language, localeNamespace: TranslationNamespace) =>
	`public/locales/${language}/${localeNamespace}.json`;

/** Throws with the file's name if it is missing or not JSON. */
export function readLocale(language: Language, localeNamespace: TranslationNamespace): Record<string, unknown> {
	const file = fileOf(language, localeNamespace);
	if (!existsSync(file)) throw new Error(`${file} is missing: every language needs both files, even if empty ({}).`);
	return readJson(file) as Record<string, unknown>;
}

/** The pages of a language: the top-level keys of its `meta.json` (product 2). Throws for unknown pages. */
export function declaredPages(language: Language): readonly PageKey[] {
	return Object.keys(readLocale(language, "meta")).map((key) => {
		const page = pages.find((candidate) => candidate.key === key);
		if (page) return page.key;
		const meantPage = pages.find(({ path }) => path === `/${key}` || path === key);
		const hint = meantPage ? `; for ${meantPage.path} that is "${meantPage.key}"` : "";
		const where = `${fileOf(language, "meta")}: key ${JSON.stringify(key)}`;
		throw new Error(`${where}: no such page. Use a key of config/pages.ts${hint}.`);
	});
}

/** Languages whose `meta.json` has the page, in the order of `config/languages.ts`. */
export function declaredLanguages(page: PageKey): Language[] {
	return languageCodes.filter((code) => declaredPages(code).includes(page));
}

/**
 * Throws a ContentError with a line per page without texts in the default language: the page would silently be omitted,
 * and links to it would be broken. `npm run dev` skips this check, so that a page can be written step by step.
 */
export function checkPages(): void {
	const declared = declaredPages(defaultLanguage);
	const missing = pages.filter(({ key }) => !declared.includes(key));
	const file = fileOf(defaultLanguage, "meta");
	const remedy = "Add it with title, description and keywords.";
	const problems = missing.map(({ key }) => `${file}: the page "${key}" of config/pages.ts is missing. ${remedy}`);
	if (problems.length > 0) throw new ContentError(problems);
}

/** A hash of all translation files in eight hexadecimal digits, as the version in their URLs. */
export function localesVersion(): string {
	const hash = createHash("sha256");
	for (const language of languageCodes) {
		for (const localeNamespace of localeNamespaces) hash.update(readFileSync(fileOf(language, localeNamespace)));
	}
	return hash.digest("hex").slice(0, 8);
}
