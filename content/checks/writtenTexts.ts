import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { fillFigures } from "#config/figureVariables.ts";
import { formMessages } from "#content/formMessages.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { flattenTexts } from "#content/locales/parseLocale.ts";
import { readTemplate } from "#content/readers/readTemplate.server.ts";
import { type WrittenLanguage, type WrittenText, writtenLanguages } from "./glossary.ts";

/** Keywords may use any words, and URLs are not text. */
const isShown = (key: string) => !key.endsWith("keywords") && !/keywords\.\d+$/.test(key);

const fields = (file: string, language: WrittenLanguage, data: Record<string, unknown>): WrittenText[] =>
	[...flattenTexts(data)]
		.filter(([key, text]) => typeof text === "string" && isShown(key))
		.map(([key, text]) => ({ file, key, language, text: fillFigures(String(text)) }));

export function localeTexts(language: WrittenLanguage): WrittenText[] {
	return (["translation", "meta"] as const).flatMap((name) =>
		fields(`public/locales/${language}/${name}.json`, language, readLocale(language, name)),
	);
}

export function gameTexts(): WrittenText[] {
	return globSync("content/games/*.yaml").flatMap((file) => {
		const { en, ru } = parse(readFileSync(file, "utf8"));
		return [...fields(file, "en", { en: groupLists(en) }), ...fields(file, "ru", { ru: groupLists(ru) })];
	});
}

/** Converts lists to groups, so that `flattenTexts` gives each text a key. */
const groupLists = (texts: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, Array.isArray(value) ? { ...value } : value]));

/** Removes emphasis, link targets and line breaks; replaces no-break spaces. */
function toPlainText(markdown: string): string {
	const words = markdown.replaceAll(/\]\([^)]*\)/g, "]").replaceAll(/[*`[\]]/g, "");
	return words.replaceAll(/[\s\u00a0\u202f]+/g, " ");
}

export function newsTexts(folder = "content/news"): WrittenText[] {
	return globSync(`${folder}/*.md`).flatMap((file) => {
		const language = writtenLanguages.find((code) => file.endsWith(`.${code}.md`)) ?? "en";
		return readTemplate(file, [], language)
			.split("\n")
			.map((text, index) => ({ file, key: `line ${index + 1}`, language, text: toPlainText(text) }))
			.filter(({ text }) => !/^(?:keywords|slug):/.test(text));
	});
}

export function formTexts(): WrittenText[] {
	return writtenLanguages.flatMap((language) => fields("content/formMessages.json", language, formMessages[language]));
}

export function allTexts(): WrittenText[] {
	return [...writtenLanguages.flatMap(localeTexts), ...gameTexts(), ...newsTexts(), ...formTexts()];
}
