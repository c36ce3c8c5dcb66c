import path from "node:path";
import { stringify } from "yaml";
import { readText } from "#content/readers/readText.server.ts";
import { type ContentEntry, listFiles } from "./entry.ts";

type EntryName = Pick<ContentEntry, "kind" | "slug">;

/** Files and folders that carry an entry's slug as their name. */
const assets = {
	games: ["public/pictures/games/*", "public/clips/*", "art/{sources/games,worlds,clips}/*"],
	news: ["public/pictures/news/*", "art/sources/news/*"],
};

/** Lists an entry's pictures, clips and their sources. */
export function listAssets(root: string, { kind, slug }: EntryName): string[] {
	return listFiles(root, assets[kind]).filter((file) => path.posix.basename(file).split(".")[0] === slug);
}

/** A field that names an entry. */
interface ReferenceField {
	readonly files: string;
	/** Regular expression of the text before the slug. */
	readonly before: string;
	/** Whether the slug is a whole YAML value, such as `2048`, which needs quotes. */
	readonly isValue?: true;
	readonly showsPicture?: true;
}

function listReferenceFields({ kind, slug }: EntryName) {
	const fields: readonly ReferenceField[] = [
		{ files: "content/news/*.md", before: `^picture: ['"]?${kind}/`, showsPicture: true },
		{ files: "art/faces.yaml", before: `^${kind}/` },
		{ files: "content/pictures.json", before: `^\t"${kind}/` },
		{ files: "content/translations/*.json", before: `^\t"${kind}:` },
		{ files: "content/checks/*.yaml", before: `content/${kind}/` },
	];
	const gameFields: readonly ReferenceField[] = [
		{ files: "content/clips.json", before: '^\t"' },
		{ files: "art/clips/*.py", before: 'import_module\\("worlds\\.' },
		{ files: "content/places.yaml", before: "^ *(?:-|\\w+:) ", isValue: true, showsPicture: true },
		{ files: "content/games/*.yaml", before: "^pictures: ", isValue: true, showsPicture: true },
	];
	const newsFields: readonly ReferenceField[] = [{ files: "config/choices/*.json", before: 'Article": "' }];
	return [...fields, ...(kind === "games" ? gameFields : newsFields)].map((field) => {
		const name = field.isValue ? `['"]?${slug}['"]?$` : `${slug}(?![\\w-])`;
		return { ...field, pattern: RegExp(`(?<=${field.before})${name}`, "gm") };
	});
}

/** Rewrites the fields that name an entry. Returns the new texts, keyed by path. */
export function rewriteReferences(root: string, entry: EntryName, newSlug: string): Map<string, string> {
	const texts = new Map<string, string>();
	const value = stringify(newSlug, { singleQuote: true }).trim();
	for (const { files, pattern, isValue } of listReferenceFields(entry)) {
		for (const file of listFiles(root, [files])) {
			const text = texts.get(file) ?? readText(path.join(root, file));
			const changed = text.replace(pattern, isValue ? value : newSlug);
			if (changed !== text) texts.set(file, changed);
		}
	}
	return texts;
}

/** Finds fields in other files that show an entry's pictures: `content/places.yaml:2`. */
export function findPictureUses(root: string, entry: ContentEntry): string[] {
	const fields = listReferenceFields(entry).filter(({ showsPicture }) => showsPicture);
	return fields.flatMap(({ files, pattern }) => findLines(root, [files], pattern, [entry.file]));
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
	return listFiles(root, files)
		.filter((file) => !except.includes(file))
		.flatMap((file) => {
			const lines = readText(path.join(root, file)).split("\n");
			return lines.flatMap((line, index) => (RegExp(pattern.source).test(line) ? [`${file}:${index + 1}`] : []));
		});
}

/** Removes an entry's rows from the manifests of pictures and clips. Returns the new texts, keyed by path. */
export function removeManifestRows(root: string, { kind, slug }: EntryName): Map<string, string> {
	const own = { "content/pictures.json": `${kind}/${slug}`, ...(kind === "games" && { "content/clips.json": slug }) };
	const rows = Object.entries(own).map(([file, key]): [string, string] => {
		const text = readText(path.join(root, file)).replaceAll(RegExp(`^\\t"${key}["/].*\n`, "gm"), "");
		return [file, text.replace(/,\n}/, "\n}")];
	});
	return new Map(rows);
}
