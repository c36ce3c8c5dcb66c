import path from "node:path";
import { readText } from "#content/readers/readText.server.ts";
import { redirectsFile } from "#content/readers/redirects.server.ts";
import { matchPage, pagePattern } from "#site/pages.ts";
import { assetsOf, manifestSteps } from "./assets.ts";
import { type Entry, findEntry, listEntries, Refusal, wasPublic } from "./entry.ts";
import { type Mention, mentionsOf, noteOnCode, replaceMentions } from "./mentions.ts";
import type { Plan, Step } from "./plan.ts";
import { withMove } from "./redirects.ts";

/** What is to be done about a place that names the entry, before it can go. */
const remedies: Readonly<Partial<Record<Mention["kind"], string>>> = {
	link: "links to it. Change the sentence first, or say which page takes its place",
	picture: "shows its picture. Choose another picture first",
	game: "shows its pictures. Choose another game there first",
};

/**
 * What taking a game or an article down comes to. Its address then says that it is gone, or leads to another page.
 *
 * @param root folder of the working copy
 * @param name `games/boat-attack`
 * @param to the address of the page that takes its place, as `/games/other`
 * @throws Refusal where something still needs it, or `to` is no page
 */
export function planRetire(root: string, name: string, to?: string): Plan {
	const entry = findEntry(root, name);
	if (to !== undefined) checkTarget(root, entry, to);
	const needed = mentionsOf(root, entry).flatMap(({ file, line, kind }) => {
		const remedy = kind === "link" && to ? undefined : remedies[kind];
		return remedy && file !== entry.file && file.startsWith("content/") ? [`${file}:${line}: ${remedy}.`] : [];
	});
	if (needed.length > 0) throw new Refusal([...new Set(needed)]);

	const texts = to ? relinked(root, entry, to) : new Map<string, string>();
	texts.delete(entry.file);
	for (const [file, text] of withoutLists(root, entry)) texts.set(file, text);
	if (wasPublic(entry)) {
		const redirects = readText(path.join(root, redirectsFile));
		texts.set(redirectsFile, withMove(redirects, entry.address, to ?? null));
	}
	return {
		steps: [
			...[entry.file, ...assetsOf(root, entry)].map((gone): Step => ({ kind: "remove", path: gone })),
			...manifestSteps(root, entry, undefined),
			...[...texts].map(([file, text]): Step => ({ kind: "write", file, text })),
		],
		notes: notesOf(root, entry, to),
	};
}

function checkTarget(root: string, entry: Entry, to: string): void {
	if (to === entry.address) throw new Refusal([`"${to}": it cannot take its own place. Name another page, or none.`]);
	const match = matchPage(to);
	const isPage = match && !pagePattern(match.key).includes(":");
	if (isPage || listEntries(root).some(({ address }) => address === to)) return;
	throw new Refusal([
		`"${to}": no page has this address. Write one such as /games, /games/boat-attack or /news/first-article, or none.`,
	]);
}

/** Texts whose links to the entry lead to what takes its place. */
function relinked(root: string, entry: Entry, to: string): Map<string, string> {
	const target = listEntries(root).find(({ address }) => address === to);
	if (target) return replaceMentions(root, entry, target, ["link"]);
	// Any other page: its address stands where the entry's did.
	const texts = replaceMentions(root, entry, { kind: entry.kind, slug: marker }, ["link"]);
	return new Map([...texts].map(([file, text]) => [file, text.replaceAll(`/${entry.kind}/${marker}`, to)]));
}

/** No slug, and in no text. */
const marker = "\u0000";

/**
 * The lists beside the content that have rows for it: what the search should find, where faces are in its pictures.
 */
function withoutLists(root: string, entry: Entry): [file: string, text: string][] {
	const other = { kind: entry.kind, slug: marker };
	const texts = replaceMentions(root, entry, other, ["query", "picture"]);
	return [...texts].map(([file, text]) => [
		file,
		text
			.replace(new RegExp(`^\\t\\["[^"]*", "\\w+:${marker}"\\],\\n`, "gm"), "")
			.replace(new RegExp(`^\\t"\\w+:${marker}",\\n`, "gm"), "")
			.replace(new RegExp(`^${entry.kind}/${marker}.*\\n(?:[ \\t].*\\n)*`, "gm"), "")
			.replace(new RegExp(`, "\\w+:${marker}"|"\\w+:${marker}", `, "g"), ""),
	]);
}

function notesOf(root: string, entry: Entry, to: string | undefined): string[] {
	const { kind, slug, fields } = entry;
	const isLast = !listEntries(root).some((other) => other.slug !== slug && other.fields.studio === fields.studio);
	return [
		endOf(entry, to),
		...(fields.featured ? [`Place ${fields.featured} on the home page is free.`] : []),
		...(kind === "games" && isLast ? [`${fields.studio} has no other game: the page of the studio ends, too.`] : []),
		...mentionsOf(root, entry)
			.filter((mention) => mention.kind === "reason")
			.map(({ file, line }) => `For a developer: ${file}:${line} is about this article's words. Take it out.`),
		...noteOnCode(root, entry),
	];
}

function endOf(entry: Entry, to: string | undefined): string {
	const { address } = entry;
	if (!wasPublic(entry)) return `${address} was never public: it leads nowhere.`;
	if (to) return `${address} leads to ${to} from then on, in every language.`;
	return `${address} says from then on that the page was taken down (410).`;
}
