import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { defaultLanguage, type Language, languageCodes } from "#config/languages.ts";
import { type PageKey, pages } from "#config/pages.ts";
import { ContentError } from "#content/model/contentError.ts";
import { readJson } from "#content/readers/readText.server.ts";

/** Translation files as the browser GETs them (product 13): `public/locales/{lng}/{ns}.json`. */
const localeNamespaces = ["translation", "meta"] as const;
export type TranslationNamespace = (typeof localeNamespaces)[number];

const fileOf = (language: Language, localeNamespace: TranslationNamespace) =>
	`public/locales/${language}/${localeNamespace}.json`;

/** The parsed file. Throws with the file's name when it is missing or is not JSON. */
export function readLocale(language: Language, localeNamespace: TranslationNamespace): Record<string, unknown> {
	const file = fileOf(language, localeNamespace);
	if (!existsSync(file)) throw new Error(`${file} is missing: every language needs both files, be they only {}.`);
	return readJson(file) as Record<string, unknown>;
}

/** The pages that a language has: the top-level keys of its `meta.json` (product 2). Throws at one that is no page. */
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

/**
 * Checks that every page of the table has texts in the default language: without them it would be left out without a word, and links
 * to it would lead nowhere. Build and check ask, `npm run dev` does not: there a page grows. @throws ContentError with a line per page
 */
export function checkPages(): void {
	const declared = declaredPages(defaultLanguage);
	const missing = pages.filter(({ key }) => !declared.includes(key));
	const file = fileOf(defaultLanguage, "meta");
	const remedy = "Add it with title, description and keywords.";
	const problems = missing.map(({ key }) => `${file}: the page "${key}" of config/pages.ts is missing. ${remedy}`);
	if (problems.length > 0) throw new ContentError(problems);
}

/** A digest of all translation files: the cache-busting version of their URLs. Eight hexadecimal digits. */
export function localesVersion(): string {
	const hash = createHash("sha256");
	for (const language of languageCodes) {
		for (const localeNamespace of localeNamespaces) hash.update(readFileSync(fileOf(language, localeNamespace)));
	}
	return hash.digest("hex").slice(0, 8);
}
