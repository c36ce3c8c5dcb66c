import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { figureVariables } from "#config/figureVariables.ts";
import { languageCodes } from "#config/languages.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { type TranslationTree, translateText } from "./translateText.ts";

const counts = [0, 1, 2, 3, 5, 11, 21, 22, 101, 1.5, 1_000_000];

/** All keys of a file, without the suffixes of plural forms. */
function keysOf(texts: TranslationTree, prefix = ""): string[] {
	return Object.entries(texts).flatMap(([name, value]) =>
		typeof value === "string"
			? [(prefix + name).replace(/_(one|two|few|many|other)$/, "")]
			: keysOf(value as TranslationTree, `${prefix}${name}.`),
	);
}

/** Interpolation values that equal their names, so that a missing one is visible. */
function valuesOf(texts: TranslationTree): Record<string, unknown> {
	const names = [...JSON.stringify(texts).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? "");
	return { ...Object.fromEntries(names.map((name) => [name, `<${name}> & {{name}}`])), ...figureVariables };
}

describe.each(languageCodes)("translated texts in %s", (language) => {
	it.each(["translation", "meta"] as const)("equal those of i18next for each of %s, with every count", async (file) => {
		const texts = readLocale(language, file);
		const i18nextLibrary = i18next.createInstance();
		const values = valuesOf(texts);
		await i18nextLibrary.init({
			lng: language,
			fallbackLng: false,
			resources: { [language]: { translation: texts } },
			interpolation: { escapeValue: false },
		});
		const textDifferences = [...new Set(keysOf(texts))].flatMap((key) =>
			[undefined, ...counts].flatMap((count) => {
				const given = { ...values, count };
				const ownText = translateText(texts, language, key, given) ?? key;
				const i18nextText = String(i18nextLibrary.t(key as never, { ...given, skipOnVariables: true } as never));
				return ownText === i18nextText ? [] : [{ key, count, ownText, theirs: i18nextText }];
			}),
		);
		expect(textDifferences).toEqual([]);
	});
});

it("returns nothing for unknown keys, and removes placeholders without a value", () => {
	const texts = { a: { b: "{{x}}, {{y}}" } };
	expect(translateText(texts, "en", "a.b", { x: 1 })).toBe("1, ");
	for (const key of ["a", "a.c", "a.b.c", "c.b"]) expect(translateText(texts, "en", key, {}), key).toBeUndefined();
});
