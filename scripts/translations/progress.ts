import { siteRules } from "#content/locales/rules.ts";
import type { Translation, UnitState } from "./readTranslations.ts";
import { everyPage, otherParts } from "./unit.ts";

/** How far a part of the site is in a language, in texts. */
export interface Progress extends Readonly<Record<UnitState, number>> {
	readonly part: string;
	readonly total: number;
	/** Whether visitors get it in this language. */
	readonly isOffered: boolean;
}

/**
 * Progress part by part: what all pages show, each page, then games, documents. Texts of several pages count in each.
 *
 * @param declared keys of the pages that the language has
 */
export function progressOf(all: readonly Translation[], declared: readonly string[]): Progress[] {
	return [everyPage, ...siteRules.pages, ...Object.values(otherParts)].flatMap((part) => {
		const own = all.filter(({ unit }) => unit.parts.includes(part));
		if (own.length === 0) return [];
		const count = (state: UnitState) => own.filter((translation) => translation.state === state).length;
		const [translated, changed, missing] = [count("translated"), count("changed"), count("missing")];
		const isPage = siteRules.pages.includes(part);
		const isOffered = isPage ? declared.includes(part) : declared.length > 0 && missing < own.length;
		return [{ part, total: own.length, translated, changed, missing, isOffered }];
	});
}
