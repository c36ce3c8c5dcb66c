import { fillBrandSlug } from "#config/brandSlug.ts";

/** The page that shows the texts of a file. */
const singlePages = new Map([
	["figures", "/publish"],
	["places", "/business"],
	["home", "/"],
	["publish", "/publish"],
	["partnership", "/partnership-mba"],
	["site", "/about-us"],
]);

/**
 * The page that shows what the CMS edits.
 *
 * @param hash of the CMS's address: `#/collections/games/entries/boat-attack`
 * @returns a path without a language's prefix; `undefined` where no page shows it
 */
export function getPreviewPath(hash: string): string | undefined {
	const [, , collection = "", , entry] = hash.split("?")[0]?.split("/") ?? [];
	if (collection === "_singletons" && entry) return singlePages.get(entry);
	const [kind, chapter] = collection.split("-");
	if (kind === "guidelines") return entry ? `/docs/guidelines/${chapter}/${entry}` : "/docs/guidelines";
	if (kind === "games" || kind === "news") return entry ? `/${kind}/${fillBrandSlug(entry)}` : `/${kind}`;
	return undefined;
}

/**
 * Collections whose entries have pictures.
 *
 * @param hash of the CMS's address
 * @returns `games/boat-attack` or `news/a-day-out`; `undefined` where there are none to place
 */
export function picturedEntry(hash: string): string | undefined {
	return /^#\/collections\/(games|news)\/entries\/([a-z0-9-]+)/.exec(hash)?.slice(1).join("/");
}

/** The document that the CMS edits, as `general/cookie-policy`; `undefined` where it edits something else. */
export function documentOf(hash: string): string | undefined {
	const [, , collection = "", , entry] = hash.split("?")[0]?.split("/") ?? [];
	const [kind, chapter] = collection.split("-");
	return kind === "guidelines" && entry ? `${chapter}/${entry}` : undefined;
}
