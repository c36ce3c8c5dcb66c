import { siteRules } from "#content/locales/rules.ts";
import type { Translation } from "./readTranslations.ts";
import { everyPage, type Unit } from "./unit.ts";

/** What a language offers, and what of its texts stays back. */
interface Placement {
	/** Keys of the pages that are complete, in the order of the site's table. */
	readonly pages: readonly string[];
	/** Texts that belong into the site's files. */
	readonly offered: readonly { readonly unit: Unit; readonly text: string }[];
	/** Texts of what is not complete yet, by their units' ids. */
	readonly waiting: Readonly<Record<string, string>>;
}

/**
 * Which pages a language can offer: those of which every text is translated, together with what all pages show. A page that is
 * offered stays so. Texts of games and documents go with the first page, each set as a whole.
 *
 * @param declared keys of the pages that the language has so far
 * @param all units of the language, with what it has
 * @param accepted further texts by their units' ids, which take the place of others
 */
export function placeTexts(
	declared: readonly string[],
	all: readonly Translation[],
	accepted: ReadonlyMap<string, string> = new Map(),
): Placement {
	const texts = all.map(({ unit, text }) => ({ unit, text: accepted.get(unit.id) ?? text }));
	const lacking = new Set(texts.flatMap(({ unit, text }) => (text === undefined ? unit.parts : [])));
	const isComplete = (page: string) => !lacking.has(page) && !lacking.has(everyPage);
	const pages = siteRules.pages.filter((page) => declared.includes(page) || isComplete(page));
	const lackingSets = new Set(texts.flatMap(({ unit, text }) => (text === undefined && unit.set ? [unit.set] : [])));
	const isOffered = ({ parts, set }: Unit) => {
		if (pages.length === 0) return false;
		if (set) return !lackingSets.has(set);
		return parts.some((part) => !siteRules.pages.includes(part) || pages.includes(part));
	};
	const present = texts.flatMap(({ unit, text }) => (text === undefined ? [] : [{ unit, text }]));
	return {
		pages,
		offered: present.filter(({ unit }) => isOffered(unit)),
		waiting: Object.fromEntries(
			present.filter(({ unit }) => !isOffered(unit)).map(({ unit, text }) => [unit.id, text] as const),
		),
	};
}
