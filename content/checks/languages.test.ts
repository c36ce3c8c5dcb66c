import { expect, it } from "vitest";
import { readLocale } from "#content/locales/locales.server.ts";
import { flattenTexts } from "#content/locales/parseLocale.ts";

const textsOf = (language: "en" | "ru" | "id") => flattenTexts(readLocale(language, "translation"));

/** Words that the other language writes as English does. */
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
