import { expect, it } from "vitest";
import { base, i18nFor } from "./i18n.ts";
import "./i18n.server.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { languageCodes } from "#site/languages.ts";

it("gives the build every language's texts and metadata at once", () => {
	for (const code of languageCodes) {
		expect(base.getResourceBundle(code, "translation"), code).toEqual(readLocale(code, "translation"));
		expect(base.getResourceBundle(code, "meta"), code).toEqual(readLocale(code, "meta"));
	}
	expect(base.isInitialized).toBe(true);
	expect(base.language).toBe("en");
	expect(i18nFor("ru").t("errors.404.title")).toMatch(/[а-я]/);
});
