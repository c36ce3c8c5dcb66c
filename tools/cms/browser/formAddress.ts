import { fillBrandSlug } from "#config/brandSlug.ts";
import { site } from "#config/site.ts";

/** Pages that show the texts of a single file. */
const singlePages = new Map([
	["figures", "/publish"],
	["placements", "/business"],
	["home", "/"],
	["publish", "/publish"],
	["partnership", "/partnership-mba"],
	["site", "/about-us"],
]);

/**
 * The form that the CMS shows.
 *
 * @param hash of the CMS's address: `#/collections/games/entries/boat-attack`
 * @returns collection and entry: `games/boat-attack`; the collection alone while a list or a new entry is shown
 */
export function parseFormAddress(hash: string): string {
	const [, , collection = "", , entry] = hash.split("?")[0]?.split("/") ?? [];
	return entry ? `${collection}/${entry}` : collection;
}

/** The page that shows what a form edits, without a language's prefix; undefined if no page does. */
export function getPreviewPath(form: string): string | undefined {
	const [collection = "", entry = ""] = form.split("/");
	const [kind, chapter] = collection.split("-");
	if (collection === "_singletons") return singlePages.get(entry);
	if (kind === "guidelines") return entry ? `/docs/guidelines/${chapter}/${entry}` : "/docs/guidelines";
	if (kind === "games" || kind === "news") return entry ? `/${kind}/${fillBrandSlug(entry)}` : `/${kind}`;
	return undefined;
}

/**
 * The form with the texts of a page.
 *
 * @param path of the page, without a language's prefix
 * @returns what follows `#` in the CMS's address
 */
export function getFormAddress(path: string): string {
	const [, kind, slug, chapter, document] =
		/^\/(?:(games|news)\/([^/]+)|docs\/guidelines\/([^/]+)\/([^/]+))$/.exec(path) ?? [];
	const entry = slug?.replaceAll(new RegExp(`\\b${site.slug}\\b`, "g"), "brandslug");
	const form = kind ? [kind, entry] : document ? [`guidelines-${chapter}`, document] : ["words", "translation"];
	return `/collections/${form.join("/entries/")}`;
}
