import { checkGroupTable, selectGroups } from "./checkGroups.ts";
import { checkMeta } from "./checkMeta.ts";
import { checkTranslation } from "./checkTranslation.ts";
import { parseLocale } from "./parseLocale.ts";
import type { Problem } from "./problem.ts";
import { type LocaleRules, siteRules } from "./rules.ts";

/** Texts of the files under `public/locales`, by path: `ru/meta.json`. */
export type LocaleFiles = Readonly<Record<string, string>>;

const root = "public/locales";

/**
 * Holds every language to English, which declares keys, placeholders and pages.
 *
 * @returns nothing when the translations may be published
 */
export function checkLocales(files: LocaleFiles, rules: LocaleRules = siteRules): Problem[] {
	const problems: Problem[] = strayFiles(files, rules.languages);
	const read = (language: string, namespace: "translation" | "meta") => {
		const name = `${language}/${namespace}.json`;
		const file = `${root}/${name}`;
		const text = files[name];
		if (text === undefined) {
			problems.push({ file, problem: "it is missing", remedy: "add it, be it only {}" });
			return { file, data: undefined };
		}
		const { data, problems: found } = parseLocale(file, text);
		problems.push(...found);
		return { file, data };
	};

	const english = { meta: read("en", "meta").data, translation: read("en", "translation").data };
	// Nothing can be compared with an original that is not there; that it is not, has been said.
	if (!english.meta || !english.translation) return problems;
	const original = Object.keys(english.meta);
	for (const language of rules.languages) {
		const isEnglish = language === "en";
		const meta = isEnglish ? { file: `${root}/en/meta.json`, data: english.meta } : read(language, "meta");
		if (meta.data)
			problems.push(...checkMeta({ ...meta, data: meta.data, language, english: english.meta }, rules.pages));
		const translation = isEnglish
			? { file: `${root}/en/translation.json`, data: english.translation }
			: read(language, "translation");
		const { file, data } = translation;
		// Unreadable metadata say nothing of which texts the language needs: either guess would bury their one error.
		if (!data || !meta.data) continue;
		if (isEnglish) problems.push(...checkGroupTable(file, data, original, rules));
		const declared = Object.keys(meta.data);
		const isComplete = original.every((page) => declared.includes(page));
		const groups = selectGroups(file, data, english.translation, declared, isComplete, rules);
		problems.push(
			...groups.problems,
			...checkTranslation({ file, language, data: groups.shown, english: groups.wanted }),
		);
	}
	return problems;
}

function strayFiles(files: LocaleFiles, languages: readonly string[]): Problem[] {
	const expected = languages.flatMap((code) => [`${code}/translation.json`, `${code}/meta.json`]);
	return Object.keys(files)
		.filter((name) => !expected.includes(name))
		.map((name) => ({
			file: `${root}/${name}`,
			problem: "the site has no such language or namespace",
			remedy: "remove it, or add the language to site/languages.ts",
		}));
}
