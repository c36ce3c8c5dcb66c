import { expect, it } from "vitest";
import { readLocale } from "#content/locales/locales.server.ts";
import { flattenTexts } from "#content/locales/parseLocale.ts";
import { findEnglish } from "./findEnglish.ts";
import { formTexts, gameTexts, localeTexts, newsTexts } from "./writtenTexts.ts";

const textsOf = (language: "en" | "ru" | "id") => flattenTexts(readLocale(language, "translation"));

/** Texts that are the same in English. */
const shared = {
	id: ["layout.menu", "search.kind.genre", "search.kind.studio", "contact.email", "contact.ok"],
	ru: [],
} as const;

it.each(["ru", "id"] as const)("no text in %s is left in English", (language) => {
	const english = textsOf("en");
	const left = [...textsOf(language)].flatMap(([key, text]) => {
		const words = String(text).replaceAll(/\{\{.*?\}\}|<.*?>/g, "");
		return /\p{Letter}/u.test(words) && text === english.get(key) ? [key] : [];
	});
	expect(left).toEqual(shared[language]);
});

it.each(["translation", "meta"] as const)("each Russian text of %s.json with words has Russian words", (namespace) => {
	const texts = [...flattenTexts(readLocale("ru", namespace))];
	const withoutRussian = texts.filter(([, text]) => {
		const ownText = String(text).replace(/\{\{.*?\}\}/g, "");
		return /\p{L}{2}/u.test(ownText) && !/\p{Script=Cyrillic}/u.test(ownText);
	});
	expect(withoutRussian).toEqual([]);
});

it("no Russian text has an English sentence", () => {
	const texts = [...localeTexts("ru"), ...gameTexts(), ...newsTexts(), ...formTexts()].filter(
		({ language }) => language === "ru",
	);
	expect(texts.length).toBeGreaterThan(1000);
	const found = texts.flatMap(({ file, key, text }) =>
		findEnglish(text).map((words) => `${file}: ${key}: "${words}" is English: translate it.`),
	);
	expect(found).toEqual([]);
});

it("finds sentences of five Latin words in a row, but no titles and names", () => {
	expect(findEnglish("Нажми: Play it in your messenger.")).toEqual(["Play it in your messenger"]);
	expect(findEnglish("Tung Sahur and Repo, Maze Escape: Toilet Rush и Rust & Candyfloss")).toEqual([]);
});
