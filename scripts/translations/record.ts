import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { defaultLanguage, languageCodes } from "#site/languages.ts";
import { readData } from "./dataFile.ts";

const folder = "content/translations";

/** What is known of a language's translations besides the translations themselves. */
const recordSchema = z.strictObject({
	/** For each text, by its unit's id, the digest of the English words that it was made from. */
	madeFrom: z.record(z.string(), z.string().regex(/^[0-9a-f]{8}$/, "write eight hexadecimal digits")),
	/** Translated texts of pages that are not complete yet, by their units' ids: no visitor gets them. */
	waiting: z.record(z.string(), z.string()),
});

export type TranslationRecord = z.infer<typeof recordSchema>;

/** `content/translations/de.json` */
export function recordFile(language: string): string {
	return `${folder}/${language}.json`;
}

/** The record of a language; an empty one where there is no file. @throws where the file is not valid: file, field, remedy */
export function readRecord(language: string): TranslationRecord {
	const file = recordFile(language);
	const parsed = recordSchema.safeParse(readData(file) ?? { madeFrom: {}, waiting: {} });
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	throw new Error(`${file}: field "${issue?.path.join(".")}": ${issue?.message}. Correct it, or delete the line.`);
}

/** @param order of the ids in the file: that of the units; what is no unit any more is left out */
export function writeRecord(language: string, record: TranslationRecord, order: readonly string[]): void {
	const sorted = (texts: Readonly<Record<string, string>>) =>
		Object.fromEntries(
			order.flatMap((id) => {
				const text = texts[id];
				return text === undefined ? [] : [[id, text]];
			}),
		);
	mkdirSync(folder, { recursive: true });
	const ordered = { madeFrom: sorted(record.madeFrom), waiting: sorted(record.waiting) };
	writeFileSync(path.normalize(recordFile(language)), `${JSON.stringify(ordered, null, "\t")}\n`);
}

/** Codes of the languages that somebody translates into: the site's own but English, and those that have begun. */
export function targetLanguages(): string[] {
	const begun = existsSync(folder)
		? readdirSync(folder).flatMap((name) => (name.endsWith(".json") ? [path.basename(name, ".json")] : []))
		: [];
	const own: readonly string[] = languageCodes;
	return [...own.filter((code) => code !== defaultLanguage), ...begun.filter((code) => !own.includes(code)).sort()];
}
