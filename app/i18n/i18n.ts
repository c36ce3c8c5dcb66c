import i18next, { type i18n as I18n } from "i18next";
import { factVariables } from "#site/factVariables.ts";
import { type Language, languageCodes } from "#site/languages.ts";
import { site } from "#site/site.ts";

/** Holds the resources: one per process in the build, one per tab in the browser. */
export const base: I18n = i18next.createInstance();

/**
 * Options that the build and the browser share. No fallback language: a missing key fails the gate, it is never shown
 * in another language. React escapes what it renders, so i18next does not. The figures of the facts and the product's
 * name fill their places.
 */
export const sharedOptions = {
	fallbackLng: false,
	supportedLngs: [...languageCodes],
	ns: ["translation", "meta"],
	defaultNS: "translation",
	interpolation: { escapeValue: false, defaultVariables: { ...factVariables, product: site.name } },
	react: { useSuspense: false },
} as const;

const clones = new Map<Language, I18n>();

/** The instance that speaks one language; light, sharing the store. The language's resources must be in the store. */
export function i18nFor(language: Language): I18n {
	const known = clones.get(language);
	if (known) return known;
	const clone = base.cloneInstance({ lng: language, initAsync: false });
	clones.set(language, clone);
	return clone;
}
