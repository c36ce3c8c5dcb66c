import { globSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { fillBrandSlug } from "#config/brandSlug.ts";
import { slug as slugSchema } from "#content/model/fields.ts";
import { readText } from "#content/readers/readText.server.ts";
import { getToday } from "#content/readers/schedule.server.ts";

/** A game or an article: content with an address that may change or end. */
export interface ContentEntry {
	readonly kind: "games" | "news";
	/** As its file has it: `brandslug` stands for the brand's name. */
	readonly slug: string;
	/** URL path: `/games/boat-attack`. */
	readonly address: string;
	/** Path of its file, relative to the project's root. */
	readonly file: string;
	readonly fields: Readonly<Record<string, unknown>>;
}

/** A change that is not possible, with the remedy: one reason per line. */
export class EntryError extends Error {
	constructor(reasons: readonly string[]) {
		super(reasons.join("\n"));
		this.name = "EntryError";
	}
}

/** Lists all games and articles of the working copy in the folder `root`. */
export function listEntries(root: string): ContentEntry[] {
	return globSync(["content/games/*.yaml", "content/news/*.md"], { cwd: root })
		.sort()
		.map((name) => {
			const file = name.split(path.sep).join("/");
			const kind = file.startsWith("content/games/") ? "games" : "news";
			const text = readText(path.join(root, file));
			const fields: Record<string, unknown> = parse(/^---\n(.*?\n)---\n/s.exec(text)?.[1] ?? text);
			const slug = String(fields.slug);
			return { kind, slug, address: fillBrandSlug(`/${kind}/${slug}`), file, fields };
		});
}

/** @param name `games/boat-attack`, with or without a leading slash @throws EntryError if the entry does not exist */
export function findEntry(root: string, name: string): ContentEntry {
	const address = fillBrandSlug(`/${name.replace(/^\//, "")}`);
	const entry = listEntries(root).find((candidate) => candidate.address === address);
	if (entry) return entry;
	throw new EntryError([`"${name}": no game or article has this address. Write games/<slug> or news/<slug>.`]);
}

/** @throws EntryError if the slug is not valid for the kind, or in use */
export function checkSlug(root: string, kind: ContentEntry["kind"], slug: string): void {
	const parsed = slugSchema(kind === "games" ? "games" : "articles").safeParse(slug);
	if (!parsed.success) throw new EntryError(parsed.error.issues.map(({ message }) => `"${slug}": ${message}.`));
	const twin = listEntries(root).find((entry) => entry.address === fillBrandSlug(`/${kind}/${slug}`));
	if (twin) throw new EntryError([`"${slug}": ${twin.file} has this address. Choose another.`]);
}

/** Whether the address has been public, so that links to it may exist. */
export function wasPublic({ fields }: ContentEntry): boolean {
	return String(fields.publishFrom ?? "") <= getToday();
}
