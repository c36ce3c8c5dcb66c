import type { TFunction } from "i18next";
import { figureVariables } from "#config/figureVariables.ts";
import type { Language } from "#config/languages.ts";
import { site } from "#config/site.ts";
import { type InterpolationValues, type TranslationTree, translateText } from "./translateText.ts";

/** The two files of a language: `translation.json` has texts, `meta.json` titles and descriptions. */
export type TranslationNamespace = "translation" | "meta";

/** Loaded translations: all languages in the build, the visited ones in the browser. */
const translationTrees = new Map<string, TranslationTree>();

export interface I18n {
	readonly language: Language;
	/** Translates a key of `translation.json`; a missing key, which the checks reject, is returned as is. No escaping. */
	readonly t: TFunction;
	/** Translates a key of `meta.json`; empty if it is missing. */
	readonly meta: (key: string, values: InterpolationValues) => string;
}

/** Variables for all texts: figures and the product name. */
const defaultVariables: InterpolationValues = { ...figureVariables, product: site.name };

const i18nByLanguage = new Map<Language, I18n>();

/** Translator of a language. Call `addTranslations` for its files before translating. */
export function i18nFor(language: Language): I18n {
	const cachedI18n = i18nByLanguage.get(language);
	if (cachedI18n) return cachedI18n;
	const translateKey = (namespace: TranslationNamespace, key: string, values?: InterpolationValues) =>
		translateText(getTranslations(language, namespace) ?? {}, language, key, { ...defaultVariables, ...values });
	const i18n: I18n = {
		language,
		// The types of i18next know the keys and their variables.
		t: ((key: string, values?: InterpolationValues) =>
			translateKey("translation", key, values) ?? key) as unknown as TFunction,
		meta: (key, values) => translateKey("meta", key, values) ?? "",
	};
	i18nByLanguage.set(language, i18n);
	return i18n;
}

/** Adds or replaces the texts of a file. */
export function addTranslations(
	language: Language,
	namespace: TranslationNamespace,
	translations: TranslationTree,
): void {
	translationTrees.set(`${language}/${namespace}`, translations);
}

/** The texts of a file; undefined if they are not loaded. */
export function getTranslations(language: Language, namespace: TranslationNamespace): TranslationTree | undefined {
	return translationTrees.get(`${language}/${namespace}`);
}
