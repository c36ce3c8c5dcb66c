import path from "node:path";
import { parse, stringify } from "yaml";
import { playAddress } from "#content/model/playAddress.ts";
import { readText } from "#content/readers/readText.server.ts";
import { redirectsFile } from "#content/readers/redirects.server.ts";
import { entryCollections } from "#scripts/desk/collections.ts";
import { writtenForm } from "#scripts/desk/writtenForm.ts";
import { fillBrandSlug } from "#site/brandSlug.ts";
import { site } from "#site/site.ts";
import { assetsOf, manifestSteps, renamedAsset } from "./assets.ts";
import { checkSlug, type Entry, findEntry, Refusal, wasPublic } from "./entry.ts";
import { mentionKinds, noteOnCode, replaceMentions } from "./mentions.ts";
import type { Plan, Step } from "./plan.ts";
import { withMove } from "./redirects.ts";

/**
 * What giving a game or an article another address comes to: its file, pictures and clips, whatever content names it, and the
 * redirect from the former address.
 *
 * @param root folder of the working copy
 * @param name `games/boat-attack`
 * @param slug the last part of the new address
 * @throws Refusal with the remedy
 */
export function planRename(root: string, name: string, slug: string): Plan {
	const entry = findEntry(root, name);
	checkSlug(root, entry.kind, slug);
	const other = { kind: entry.kind, slug };
	const address = fillBrandSlug(`/${entry.kind}/${slug}`);
	const assets = new Map(assetsOf(root, entry).map((asset) => [asset, renamedAsset(asset, slug)]));
	const taken = assetsOf(root, other);
	if (taken.length > 0) throw new Refusal([`"${slug}": ${taken[0]} is there already. Choose another, or delete it.`]);

	const texts = replaceMentions(root, entry, other, mentionKinds);
	const file = `content/${entry.kind}/${slug}${path.extname(entry.file)}`;
	const own = renamedFile(entry, texts.get(entry.file) ?? read(root, entry.file), file, slug);
	texts.delete(entry.file);
	if (wasPublic(entry)) texts.set(redirectsFile, withMove(read(root, redirectsFile), entry.address, address));

	return {
		address,
		steps: [
			{ kind: "move", from: entry.file, to: file },
			{ kind: "write", file, text: own },
			...[...assets].map(([from, to]): Step => ({ kind: "move", from, to })),
			...manifestSteps(root, entry, slug),
			...[...texts].map(([changed, text]): Step => ({ kind: "write", file: assets.get(changed) ?? changed, text })),
		],
		notes: [
			wasPublic(entry)
				? `${entry.address} leads to ${address} from then on, in every language.`
				: `${entry.address} was never public: it leads nowhere.`,
			...(entry.kind === "games" && !entry.fields.play
				? [
						`"Play Game" goes on opening ${playOf(entry)}, in the field "play". Take the field out if the game has its new name there, too.`,
					]
				: []),
			...noteOnCode(root, entry),
		],
	};
}

/** The entry's own file. A game is still played where it was: the marketplace knows nothing of the site's addresses. */
function renamedFile(entry: Entry, text: string, file: string, slug: string): string {
	const fields = entryCollections().find(({ name }) => name === entry.kind)?.fields ?? [];
	const [, matter = text, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
	const data: Record<string, unknown> = { ...parse(matter), slug };
	if (entry.kind === "games") data.play ??= playOf(entry);
	const written = stringify(data);
	return writtenForm(file, body === undefined ? written : `---\n${written}---\n${body}`, fields);
}

function read(root: string, file: string): string {
	return readText(path.join(root, file));
}

function playOf({ slug }: Entry): string {
	return playAddress({ slug }, site.links.game);
}
