import { globSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { slug as slugSchema } from "#content/model/fields.ts";
import { readText } from "#content/readers/readText.server.ts";
import { today } from "#content/readers/schedule.server.ts";
import { fillBrandSlug } from "#site/brandSlug.ts";

/** What has an address of its own that may change or end. */
export interface Entry {
	readonly kind: "games" | "news";
	/** As its file has it: `brandslug` stands for the brand's name. */
	readonly slug: string;
	/** Its address: `/games/boat-attack`. */
	readonly address: string;
	/** Its file, relative to the project's root. */
	readonly file: string;
	readonly fields: Readonly<Record<string, unknown>>;
}

/** Something that cannot be done, with the remedy: a line each. */
export class Refusal extends Error {
	/** @param reasons one line each */
	constructor(reasons: readonly string[]) {
		super(reasons.join("\n"));
		this.name = "Refusal";
	}
}

const extensions = { games: "yaml", news: "md" } as const;

/** Every game and article of a working copy. */
export function listEntries(root: string): Entry[] {
	return (["games", "news"] as const).flatMap((kind) =>
		globSync(`content/${kind}/*.${extensions[kind]}`, { cwd: root })
			.sort()
			.map((name): Entry => {
				const file = name.split(path.sep).join("/");
				const fields: Record<string, unknown> = parse(matterOf(readText(path.join(root, file))));
				const slug = String(fields.slug);
				return { kind, slug, address: fillBrandSlug(`/${kind}/${slug}`), file, fields };
			}),
	);
}

/** Whether the address of an entry has been public, so that somebody may have it. */
export function wasPublic({ fields }: Entry): boolean {
	return String(fields.publishFrom ?? "") <= today();
}

/** The fields of a file as YAML: the whole of a game's, the front matter of an article's. */
function matterOf(text: string): string {
	return /^---\n(.*?\n)---\n/s.exec(text)?.[1] ?? text;
}

/**
 * @param name `games/boat-attack` or `news/first-article`; a slash before it does no harm
 * @throws Refusal where there is none
 */
export function findEntry(root: string, name: string): Entry {
	const address = fillBrandSlug(`/${name.replace(/^\//, "")}`);
	const found = listEntries(root).find((entry) => entry.address === address);
	if (found) return found;
	throw new Refusal([
		`"${name}": no game or article has this address. Write games/<address> or news/<address>, as the site's links have it.`,
	]);
}

/** @throws Refusal where an entry of the kind cannot have the slug, or one has it */
export function checkSlug(root: string, kind: Entry["kind"], slug: string): void {
	const parsed = slugSchema(kind === "games" ? "games" : "articles").safeParse(slug);
	if (!parsed.success) throw new Refusal(parsed.error.issues.map(({ message }) => `"${slug}": ${message}.`));
	const twin = listEntries(root).find((entry) => entry.address === fillBrandSlug(`/${kind}/${slug}`));
	if (twin) throw new Refusal([`"${slug}": ${twin.file} has this address. Choose another.`]);
}
