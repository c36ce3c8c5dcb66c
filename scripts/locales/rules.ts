import { type PageKey, pages } from "../../app/routing/pages.ts";
import { isPending } from "../../app/routing/pending.ts";

/** What the translations are held to; tests give their own. */
export interface LocaleRules {
	/** Keys of the screens that are there. */
	readonly pages: readonly string[];
	/** Top-level groups of `translation.json` that every language shows. */
	readonly shared: readonly string[];
	/** Further groups that a page shows. */
	readonly groups: Readonly<Record<string, readonly string[]>>;
}

/** A new page that has texts of its own gets a line here. */
const groups: Partial<Record<PageKey, readonly string[]>> = {
	home: ["home", "genres"],
	game: ["game", "genres"],
	news: ["news"],
	article: ["news"],
	business: ["business"],
	publish: ["publish"],
	about: ["about"],
	partnership: ["partnership"],
	guidelines: ["guidelines"],
	document: ["guidelines"],
};

export const siteRules: LocaleRules = {
	pages: pages.map(({ key }) => key).filter((key) => !isPending(key)),
	shared: ["layout", "nav", "footer", "contact", "consent", "errors"],
	groups,
};
