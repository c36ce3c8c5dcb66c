import { expect, it, vi } from "vitest";
import { looksLikeLanguageTag } from "./languageTag.ts";

it.each(["de", "fr", "xx", "qq", "RU", "fil", "eng", "pt-br", "pt-BR", "ru-RU", "zh-Hans", "zh-hant-TW", "es-419"])(
	"looksLikeLanguageTag accepts the language tag %s",
	(segment) => {
		expect(looksLikeLanguageTag(segment)).toBe(true);
	},
);

it.each([
	"",
	"a",
	"faq",
	"sdk",
	"app",
	"api",
	"nope",
	"b2b",
	"games",
	"go-live",
	"re-open",
	"pt-q1",
	"pt-qq",
	"de-1996",
	"de-",
	"de_AT",
])("looksLikeLanguageTag rejects the ordinary path segment %j", (segment) => {
	expect(looksLikeLanguageTag(segment)).toBe(false);
});

it("looksLikeLanguageTag accepts only two letters in a browser without Intl.DisplayNames", () => {
	vi.stubGlobal("Intl", { ...Intl, DisplayNames: undefined });
	expect(["de", "fil", "pt-BR", "faq"].map(looksLikeLanguageTag)).toEqual([true, false, false, false]);
});
