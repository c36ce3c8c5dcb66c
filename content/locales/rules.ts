import * as figures from "#config/figures.ts";
import { languageCodes } from "#config/languages.ts";
import { type PageKey, pages } from "#config/pages.ts";

/** The texts of a page in `meta.json`, with the lengths that search engines show. */
export const metaFields = {
	title: { minimum: 50, maximum: 60 },
	description: { minimum: 120, maximum: 155 },
	keywords: undefined,
} as const;

/** The rules of the check of translations; tests use others. */
export interface LocaleRules {
	readonly languages: readonly string[];
	readonly pages: readonly string[];
	/** Top-level groups of `translation.json` that every language needs. */
	readonly shared: readonly string[];
	/** Keys of texts whose only placeholders are figures, and the names of the figures. */
	readonly prices: { readonly keys: RegExp; readonly figures: readonly string[] };
	/** Further groups per page. */
	readonly groups: Readonly<Record<string, readonly string[]>>;
}

/** Add a line for a new page with texts. */
const groups: Partial<Record<PageKey, readonly string[]>> = {
	home: ["home", "game", "genres"],
	games: ["games", "game", "genres"],
	gamesPage: ["games", "game", "genres"],
	genre: ["games", "game", "genres"],
	genrePage: ["games", "game", "genres"],
	game: ["game", "games", "genres"],
	studio: ["studio", "game", "games", "genres"],
	search: ["searchPage"],
	news: ["news"],
	article: ["news"],
	business: ["business"],
	publish: ["publish"],
	about: ["about"],
	partnership: ["partnership"],
	guidelines: ["guidelines"],
	document: ["guidelines"],
	documentVersion: ["guidelines"],
};

export const siteRules: LocaleRules = {
	languages: languageCodes,
	pages: pages.map(({ key }) => key),
	shared: ["layout", "nav", "footer", "search", "contact", "consent", "errors"],
	prices: { keys: /^guidelines\.pricing\..*\.prices\./, figures: Object.keys(figures) },
	groups,
};
