import { expect, it } from "vitest";
import { readLocale } from "#content/locales/locales.server.ts";
import { flattenTexts } from "#content/locales/parseLocale.ts";

it.each(["translation", "meta"] as const)("each Russian text of %s.json with words has Russian words", (namespace) => {
	const texts = [...flattenTexts(readLocale("ru", namespace))];
	const withoutRussian = texts.filter(([, text]) => {
		const ownText = String(text).replace(/\{\{.*?\}\}/g, "");
		return /\p{L}{2}/u.test(ownText) && !/\p{Script=Cyrillic}/u.test(ownText);
	});
	expect(withoutRussian).toEqual([]);
});
