import { fillBrandSlug } from "#config/brandSlug.ts";

/** Pages that show the texts of a single file. */
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
 * @returns a path without a language's prefix; undefined if no page shows it
 */
export function getPreviewPath(hash: string): string | undefined {
	const { collection, entry } = parseHash(hash);
	const [kind, chapter] = collection.split("-");
	if (collection === "_singletons") return singlePages.get(entry);
	if (kind === "words") return "/";
	if (kind === "guidelines") return entry ? `/docs/guidelines/${chapter}/${entry}` : "/docs/guidelines";
	if (kind === "games" || kind === "news") return entry ? `/${kind}/${fillBrandSlug(entry)}` : `/${kind}`;
	return undefined;
}

/** The game or article that the CMS edits, as `games/boat-attack`; undefined if it edits something else. */
export function getEditedEntry(hash: string): string | undefined {
	const { collection, entry } = parseHash(hash);
	return /^(games|news)$/.test(collection) && entry ? `${collection}/${entry}` : undefined;
}

/** The document that the CMS edits, as `general/cookie-policy`; undefined if it edits something else. */
export function getEditedDocument(hash: string): string | undefined {
	const { collection, entry } = parseHash(hash);
	const [kind, chapter] = collection.split("-");
	return kind === "guidelines" && entry ? `${chapter}/${entry}` : undefined;
}

function parseHash(hash: string): { collection: string; entry: string } {
	const [, , collection = "", , entry = ""] = hash.split("?")[0]?.split("/") ?? [];
	return { collection, entry };
}
