import type { TFunction } from "i18next";
import { figureVariables } from "#config/figureVariables.ts";
import type { Language } from "#config/languages.ts";
import { site } from "#config/site.ts";
import { type InterpolationValues, type TranslationTree, translateText } from "./translateText.ts";

/** The two files of a language: `translation.json` with texts, `meta.json` with titles and descriptions. */
export type TranslationNamespace = "translation" | "meta";

/** Loaded translations: all in the build, in the browser those of the visited languages. */
const translationTrees = new Map<string, TranslationTree>();

/** Translator of one language. */
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
const defaultVariables: InterpolationValues = { ...figureVariables, product: site.name };

const i18nByLanguage = new Map<Language, I18n>();

/** The translator of a language, whose files `addTranslations` must have added before a text is translated. */
export function i18nFor(language: Language): I18n {
	const cachedI18n = i18nByLanguage.get(language);
	if (cachedI18n) return cachedI18n;
	const translateKey = (namespace: TranslationNamespace, key: string, values?: InterpolationValues) =>
		translateText(getTranslations(language, namespace) ?? {}, language, key, { ...defaultVariables, ...values });
	const i18n: I18n = {
		language,
		// i18next's types have the keys and each key's values.
		t: ((key: string, values?: InterpolationValues) =>
			translateKey("translation", key, values) ?? key) as unknown as TFunction,
		meta: (key, values) => translateKey("meta", key, values) ?? "",
	};
	i18nByLanguage.set(language, i18n);
	return i18n;
}

/** Adds the texts of a file, in place of earlier ones. */
export function addTranslations(
	language: Language,
	namespace: TranslationNamespace,
	translations: TranslationTree,
): void {
	translationTrees.set(`${language}/${namespace}`, translations);
}

/** A file's texts; undefined if they are not loaded. */
export function getTranslations(language: Language, namespace: TranslationNamespace): TranslationTree | undefined {
	return translationTrees.get(`${language}/${namespace}`);
}
