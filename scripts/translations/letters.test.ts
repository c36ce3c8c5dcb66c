import { expect, it } from "vitest";
import { readLocale } from "#content/locales/locales.server.ts";
import { flatten } from "#content/locales/parseLocale.ts";
import { languageCodes } from "#site/languages.ts";
import { lettersOf, lettersWithoutFont } from "./letters.ts";

it.each([
	["de", ["ä", "é", "ö", "ü"]],
	["pl", ["ó", "ą", "ę", "ł", "ń", "ś", "ż"]],
	["id", []],
	["ru", []],
])("tells which letters of %s the fonts lack", (language, letters) => {
	expect(lettersWithoutFont(lettersOf(language))).toEqual(letters);
});

it.each(languageCodes)("finds a font for every letter that the site has in %s", (language) => {
	expect(lettersWithoutFont([...flatten(readLocale(language, "translation")).values()].map(String))).toEqual([]);
});
