import { expect, it } from "vitest";
import { getTranslations, i18nFor } from "./i18n.ts";
import "./i18n.server.ts";
import { languageCodes } from "#config/languages.ts";
import { readLocale } from "#content/locales/locales.server.ts";

it("loads texts and metadata of every language for the build", () => {
	for (const code of languageCodes) {
		expect(getTranslations(code, "translation"), code).toEqual(readLocale(code, "translation"));
		expect(getTranslations(code, "meta"), code).toEqual(readLocale(code, "meta"));
	}
	expect(i18nFor("ru").t("errors.404.title")).toMatch(/[а-я]/);
});
