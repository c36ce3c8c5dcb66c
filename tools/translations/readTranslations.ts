import { existsSync, writeFileSync } from "node:fs";
import { Document } from "yaml";
import { defaultLanguage, languageCodes } from "#config/languages.ts";
import { readData } from "./dataFile.ts";
import { listTextUnits, type TextUnit } from "./textUnits.ts";

/** A text with its translation. `outdated`: the translation was made from another English text, or is not confirmed yet. */
export interface Translation {
	readonly unit: TextUnit;
	readonly text?: string;
	readonly state: "translated" | "outdated" | "missing";
	/** The English text that an outdated translation was made from, if known. */
	readonly previousSource?: string;
}

/** English texts that translations were made from, keyed by the id of the unit. */
type TranslatedSources = Readonly<Record<string, string>>;

const sourcesFile = (language: string) => `content/translations/${language}.json`;

function readSources(language: string): TranslatedSources {
	return (readData(sourcesFile(language)) ?? {}) as TranslatedSources;
}

/** Adds sources to the stored ones, in the order of all `translations`, and removes those of removed texts. */
export function addSources(language: string, translations: readonly Translation[], added: TranslatedSources): void {
	const sources = { ...readSources(language), ...added };
	const rows = translations.flatMap(({ unit: { id } }) => (sources[id] === undefined ? [] : [[id, sources[id]]]));
	const text = `${JSON.stringify(Object.fromEntries(rows), null, "\t")}\n`;
	if (rows.length > 0 || existsSync(sourcesFile(language))) writeFileSync(sourcesFile(language), text);
}

/** Lists the site's texts with the translations that a language has. */
export function readTranslations(language: string): Translation[] {
	const sources = readSources(language);
	const files = new Map<string, Document>();
	return listTextUnits(language).map((unit): Translation => {
		const data = files.get(unit.file) ?? new Document(readData(unit.file));
		files.set(unit.file, data);
		const text = data.getIn(unit.path);
		if (typeof text !== "string") return { unit, state: "missing" };
		const previousSource = sources[unit.id];
		if (previousSource === unit.source) return { unit, text, state: "translated" };
		return { unit, text, state: "outdated", ...(previousSource !== undefined && { previousSource }) };
	});
}

/** Languages that the site is translated into. */
export const targetLanguages: readonly string[] = languageCodes.filter((code) => code !== defaultLanguage);

/**
 * Finds the site's language for a BCP 47 or gettext tag: `ru-RU`, `ru_RU.UTF-8` and `RU` are `ru`. The region may differ, the
 * script may not: `zh-TW` is not `zh`.
 *
 * @throws if the site does not have the language, with the remedy
 */
export function findLanguage(tag: string, known: readonly string[] = targetLanguages): string {
	const wanted = parseTag(tag);
	const code =
		known.find((candidate) => parseTag(candidate)?.baseName === wanted?.baseName) ??
		known.find((candidate) => getWrittenLanguage(candidate) === getWrittenLanguage(tag));
	if (wanted && code) return code;
	throw new Error(
		`"${tag}" is none of the site's languages ${known.join(", ")}. Write one of them; docs/translating.md tells how to add one.`,
	);
}

/** gettext may add an encoding: `ru_RU.UTF-8`. */
function parseTag(tag: string): Intl.Locale | undefined {
	try {
		return new Intl.Locale(tag.replace(/\.[^@]*/, "").replaceAll("_", "-"));
	} catch {
		return undefined;
	}
}

function getWrittenLanguage(tag: string): string {
	const { language, script } = parseTag(tag)?.maximize() ?? {};
	return `${language}-${script}`;
}
