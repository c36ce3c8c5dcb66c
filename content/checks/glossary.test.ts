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

function formTexts(): WrittenText[] {
	return languages.flatMap((language) =>
		fields(
			"content/formMessages.json",
			language,
			Object.fromEntries(Object.entries(formMessages[language]).filter(([, text]) => typeof text === "string")),
		),
	);
}

describe("the glossary", () => {
	it("is kept by the translations", () => {
		expect(languages.flatMap((language) => findViolations(localeTexts(language)))).toEqual([]);
	});

	it("is kept by the games", () => {
		const texts = gameTexts();
		expect(texts.length).toBeGreaterThan(200);
		expect(findViolations(texts)).toEqual([]);
	});

	it("is kept by the news", () => {
		expect(findViolations(newsTexts())).toEqual([]);
	});

	it("is kept by the server's form", () => {
		expect(findViolations(formTexts())).toEqual([]);
	});

	it.each([
		["en", "home.publish.text", "Keep 85% of it", 'public/a.json: home.publish.text: "Keep 85%": write'],
		["en", "about.text", "Money that holds still.", '"holds still": write "1 T$ = 1 USDT"'],
		["en", "about.text", "The norm is 30.", '"norm": write "the industry norm"'],
		["en", "home.text", "Spend your winnings", '"winnings": write "earn"'],
		["ru", "about.text", "Платите криптой", '"криптой": write "криптовалюта"'],
		["ru", "about.text", "Обычно берут 30\u00a0%", '"Обычно берут": write "обычно в отрасли берут"'],
		["id", "errors.code", "Galat 404", '"Galat": write "kesalahan"'],
	] as const)("in %s, names file, key, phrase and remedy: %s, %s", (language, key, text, message) => {
		const file = language === "ru" ? "public/locales/ru/translation.json" : "public/a.json";
		const [line, ...others] = findViolations([{ file, key, language, text }]);
		expect(line).toContain(message);
		expect(others).toEqual([]);
	});

	it("lets the industry have its norm, and players be addressed as players", () => {
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

	it("has a word for each thing in each language", () => {
		expect(readGlossary().terms.length).toBeGreaterThan(14);
	});
});
