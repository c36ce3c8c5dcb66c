import { expect, it } from "vitest";
import { matchLanguage } from "./matchLanguage.ts";
import { readTranslations } from "./readTranslations.ts";
import { targetLanguages } from "./record.ts";

const known = ["ru", "id", "pt", "pt-BR", "zh", "sr"];

it.each([
	["ru", "ru"],
	["ru_RU", "ru"],
	["ru-RU", "ru"],
	["RU", "ru"],
	["ru_RU.UTF-8", "ru"],
	["ru-Cyrl", "ru"],
	["rus", "ru"],
	["in_ID", "id"],
	["pt_br", "pt-BR"],
	["pt-PT", "pt"],
	["zh-CN", "zh"],
])("takes %s for %s", (tag, code) => {
	expect(matchLanguage(tag, known)).toBe(code);
});

it.each(["", "de", "uk-UA", "zh-TW", "sr-Latn", "sr_RS@latin", "Russian (Russia)", "-"])(
	"finds no language for %j",
	(tag) => {
		expect(matchLanguage(tag, known)).toBeUndefined();
	},
);

it("reads the translations of a language by any of its tags", () => {
	expect(readTranslations("ru_RU").language).toBe("ru");
});

const list = targetLanguages().join(", ");

it.each([
	["de_DE", `"de_DE" is none of ${list}. Begin the language: npm run translations -- add de`],
	["en-GB", `"en-GB": the site is written in English. Name the language of the translations: ${list}.`],
	["Russian", `"Russian" is not the code of a language. Write one of ${list}.`],
	["", `"" is not the code of a language. Write one of ${list}.`],
	["ru-Latn", `"ru-Latn" is none of ${list}. Write one of them if the texts are in it.`],
])("refuses %j with a remedy that leads somewhere", (tag, problem) => {
	expect(() => readTranslations(tag)).toThrow(problem);
});
