import { globSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { readText } from "#content/readers/readText.server.ts";
import type { ContentEntry } from "./entry.ts";

type EntryName = Pick<ContentEntry, "kind" | "slug">;

/** Files and folders that carry an entry's slug as their name. */
const assets = {
	games: ["public/pictures/games/*", "public/clips/*", "art/{sources/games,worlds,clips}/*"],
	news: ["public/pictures/news/*", "art/sources/news/*"],
};

function listFiles(root: string, patterns: readonly string[]): string[] {
	const files = globSync([...patterns], { cwd: root, exclude: ["**/node_modules/**"] });
	return files.map((file) => file.split(path.sep).join("/")).sort();
}

/** Lists an entry's pictures, clips and their sources. */
export function listAssets(root: string, { kind, slug }: EntryName): string[] {
	return listFiles(root, assets[kind]).filter((file) => path.posix.basename(file).split(".")[0] === slug);
}

/** Fields that name an entry: files, and a pattern that ends with the slug. */
function referenceFields({ kind, slug }: EntryName): { files: string; pattern: RegExp; showsPicture?: boolean }[] {
	const fields = [
		{
			files: "content/news/*.md",
			pattern: RegExp(`^picture: ['"]?${kind}/${slug}(?![\\w-])`, "gm"),
			showsPicture: true,
		},
		{ files: "art/faces.yaml", pattern: RegExp(`^${kind}/${slug}(?![\\w-])`, "gm") },
		{ files: "content/pictures.json", pattern: RegExp(`^\t"${kind}/${slug}(?=["/])`, "gm") },
		{ files: "content/translations/*.json", pattern: RegExp(`"${kind}:${slug}(?=[.])`, "g") },
	];
	if (kind === "news") {
		return [...fields, { files: "content/checks/*.yaml", pattern: RegExp(`content/news/${slug}(?=[.]md)`, "g") }];
	}
	return [
		...fields,
		{ files: "content/places.yaml", pattern: RegExp(`^ *(?:-|\\w+:) ['"]?${slug}['"]?$`, "gm"), showsPicture: true },
		{ files: "content/games/*.yaml", pattern: RegExp(`^pictures: ['"]?${slug}['"]?$`, "gm"), showsPicture: true },
		{ files: "content/clips.json", pattern: RegExp(`^\t"${slug}(?=")`, "gm") },
		{ files: "art/clips/*.py", pattern: RegExp(`import_module\\("worlds\\.${slug}(?=")`, "g") },
	];
}

/** Rewrites the fields that name an entry. Returns the new texts, keyed by path. */
export function rewriteReferences(root: string, entry: EntryName, newSlug: string): Map<string, string> {
	const texts = new Map<string, string>();
	// YAML scalars such as `2048` need quotes.
	const scalar = stringify(newSlug, { singleQuote: true }).trim();
	for (const { files, pattern } of referenceFields(entry)) {
		for (const file of listFiles(root, [files])) {
			const text = texts.get(file) ?? readText(path.join(root, file));
			const changed = text.replace(pattern, (field) =>
				field.replace(/(^.* )['"]?[\w-]+['"]?$|[\w-]+$/, (_, key?: string) => (key ? key + scalar : newSlug)),
			);
			if (changed !== text) texts.set(file, changed);
		}
	}
	return texts;
}

/** Finds fields in other files that show an entry's pictures: `content/places.yaml:2`. */
export function findPictureUses(root: string, entry: ContentEntry): string[] {
	return referenceFields(entry)
		.filter(({ showsPicture }) => showsPicture)
		.flatMap(({ files, pattern }) => findLines(root, [files], pattern, [entry.file]));
}

/** Describes the texts that link to an entry, with file and line, and the number of lines of code that name its slug. */
export function describeMentions(root: string, entry: ContentEntry): string[] {
	const { address, slug, file } = entry;
	const texts = ["content/{games,news,guidelines}/**/*.{md,yaml}", "public/locales/*/*.json"];
	const code = ["{art,config,content,server,src,tests,tools}/**/*.{ts,tsx,py}", "docs/**/*.md"];
	const links = findLines(root, texts, RegExp(`(?<![\\w./-])${address}(?![\\w/-])`), [file]);
	const named = findLines(root, code, RegExp(`(?<![\\w-])${slug}(?![\\w-])`), listAssets(root, entry));
	return [
		...links.map((place) => `${place}: links to ${address}. Change the link.`),
		...(named.length > 0 ? [`For a developer: ${named.length} lines of code name "${slug}": git grep -w ${slug}`] : []),
	];
}

function findLines(root: string, files: readonly string[], pattern: RegExp, except: readonly string[]): string[] {
	const lines = listFiles(root, files).filter((file) => !except.includes(file));
	return lines.flatMap((file) =>
		readText(path.join(root, file))
			.split("\n")
			.flatMap((line, index) => (RegExp(pattern.source).test(line) ? [`${file}:${index + 1}`] : [])),
	);
}

/** Removes an entry's rows from the manifests of pictures and clips. Returns the new texts, keyed by path. */
export function removeManifestRows(root: string, { kind, slug }: EntryName): Map<string, string> {
	const own = { "content/pictures.json": `${kind}/${slug}`, ...(kind === "games" && { "content/clips.json": slug }) };
	return new Map(
		Object.entries(own).map(([file, key]) => {
			const rows = readText(path.join(root, file)).replaceAll(RegExp(`^\\t"${key}["/].*\n`, "gm"), "");
			return [file, rows.replace(/,\n}/, "\n}")];
		}),
	);
}
