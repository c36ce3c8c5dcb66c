import { languageCodes } from "#config/languages.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { addTranslations } from "./i18n.ts";

// From the files themselves: the build knows every language at once.
for (const language of languageCodes) {
	addTranslations(language, "translation", readLocale(language, "translation"));
	addTranslations(language, "meta", readLocale(language, "meta"));
}
