import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { matchPage, pagePattern } from "#config/pages.ts";
import { site } from "#config/site.ts";
import { ContentError } from "#content/model/contentError.ts";
import { playAddress } from "#content/model/playAddress.ts";
import { readText } from "#content/readers/readText.server.ts";
import { redirectsFile } from "#content/readers/redirects.server.ts";
import { getToday } from "#content/readers/schedule.server.ts";
import { entryCollections } from "#tools/desk/collections.ts";
import { writtenForm } from "#tools/desk/writtenForm.ts";
import { type ContentEntry, checkSlug, findEntry, listEntries } from "./entry.ts";
import { withMove } from "./redirects.ts";
import { describeMentions, findPictureUses, listAssets, removeManifestRows, rewriteReferences } from "./references.ts";

/** What renaming or retiring an entry changes; nothing is written yet. Paths are relative to the project's root. */
export interface EntryPlan {
	/** New paths of files and folders, keyed by the old ones. */
	readonly moves: ReadonlyMap<string, string>;
	/** New contents, keyed by the path after the moves. */
	readonly texts: ReadonlyMap<string, string>;
	/** Files and folders to delete. */
	readonly removed: readonly string[];
	/** Consequences and remaining tasks, in sentences. */
	readonly notes: readonly string[];
	/** The entry's new address, `/games/new`; undefined if it has none. */
	readonly address?: string;
}

/**
 * Plans another address for a game or an article: moves its file, pictures and clips, rewrites the fields that name it and
 * redirects the old address. Links in texts are reported only.
 *
 * @param root folder of the working copy
 * @param name `games/boat-attack`
 * @throws ContentError with the remedy
 */
export function planRename(root: string, name: string, slug: string): EntryPlan {
	const entry = findEntry(root, name);
	checkSlug(root, entry.kind, slug);
	const [existing] = listAssets(root, { kind: entry.kind, slug });
	if (existing) throw new ContentError([`"${slug}": ${existing} is there already. Choose another, or delete it.`]);
	const files = [entry.file, ...listAssets(root, entry)];
	const moves = new Map(files.map((file) => [file, file.replace(/[^/.]+(?=(?:\.[^/]*)?$)/, slug)]));
	const texts = rewriteReferences(root, entry, slug);

	// A game is still played where it was: the marketplace does not know the site's slugs.
	const play = entry.kind === "games" && !entry.fields.play && playAddress({ slug: entry.slug }, site.links.game);
	const fields = stringify({ slug, ...(play && { play }) }).trim();
	const text = (texts.get(entry.file) ?? readText(path.join(root, entry.file))).replace(/^slug: .*$/m, fields);
	const form = entryCollections().find((collection) => collection.name === entry.kind)?.fields ?? [];
	texts.set(entry.file, writtenForm(entry.file, text, form));

	const address = `/${entry.kind}/${slug}`;
	const notes = [addRedirect(root, entry, address, texts), ...describeMentions(root, entry)];
	if (play) notes.push(`"Play Game" still opens ${play}. Empty its field if the game has its new name there.`);
	return {
		address,
		moves,
		texts: new Map([...texts].map(([file, text]) => [moves.get(file) ?? file, text])),
		removed: [],
		notes,
	};
}

/**
 * Plans the removal of a game or an article with its pictures and clips. Its address then answers 410 or redirects.
 * Links in texts are reported only.
 *
 * @param to path of the page that replaces it: `/games/other`
 * @throws ContentError if other content shows its pictures, or `to` is not a page
 */
export function planRetire(root: string, name: string, to?: string): EntryPlan {
	const entry = findEntry(root, name);
	const { kind, slug, address, fields } = entry;
	const others = listEntries(root).filter((other) => other.address !== address);
	if (to && !others.some((other) => other.address === to) && pagePattern(matchPage(to)?.key ?? "game").includes(":")) {
		throw new ContentError([
			`"${to}": no other page has this address. Write one such as /games or /games/boat-attack.`,
		]);
	}
	const uses = findPictureUses(root, entry);
	if (uses.length > 0)
		throw new ContentError(uses.map((place) => `${place}: shows its pictures. Choose another game or picture first.`));
	const texts = removeManifestRows(root, entry);
	const notes = [addRedirect(root, entry, to ?? null, texts), ...describeMentions(root, entry)];
	if (fields.featured) notes.push(`Place ${fields.featured} on the home page is free.`);
	if (kind === "games" && !others.some((other) => other.fields.studio === fields.studio))
		notes.push(`${fields.studio} has no other game: its page ends, too.`);
	return { moves: new Map(), texts, removed: [entry.file, ...listAssets(root, { kind, slug })], notes };
}

/** Adds the redirect of an address that was public to `texts`. Returns a sentence about it. */
function addRedirect(root: string, entry: ContentEntry, to: string | null, texts: Map<string, string>): string {
	const { address } = entry;
	if (String(entry.fields.publishFrom ?? "") > getToday()) return `${address} was never public: it gets no redirect.`;
	texts.set(redirectsFile, withMove(readText(path.join(root, redirectsFile)), address, to));
	if (to) return `${address} leads to ${to} from then on, in every language.`;
	return `${address} says from then on that the page was taken down (410).`;
}

/** Describes a plan, one line per change. */
export function describePlan({ moves, texts, removed, notes }: EntryPlan): string[] {
	return [
		...[...moves].map(([from, to]) => `${from} becomes ${to}.`),
		...[...texts.keys()].map((file) => `${file} is changed.`),
		...removed.map((file) => `${file} is deleted; its history keeps it.`),
		...notes,
	];
}

/** Carries out a plan in the working copy in the folder `root`. */
export function applyPlan(root: string, { moves, texts, removed }: EntryPlan): void {
	for (const [from, to] of moves) renameSync(path.join(root, from), path.join(root, to));
	for (const [file, text] of texts) writeFileSync(path.join(root, file), text);
	for (const file of removed) rmSync(path.join(root, file), { recursive: true });
}
