import { readData, textAt } from "./dataFile.ts";
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

/** @throws for a language that nobody has begun, with the remedy */
export function readTranslations(language: string): Translations {
	if (!targetLanguages().includes(language)) {
		const known = targetLanguages().join(", ");
		throw new Error(`"${language}" is none of ${known}. Begin it: npm run translations -- add ${language || "de"}`);
	}
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
