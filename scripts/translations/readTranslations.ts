import { defaultLanguage } from "#site/languages.ts";
import { readData, textAt } from "./dataFile.ts";
import { isLanguageCode } from "./describeLanguage.ts";
import { matchLanguage, parseTag } from "./matchLanguage.ts";
import { readRecord, type TranslationRecord, targetLanguages } from "./record.ts";
import { digestOf, type Unit } from "./unit.ts";
import { allUnits } from "./units/allUnits.ts";

/** `changed`: the English words are others than those that the translation was made from, or nobody has said that they are not. */
export type UnitState = "translated" | "changed" | "missing";

/** A unit with what a language has for it. */
export interface Translation {
	readonly unit: Unit;
	/** The translation, be it offered or waiting. */
	readonly text?: string;
	readonly state: UnitState;
}

/** Everything that a language has of the site's texts, and lacks. */
export interface Translations {
	readonly language: string;
	readonly record: TranslationRecord;
	readonly all: readonly Translation[];
}

/**
 * @param tag a language in any spelling: `ru`, `ru-RU`, `ru_RU`
 * @throws for a language that the site does not have and nobody has begun, with the remedy
 */
export function readTranslations(tag: string): Translations {
	const known = targetLanguages();
	const language = matchLanguage(tag, known);
	if (!language) throw new Error(describeUnknown(tag, known));
	const record = readRecord(language);
	const files = new Map<string, unknown>();
	const dataOf = (file: string) => {
		if (!files.has(file)) files.set(file, readData(file));
		return files.get(file);
	};
	const all = allUnits(language).map((unit): Translation => {
		const text = textAt(dataOf(unit.target.file), unit.target.path) ?? record.waiting[unit.id];
		if (text === undefined) return { unit, state: "missing" };
		const isFresh = record.madeFrom[unit.id] === digestOf(unit.source);
		return { unit, text, state: isFresh ? "translated" : "changed" };
	});
	return { language, record, all };
}

function describeUnknown(tag: string, known: readonly string[]): string {
	const list = known.join(", ");
	const code = parseTag(tag)?.language;
	if (code === defaultLanguage)
		return `"${tag}": the site is written in English. Name the language of the translations: ${list}.`;
	if (!code || !isLanguageCode(code)) return `"${tag}" is not the code of a language. Write one of ${list}.`;
	if (known.includes(code)) return `"${tag}" is none of ${list}. Write one of them if the texts are in it.`;
	return `"${tag}" is none of ${list}. Begin the language: npm run translations -- add ${code}`;
}
