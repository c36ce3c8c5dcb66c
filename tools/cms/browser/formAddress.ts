import { fillBrandSlug } from "#config/brandSlug.ts";
import { site } from "#config/site.ts";

/** Pages with the texts of a single file. */
const singlePages = new Map([
	["figures", "/publish"],
	["placements", "/business"],
	["home", "/"],
	["publish", "/publish"],
	["partnership", "/partnership-mba"],
	["site", "/about-us"],
]);

/**
 * Parses the form from the hash of the CMS: `#/collections/games/entries/boat-attack`.
 * @returns collection and entry: `games/boat-attack`; only the collection for a list or a new entry
 */
export function parseFormAddress(hash: string): string {
	const [, , collection = "", , entry] = hash.split("?")[0]?.split("/") ?? [];
	return entry ? `${collection}/${entry}` : collection;
}

/** Collections whose entries have a page each. */
const pageCollections = /^(games|news|guidelines-.*)$/;

/** Path of the page that shows what a form edits, without a language prefix; undefined if there is none. */
export function getPreviewPath(form: string): string | undefined {
	const [collection = "", entry = ""] = form.split("/");
	if (collection === "_singletons") return singlePages.get(entry);
	if (!pageCollections.test(collection)) return undefined;
	if (entry) return `/${collection.replace("guidelines-", "docs/guidelines/")}/${fillBrandSlug(entry)}`;
	return `/${collection.replace(/^guidelines-.*/, "docs/guidelines")}`;
}

/** Hash of the form with a page's texts, without `#`. @param path without a language prefix */
export function getFormAddress(path: string): string {
	const [, collection = "", slug] = path.replace("docs/guidelines/", "guidelines-").split("/");
	if (!slug || !pageCollections.test(collection)) return "/collections/words/entries/translation";
	return `/collections/${collection}/entries/${slug.replaceAll(new RegExp(`\\b${site.slug}\\b`, "g"), "brandslug")}`;
}
