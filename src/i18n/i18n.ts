import type { TFunction } from "i18next";
import { factVariables } from "#config/factVariables.ts";
import type { Language } from "#config/languages.ts";
import { site } from "#config/site.ts";
import { type InterpolationValues, type TranslationTree, translateText } from "./translateText.ts";

/** The two files of a language: `translation.json` with texts, `meta.json` with titles and descriptions. */
export type TranslationNamespace = "translation" | "meta";

/** The texts that are here: all in the build, in the browser those of the languages that were visited. */
const files = new Map<string, TranslationTree>();

/** What speaks one language. */
export interface I18n {
	readonly language: Language;
	/**
	 * A text of `translation.json`, with the given values in its places. No fallback language: a missing key, which the
	 * checks reject, is shown unchanged. React escapes what it renders, so this does not.
	 */
	readonly t: TFunction;
	/** A text of `meta.json`; empty when the page has none. */
	readonly meta: (key: string, values: InterpolationValues) => string;
}

/** Values for all texts: the figures and the product's name. */
const known: InterpolationValues = { ...factVariables, product: site.name };

const i18nByLanguage = new Map<Language, I18n>();

/** The one that speaks a language. The language's files must have been provided when it is asked for a text. */
export function i18nFor(language: Language): I18n {
	const knownI18n = i18nByLanguage.get(language);
	if (knownI18n) return knownI18n;
	const say = (namespace: TranslationNamespace, key: string, values?: InterpolationValues) =>
		translateText(getTranslations(language, namespace) ?? {}, language, key, { ...known, ...values });
	const made: I18n = {
		language,
		// i18next's types have the keys and each key's values.
		t: ((key: string, values?: InterpolationValues) => say("translation", key, values) ?? key) as unknown as TFunction,
		meta: (key, values) => say("meta", key, values) ?? "",
	};
	i18nByLanguage.set(language, made);
	return made;
}

/** Keeps a file's texts, in place of earlier ones. */
export function addTranslations(language: Language, namespace: TranslationNamespace, words: TranslationTree): void {
	files.set(`${language}/${namespace}`, words);
}

/** A file's texts; undefined when they are not here. */
export function getTranslations(language: Language, namespace: TranslationNamespace): TranslationTree | undefined {
	return files.get(`${language}/${namespace}`);
}
