import { existsSync, writeFileSync } from "node:fs";
import { checkPlaceholders } from "#content/locales/checkText.ts";
import { readPlural } from "#content/locales/plurals.ts";
import { siteRules } from "#content/locales/rules.ts";
import { cleanText, findForbidden } from "#content/model/cleanText.ts";
import { readText } from "#content/readers/readText.server.ts";
import { type DataValue, readData, setValues } from "./dataFile.ts";
import type { TranslationEntry, TranslationExchange } from "./exchange.ts";
import { addSources, findLanguage, readTranslations, type Translation } from "./readTranslations.ts";
import { everyPage, type TextUnit } from "./textUnits.ts";

/** A translation that may be written. */
interface Accepted {
	readonly unit: TextUnit;
	readonly text: string;
	/** Whether it differs from the site's. */
	readonly isChanged: boolean;
	/** The English text that it was made from. */
	readonly source: string;
}

export interface ImportResult {
	readonly accepted: readonly Accepted[];
	/** One line per refused translation: id, problem, remedy. */
	readonly refused: readonly string[];
	/** How many translations the file marks as not final, by mark. */
	readonly unfinished: Readonly<Record<string, number>>;
	/** Accepted translations that were not written, because their page, game or document is not complete. */
	readonly leftOut: readonly Accepted[];
	/** Files that were changed. */
	readonly files: readonly string[];
}

/**
 * Writes the translations of a file into the site's files. Texts that the file does not have, or marks as not final, stay as they
 * are. A page, game or document that the language does not have yet is written only when it is complete.
 *
 * @throws if the site does not have the language
 */
export function importTexts({ language: tag, entries }: TranslationExchange): ImportResult {
	const language = findLanguage(tag);
	const translations = readTranslations(language);
	const { accepted, refused, unfinished } = checkEntries(entries, translations);
	const isShown = findShownParts(language, translations, accepted);
	const written = accepted.filter(({ unit }) => unit.parts.some(isShown));
	const leftOut = accepted.filter((one) => !written.includes(one));
	const changed = Map.groupBy(
		written.filter(({ isChanged }) => isChanged),
		({ unit }) => unit.file,
	);
	for (const [file, own] of changed) {
		const values = own.flatMap(({ unit, text }): DataValue[] => [...(unit.companions ?? []), [unit.path, text]]);
		writeFileSync(file, setValues(file, existsSync(file) ? readText(file) : "{}", values));
	}
	addSources(language, translations, Object.fromEntries(written.map(({ unit, source }) => [unit.id, source])));
	return { accepted: written, refused, unfinished, leftOut, files: [...changed.keys()] };
}

/** Decides which translations of a file may be written. */
export function checkEntries(
	entries: readonly TranslationEntry[],
	translations: readonly Translation[],
): Pick<ImportResult, "accepted" | "refused" | "unfinished"> {
	const known = new Map(translations.map((translation) => [translation.unit.id, translation]));
	const accepted = new Map<string, Accepted>();
	const refused: string[] = [];
	const unfinished: Record<string, number> = {};
	for (const { id, source, target, unfinished: mark } of entries) {
		if (target === undefined) continue;
		const { unit, text: existing } = known.get(id) ?? {};
		if (!unit) refused.push(`${id}: the site no longer has this text; export again`);
		else if (mark) unfinished[mark] = (unfinished[mark] ?? 0) + 1;
		else {
			// Some tools replace no-break spaces and line ends.
			const isChanged = existing === undefined || toPlain(existing) !== toPlain(target);
			const text = isChanged ? cleanText(target).trim() : existing;
			// English may leave out the number in its form for one.
			const general = known.get(`${readPlural(id)?.base}_other`)?.unit.source ?? unit.source;
			const problem = findInvisible(text) ?? checkPlaceholders(general, text) ?? unit.check(text);
			if (problem) refused.push(`${id}: ${problem}`);
			const madeFrom = toPlain(source) === toPlain(unit.source) ? unit.source : source;
			if (!problem) accepted.set(id, { unit, text, isChanged, source: madeFrom });
		}
	}
	const missing = translations.filter(({ unit, text }) => text === undefined && !accepted.has(unit.id));
	const missingForms = Map.groupBy(missing, ({ unit }) => readPlural(unit.id)?.base);
	for (const id of [...accepted.keys()]) {
		const base = readPlural(id)?.base;
		const forms = base && missingForms.get(base)?.map(({ unit }) => unit.id);
		if (!forms) continue;
		accepted.delete(id);
		refused.push(`${id}: other forms of this counted text are missing; translate ${forms.join(", ")} as well`);
	}
	return { accepted: [...accepted.values()], refused, unfinished };
}

function findInvisible(text: string): string | undefined {
	const character = findForbidden(text);
	return character && `it has the invisible character ${character}; remove it`;
}

function toPlain(text: string): string {
	return cleanText(text)
		.trim()
		.replaceAll(/[\u00a0\u202f]/g, " ");
}

/** Finds the parts that the language has already, or has completely with the accepted texts. */
function findShownParts(
	language: string,
	translations: readonly Translation[],
	accepted: readonly Accepted[],
): (part: string) => boolean {
	const declared = Object.keys(readData(`public/locales/${language}/meta.json`) ?? {});
	const ids = new Set(accepted.map(({ unit }) => unit.id));
	const missing = translations.filter(({ unit, text }) => text === undefined && !ids.has(unit.id));
	const incomplete = new Set(missing.flatMap(({ unit }) => unit.parts));
	return (part) => {
		if (declared.includes(part) || (part === everyPage && declared.length > 0)) return true;
		return !incomplete.has(part) && !(siteRules.pages.includes(part) && incomplete.has(everyPage));
	};
}
