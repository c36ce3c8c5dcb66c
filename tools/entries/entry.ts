import { globSync } from "node:fs";
import path from "node:path";
import { fillBrandSlug } from "#config/brandSlug.ts";
import { ContentError } from "#content/model/contentError.ts";
import { slug as slugSchema } from "#content/model/fields.ts";
import { readData } from "#tools/translations/dataFile.ts";

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

/** Lists all games and articles of the working copy in the folder `root`. */
export function listEntries(root: string): ContentEntry[] {
	return listFiles(root, ["content/games/*.yaml", "content/news/*.md"]).map((file) => {
		const kind = file.startsWith("content/games/") ? "games" : "news";
		const fields = readData(path.join(root, file)) as Readonly<Record<string, unknown>>;
		const slug = String(fields.slug);
		return { kind, slug, address: fillBrandSlug(`/${kind}/${slug}`), file, fields };
	});
}

/** Lists files and folders of the working copy, sorted. */
export function listFiles(root: string, patterns: readonly string[]): string[] {
	const files = globSync([...patterns], { cwd: root, exclude: ["**/node_modules/**"] });
	return files.map((file) => file.split(path.sep).join("/")).sort();
}

/** @param name `games/boat-attack`, with or without a leading slash @throws ContentError if the entry does not exist */
export function findEntry(root: string, name: string): ContentEntry {
	const address = fillBrandSlug(`/${name.replace(/^\//, "")}`);
	const entry = listEntries(root).find((candidate) => candidate.address === address);
	if (entry) return entry;
	throw new ContentError([`"${name}": no game or article has this address. Write games/<slug> or news/<slug>.`]);
}

/** @throws ContentError if the slug is not valid for the kind, or in use */
export function checkSlug(root: string, kind: ContentEntry["kind"], slug: string): void {
	const parsed = slugSchema(kind === "games" ? "games" : "articles").safeParse(slug);
	if (!parsed.success) throw new ContentError(parsed.error.issues.map(({ message }) => `"${slug}": ${message}.`));
	const twin = listEntries(root).find((entry) => entry.address === fillBrandSlug(`/${kind}/${slug}`));
	if (twin) throw new ContentError([`"${slug}": ${twin.file} has this address. Choose another.`]);
}
