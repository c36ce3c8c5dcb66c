import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { fillFacts } from "#config/factVariables.ts";
import { formMessages } from "#content/formMessages.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { flattenTexts } from "#content/locales/parseLocale.ts";
import { readTemplate } from "#content/readers/readTemplate.server.ts";
import { findViolations, readGlossary, type WrittenLanguage, type WrittenText } from "./glossary.ts";
import { plainTextOf } from "./plainText.ts";

const languages = ["en", "ru", "id"] as const;

/** Keywords may use any word, and addresses are not text. */
const isShown = (key: string) => !key.endsWith("keywords") && !/keywords\.\d+$/.test(key);

const fields = (file: string, language: WrittenLanguage, data: Record<string, unknown>): WrittenText[] =>
	[...flattenTexts(data)]
		.filter(([key, text]) => typeof text === "string" && isShown(key))
		.map(([key, text]) => ({ file, key, language, text: fillFacts(String(text)) }));

function localeTexts(language: WrittenLanguage): WrittenText[] {
	return (["translation", "meta"] as const).flatMap((name) =>
		fields(`public/locales/${language}/${name}.json`, language, readLocale(language, name)),
	);
}

function gameTexts(): WrittenText[] {
	return globSync("content/games/*.yaml").flatMap((file) => {
		const { en, ru } = parse(readFileSync(file, "utf8"));
		return [...fields(file, "en", { en: lists(en) }), ...fields(file, "ru", { ru: lists(ru) })];
	});
}

/** Lists as groups, so that `flattenTexts` gives each of their texts a key. */
const lists = (texts: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, Array.isArray(value) ? { ...value } : value]));

function newsTexts(): WrittenText[] {
	return globSync("content/news/*.md").flatMap((file) =>
		readTemplate(file, [])
			.split("\n")
			.map((text, index) => ({ file, key: `line ${index + 1}`, language: "en" as const, text: plainTextOf(text) }))
			.filter(({ text }) => !/^(?:keywords|slug):/.test(text)),
	);
}

function formTexts(language: WrittenLanguage): WrittenText[] {
	return fields("content/formMessages.json", language, { ...formMessages[language] });
}

describe("the check of the glossary", () => {
	it.each([
		["the translations", languages.flatMap(localeTexts), 1000],
		["the texts of games", gameTexts(), 200],
		["the articles", newsTexts(), 200],
		["the contact form of the server", languages.flatMap(formTexts), 30],
	])("finds no forbidden word in %s", (_, texts, minimum) => {
		expect(texts.length).toBeGreaterThan(minimum);
		expect(findViolations(texts)).toEqual([]);
	});

	it.each([
		["en", "home.publish.text", "Keep 85% of it", 'public/a.json: home.publish.text: "Keep 85%": write'],
		["en", "about.text", "Money that holds still.", '"holds still": write "1 T$ = 1 USDT"'],
		["en", "about.text", "The norm is 30.", '"norm": write "the industry norm"'],
		["en", "home.text", "Spend your winnings", '"winnings": write "earn"'],
		["ru", "about.text", "Платите криптой", '"криптой": write "криптовалюта"'],
		["ru", "about.text", "Выводите деньги криптовалютой", '"Выводите деньги криптовалютой": write "вывести в'],
		["en", "about.text", "Our referral programme", '"programme": write "program"'],
		["ru", "about.text", "Обычно берут 30\u00a0%", '"Обычно берут": write "обычно в отрасли берут"'],
		["id", "errors.code", "Galat 404", '"Galat": write "kesalahan"'],
	] as const)(
		"finds in %s a forbidden phrase and names file, key, phrase and fix: %s, %s",
		(language, key, text, message) => {
			const file = language === "ru" ? "public/locales/ru/translation.json" : "public/a.json";
			const [line, ...others] = findViolations([{ file, key, language, text }]);
			expect(line).toContain(message);
			expect(others).toEqual([]);
		},
	);

	it("allows the word norm for the industry and informal address for players", () => {
		const file = "public/locales/ru/translation.json";
		expect(
			findViolations([
				{ file: "a", key: "b", language: "en", text: "The industry norm is 30%." },
				{ file, key: "home.text", language: "ru", text: "Зарабатывай больше" },
			]),
		).toEqual([]);
		expect(findViolations([{ file, key: "home.text", language: "ru", text: "Зарабатывайте больше" }])[0]).toContain(
			'"ты"',
		);
	});

	it("defines a term for each concept in each language", () => {
		expect(readGlossary().terms.length).toBeGreaterThan(14);
	});
});
