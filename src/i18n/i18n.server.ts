import { languageCodes } from "#config/languages.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { provide } from "./i18n.ts";

// From the files themselves: the build knows every language at once.
for (const language of languageCodes) {
	provide(language, "translation", readLocale(language, "translation"));
	provide(language, "meta", readLocale(language, "meta"));
}
