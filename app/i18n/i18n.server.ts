import { readLocale } from "#content/locales/locales.server.ts";
import { defaultLanguage, languageCodes } from "#site/languages.ts";
import { base, sharedOptions } from "./i18n.ts";

/** Fills the store from the files themselves: the build knows every language at once. */
base.init({
	...sharedOptions,
	lng: defaultLanguage,
	initAsync: false,
	resources: Object.fromEntries(
		languageCodes.map((code) => [
			code,
			{ translation: readLocale(code, "translation"), meta: readLocale(code, "meta") },
		]),
	),
});
