import { expect, it } from "vitest";
import { findViolations, writtenLanguages } from "./glossary.ts";
import { formTexts, gameTexts, localeTexts, newsTexts } from "./writtenTexts.ts";

it.each([
	["the translations", writtenLanguages.flatMap(localeTexts), 1000],
	["the texts of games", gameTexts(), 200],
	["the articles", newsTexts(), 200],
	["the contact form of the server", formTexts(), 30],
])("the check of the glossary finds no forbidden word in %s", (_, texts, minimum) => {
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
	["ru", "about.text", "Обычно берут 30\u00a0%", '"Обычно берут": write "обычная комиссия в отрасли"'],
	["en", "about.text", "Your rate stands in the portal", '"stands in": write "is in, is listed in"'],
	["ru", "contact.text", "Вам ответит человек", '"ответит человек": write "мы скоро ответим"'],
	["id", "contact.text", "Pesan dibaca manusia", '"dibaca manusia": write "sebutkan langsung"'],
	["id", "errors.code", "Galat 404", '"Galat": write "kesalahan"'],
] as const)(
	"the check of the glossary finds in %s a forbidden phrase and names file, key, phrase and fix: %s, %s",
	(language, key, text, message) => {
		const file = language === "ru" ? "public/locales/ru/translation.json" : "public/a.json";
		const [line, ...others] = findViolations([{ file, key, language, text }]);
		expect(line).toContain(message);
		expect(others).toEqual([]);
	},
);

it("the check of the glossary allows the word norm for the industry and informal address for players", () => {
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
