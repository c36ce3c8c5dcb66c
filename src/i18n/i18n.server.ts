import { languageCodes } from "#config/languages.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { addTranslations } from "./i18n.ts";

// The build reads the files of all languages at once.
for (const language of languageCodes) {
	addTranslations(language, "translation", readLocale(language, "translation"));
	addTranslations(language, "meta", readLocale(language, "meta"));
}
