import { siteRules } from "#content/locales/rules.ts";
import type { Exchange } from "./formats/exchange.ts";
import { judgeEntries } from "./judgeEntries.ts";
import { lettersWithoutFont } from "./letters.ts";
import { declaredIn, offerLanguage } from "./offerLanguage.ts";
import { placeTexts } from "./placeTexts.ts";
import { readTranslations, type Translations } from "./readTranslations.ts";
import { writeRecord } from "./record.ts";
import { digestOf } from "./unit.ts";
import { writeTexts } from "./writeTexts.ts";

/** What an import did. */
export interface ImportResult {
	/** How many translations were taken over, unchanged ones among them. */
	readonly accepted: number;
	/** How many of them differ from what the site had. */
	readonly changed: number;
	/** How many of them were made from English words that have changed meanwhile. */
	readonly outdated: number;
	/** One line per unit that was not: id, what is wrong, remedy. */
	readonly refused: readonly string[];
	/** How many translations the file itself does not count as final, by the mark that says so. They stay as they were. */
	readonly unfinished: Readonly<Record<string, number>>;
	/** Keys of the pages that the language now offers and did not before. */
	readonly newPages: readonly string[];
	/** How many texts wait for others of their page. */
	readonly waiting: number;
	/** Letters of the translations that no font of the site has; none as long as the language has no page. */
	readonly lettersLost: readonly string[];
	/** Files that changed, besides the record. */
	readonly files: readonly string[];
}

/**
 * Takes translations over: into the site's files where their page is complete, into the language's record where it is not. What the
 * file does not mention stays.
 *
 * @throws for a language that nobody has begun
 */
export function importTexts({ language, entries }: Exchange): ImportResult {
	const translations = readTranslations(language);
	const { accepted, refused, unfinished } = judgeEntries(entries, translations.all);
	const before = new Map(translations.all.map(({ unit, text }) => [unit.id, text]));
	const texts = new Map(accepted.map(({ unit, text }) => [unit.id, text]));
	const madeFrom = Object.fromEntries(accepted.map(({ unit, digest }) => [unit.id, digest]));
	const { isOffered, ...placed } = settle(translations, texts, madeFrom);
	const shown = isOffered ? [...translations.all.flatMap(({ text }) => text ?? []), ...texts.values()] : [];
	return {
		accepted: accepted.length,
		changed: accepted.filter(({ unit, text }) => text !== before.get(unit.id)).length,
		outdated: accepted.filter(({ unit, digest }) => digest !== digestOf(unit.source)).length,
		refused,
		unfinished,
		lettersLost: lettersWithoutFont(shown),
		...placed,
	};
}

/** Says of translations that they hold for the English words of today. @returns how many there were */
export function confirmTexts(translations: Translations, isMeant: (id: string) => boolean): number {
	const meant = translations.all.filter(({ unit, text }) => text !== undefined && isMeant(unit.id));
	settle(translations, new Map(), Object.fromEntries(meant.map(({ unit }) => [unit.id, digestOf(unit.source)])));
	return meant.length;
}

function settle(
	{ language, record, all }: Translations,
	texts: ReadonlyMap<string, string>,
	madeFrom: Readonly<Record<string, string>>,
): Pick<ImportResult, "newPages" | "waiting" | "files"> & { readonly isOffered: boolean } {
	const declared = declaredIn(language);
	const { pages, offered, waiting } = placeTexts(declared, all, texts);
	const newPages = pages.filter((page) => !declared.includes(page));
	if (pages.length > 0) offerLanguage(language);
	const files = writeTexts(offered);
	writeRecord(
		language,
		{ madeFrom: { ...record.madeFrom, ...madeFrom }, waiting },
		all.map(({ unit }) => unit.id),
	);
	return {
		isOffered: pages.length > 0,
		newPages: siteRules.pages.filter((page) => newPages.includes(page)),
		waiting: Object.keys(waiting).length,
		files,
	};
}
