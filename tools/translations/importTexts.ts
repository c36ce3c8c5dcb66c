import { existsSync, writeFileSync } from "node:fs";
import { Document } from "yaml";
import { defaultLanguage, languageCodes } from "#config/languages.ts";
import { checkPlaceholders } from "#content/locales/checkText.ts";
import { readPlural } from "#content/locales/plurals.ts";
import { siteRules } from "#content/locales/rules.ts";
import { cleanText, findForbidden } from "#content/model/cleanText.ts";
import { readText } from "#content/readers/readText.server.ts";
import { type DataValue, readData, setValues } from "./dataFile.ts";
import type { TranslationEntry, TranslationExchange } from "./exchange.ts";
import { isAsExported, toPlain } from "./exportNote.ts";
import { everyPage, listTextUnits, type TextUnit } from "./textUnits.ts";

/** A text and its translation; `outdated` if the English text has changed, or the translation is not confirmed yet. */
export interface UnitTranslation {
	readonly unit: TextUnit;
	readonly text?: string;
	readonly state: "translated" | "outdated" | "missing";
	/** The English text of an outdated translation, if known. */
	readonly previousSource?: string;
}

/** English texts of translations, keyed by unit id. */
type TranslatedSources = Readonly<Record<string, string>>;

const sourcesFile = (language: string) => `content/translations/${language}.json`;
const readSources = (language: string) => (readData(sourcesFile(language)) ?? {}) as TranslatedSources;

/** Adds sources to the stored ones, in the order of `translations`, and removes those of removed texts. */
export function addSources(language: string, translations: readonly UnitTranslation[], added: TranslatedSources): void {
	const sources = { ...readSources(language), ...added };
	const rows = translations.flatMap(({ unit: { id } }) => (sources[id] === undefined ? [] : [[id, sources[id]]]));
	const text = `${JSON.stringify(Object.fromEntries(rows), null, "\t")}\n`;
	if (rows.length > 0 || existsSync(sourcesFile(language))) writeFileSync(sourcesFile(language), text);
}

/** Lists the site's texts with a language's translations. */
export function readTranslations(language: string): UnitTranslation[] {
	const sources = readSources(language);
	const files = new Map<string, Document>();
	return listTextUnits(language).map((unit): UnitTranslation => {
		const data = files.get(unit.file) ?? new Document(readData(unit.file));
		files.set(unit.file, data);
		const text = data.getIn(unit.path);
		if (typeof text !== "string") return { unit, state: "missing" };
		const previousSource = sources[unit.id];
		if (previousSource === unit.source) return { unit, text, state: "translated" };
		return { unit, text, state: "outdated", ...(previousSource !== undefined && { previousSource }) };
	});
}

export const targetLanguages: readonly string[] = languageCodes.filter((code) => code !== defaultLanguage);

/**
 * Finds the site's language for a BCP 47 or gettext tag. The region may differ (`ru-RU`, `ru_RU.UTF-8` and `RU` are
 * `ru`), but not the script (`zh-TW` is not `zh`). @throws with the remedy if the site does not have the language
 */
export function findLanguage(tag: string, known: readonly string[] = targetLanguages): string {
	const wanted = tag.replace(/\..*/, "").replaceAll("_", "-");
	const isTag = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(wanted);
	const code =
		known.find((candidate) => candidate.toLowerCase() === wanted.toLowerCase()) ??
		known.find((candidate) => isTag && getWrittenLanguage(candidate) === getWrittenLanguage(wanted));
	if (code) return code;
	throw new Error(
		`"${tag}" is none of the site's languages ${known.join(", ")}. Write one of them; docs/guides/add-language.md says how to add one.`,
	);
}

function getWrittenLanguage(tag: string): string {
	const { language, script } = new Intl.Locale(tag).maximize();
	return `${language}-${script}`;
}

interface AcceptedText {
	readonly unit: TextUnit;
	readonly text: string;
	/** Whether it differs from the site's translation. */
	readonly isChanged: boolean;
	/** The replaced translation of the site. */
	readonly replaced?: string;
	/** Whether the site's translation has changed since the export, too. */
	readonly isConflict: boolean;
	/** The English text of the translation. */
	readonly source: string;
}

/**
 * Writes translations to the site's files, except missing and unfinished ones. New pages, games and documents of a
 * language are written only if complete; otherwise, their texts are `leftOut`.
 * @returns the result of `checkEntries`, `leftOut` and the changed `files`
 * @throws if the site does not have the language
 */
