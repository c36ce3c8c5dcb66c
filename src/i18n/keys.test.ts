import { describe, expect, it } from "vitest";
import { defaultLanguage, isLanguage, languageCodes, languages } from "#config/languages.ts";
import type { PageKey } from "#config/pages.ts";
import { i18nFor } from "./i18n.ts";

it("the keys of translations are types, so that a misspelled key does not compile", () => {
	/** Never called: only its type errors matter. */
	const wrongKeys = () => {
		const { t } = i18nFor("en");
		t("home.hero.line1");
		t("errors.404.title");
		t("layout.language", { name: "English" });
		// @ts-expect-error a misspelt key
		t("home.hero.lien1");
		// @ts-expect-error a page without metadata
		const page: PageKey = "shop";
		// @ts-expect-error a language that the table lacks
		i18nFor("qq");
		return page;
	};
	expect(wrongKeys).toBeTypeOf("function");
});

describe("the table of languages", () => {
	it("begins with the default language and has each language once", () => {
		expect(languageCodes[0]).toBe(defaultLanguage);
		expect(new Set(languageCodes).size).toBe(languages.length);
		expect(new Set(languages.map(({ name }) => name)).size).toBe(languages.length);
	});

	it("has only codes that isLanguage accepts", () => {
		for (const code of languageCodes) expect(isLanguage(code)).toBe(true);
	});

	it.each(["EN", "ru-RU", "qq", "", undefined, "toString"])("rejects %j as a language code", (code) => {
		expect(isLanguage(code)).toBe(false);
	});
});
