import { existsSync, writeFileSync } from "node:fs";
import { siteRules } from "#content/locales/rules.ts";
import { cleanText, findForbidden } from "#content/model/cleanText.ts";
import { readText } from "#content/readers/readText.server.ts";
import { type DataValue, readData, setValues } from "./dataFile.ts";
import type { TranslationEntry, TranslationExchange } from "./exchange.ts";
import { findPlaceholderProblem } from "./protectedParts.ts";
import { findLanguage, readSources, readTranslations, type TranslationFile, writeSources } from "./readTranslations.ts";
import { everyPage, type TextUnit } from "./textUnits.ts";

/** A translation that may be written. */
interface Accepted {
	readonly unit: TextUnit;
	readonly text: string;
	/** The English text that it was made from. */
	readonly source: string;
}

export interface ImportResult {
	readonly accepted: readonly Accepted[];
	/** How many accepted translations differ from the site's. */
	readonly changed: number;
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
	const texts = new Map(translations.map(({ unit, text }) => [unit.id, text]));
	const changed = written.filter(({ unit, text }) => texts.get(unit.id) !== text);
	for (const [file, own] of Map.groupBy(changed, ({ unit }) => unit.file)) {
		const before = existsSync(file) ? readText(file) : "{}";
		writeFileSync(
			file,
			setValues(
				file,
				before,
				own.flatMap(({ unit, text }): DataValue[] => [...(unit.companions ?? []), [unit.path, text]]),
			),
		);
	}
	const sources = written.map(({ unit, source }) => [unit.id, source]);
	writeSources(language, { ...readSources(language), ...Object.fromEntries(sources) });
	const files = new Set(changed.map(({ unit }) => unit.file));
	const leftOut = accepted.filter((one) => !written.includes(one));
	return { accepted: written, changed: changed.length, refused, unfinished, leftOut, files: [...files] };
}

/** Decides which translations of a file may be written. */
export function checkEntries(
	entries: readonly TranslationEntry[],
	translations: readonly TranslationFile[],
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
			const text =
				existing !== undefined && toPlain(existing) === toPlain(target) ? existing : cleanText(target).trim();
			const problem = findProblem(unit, text);
			if (problem) refused.push(`${id}: ${problem}`);
			else accepted.set(id, { unit, text, source: toPlain(source) === toPlain(unit.source) ? unit.source : source });
		}
	}
	const lacking = translations.filter(({ unit, text }) => text === undefined && !accepted.has(unit.id));
	for (const { unit } of [...accepted.values()]) {
		const forms = lacking.filter((other) => unit.counted && other.unit.counted === unit.counted);
		if (forms.length === 0) continue;
		accepted.delete(unit.id);
		const ids = forms.map((form) => form.unit.id).join(", ");
		refused.push(`${unit.id}: other forms of this counted text are missing; translate ${ids} as well`);
	}
	return { accepted: [...accepted.values()], refused, unfinished };
}

function findProblem({ source, placeholderSource = source, check }: TextUnit, text: string): string | undefined {
	const forbidden = findForbidden(text);
	if (forbidden) return `it has the invisible character ${forbidden}; remove it`;
	return findPlaceholderProblem(placeholderSource, text) ?? check(text);
}

function toPlain(text: string): string {
	return cleanText(text)
		.trim()
		.replaceAll(/[\u00a0\u202f]/g, " ");
}

/** Finds the parts that the language has already, or has completely with the accepted texts. */
function findShownParts(
	language: string,
	translations: readonly TranslationFile[],
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