export function importTexts({ language: tag, entries }: TranslationExchange) {
	const language = findLanguage(tag);
	const translations = readTranslations(language);
	const { accepted, refused, unfinished, newerOnSite } = checkEntries(entries, translations);
	const isShown = findShownParts(language, translations, accepted);
	const written = accepted.filter(({ unit }) => unit.parts.some(isShown));
	const leftOut = accepted.filter((one) => !written.includes(one));
	const changed = Map.groupBy(
		written.filter(({ isChanged }) => isChanged),
		({ unit }) => unit.file,
	);
	for (const [file, texts] of changed) {
		const values = texts.flatMap(({ unit, text }): DataValue[] => [...(unit.companions ?? []), [unit.path, text]]);
		writeFileSync(file, setValues(file, existsSync(file) ? readText(file) : "{}", values));
	}
	addSources(language, translations, Object.fromEntries(written.map(({ unit, source }) => [unit.id, source])));
	return { accepted: written, refused, unfinished, newerOnSite, leftOut, files: [...changed.keys()] };
}

/**
 * Decides which translations may be written.
 * @returns `refused`: one line each with id, problem and remedy; `unfinished`: states of unfinished translations;
 *   `newerOnSite`: ids of texts that changed on the site since the export, but not in the file
 */
export function checkEntries(entries: readonly TranslationEntry[], translations: readonly UnitTranslation[]) {
	const known = new Map(translations.map((translation) => [translation.unit.id, translation]));
	const acceptedTexts = new Map<string, AcceptedText>();
	const problems = new Map<string, string>();
	const newerOnSite: string[] = [];
	const finishedEntries = entries.filter(({ target, unfinished }) => target !== undefined && !unfinished);
	for (const { id, source, target = "", notes } of finishedEntries) {
		const { unit, text: existing } = known.get(id) ?? {};
		if (!unit) {
			problems.set(id, "the site no longer has this text; export again");
			continue;
		}
		// Some tools replace no-break spaces and line endings.
		const isChanged = existing === undefined || toPlain(existing) !== toPlain(target);
		const replaced = isChanged ? existing : undefined;
		if (replaced !== undefined && isAsExported(notes, target)) {
			newerOnSite.push(id);
			continue;
		}
		const isConflict = replaced !== undefined && isAsExported(notes, replaced) === false;
		const text = isChanged ? cleanText(target).trim() : existing;
		// English may omit the number in its singular form.
		const generalSource = known.get(`${readPlural(id)?.base}_other`)?.unit.source ?? unit.source;
		const invisibleCharacter = findForbidden(text);
		const invisibleProblem = invisibleCharacter && `it has the invisible character ${invisibleCharacter}; remove it`;
		const problem = invisibleProblem ?? checkPlaceholders(generalSource, text) ?? unit.check(text);
		const madeFrom = toPlain(source) === toPlain(unit.source) ? unit.source : source;
		if (problem) problems.set(id, problem);
		else acceptedTexts.set(id, { unit, text, isChanged, isConflict, source: madeFrom, ...(replaced && { replaced }) });
	}
	const missing = findMissing(translations, [...acceptedTexts.values()]);
	const missingForms = Map.groupBy(missing, ({ id }) => readPlural(id)?.base);
	for (const id of acceptedTexts.keys()) {
		const baseKey = readPlural(id)?.base;
		const forms = baseKey && missingForms.get(baseKey)?.map((unit) => unit.id);
		if (!forms) continue;
		acceptedTexts.delete(id);
		problems.set(id, `other forms of this counted text are missing; translate ${forms.join(", ")} as well`);
	}
	const refused = [...problems].map(([id, problem]) => `${id}: ${problem}`);
	const unfinished = entries.flatMap((entry) => (entry.target && known.has(entry.id) && entry.unfinished) || []);
	return { accepted: [...acceptedTexts.values()], refused, unfinished, newerOnSite };
}

function findMissing(translations: readonly UnitTranslation[], accepted: readonly AcceptedText[]): TextUnit[] {
	const ids = new Set(accepted.map(({ unit }) => unit.id));
	return translations.flatMap(({ unit, text }) => (text === undefined && !ids.has(unit.id) ? [unit] : []));
}

/** Finds the parts that the language has, or completes with the accepted texts. */
function findShownParts(language: string, translations: readonly UnitTranslation[], accepted: readonly AcceptedText[]) {
	const declared = Object.keys(readData(`public/locales/${language}/meta.json`) ?? {});
	const incompleteParts = new Set(findMissing(translations, accepted).flatMap(({ parts }) => parts));
	return (part: string) => {
		if (declared.includes(part) || (part === everyPage && declared.length > 0)) return true;
		return !incompleteParts.has(part) && !(siteRules.pages.includes(part) && incompleteParts.has(everyPage));
	};
}
