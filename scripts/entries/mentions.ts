import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { readText } from "#content/readers/readText.server.ts";
import type { Entry } from "./entry.ts";

/** A place in a file that names an entry. */
export interface Mention {
	readonly file: string;
	/** Counted from 1. */
	readonly line: number;
	readonly kind: "link" | "picture" | "game" | "query" | "reason" | "drawing" | "translation";
}

type Kind = Mention["kind"];

/** How a kind of file names an entry, and what stands there for another. Without `m`, a pattern would miss lines. */
interface Rule {
	readonly kind: Kind;
	readonly files: readonly string[];
	readonly pattern: (entry: Entry) => RegExp | undefined;
	/** The text for an address: group 1 of the pattern is kept before it. */
	readonly written: (entry: Pick<Entry, "kind" | "slug">) => string;
}

const searchWords = { games: "game", news: "article" } as const;

const rules: readonly Rule[] = [
	{
		kind: "link",
		files: ["content/{games,news,guidelines}/**/*.{md,yaml}", "public/locales/*/*.json"],
		pattern: ({ kind, slug }) => new RegExp(`(^|[^\\w./-])/${kind}/${slug}(?![\\w/-])`, "gm"),
		written: ({ kind, slug }) => `/${kind}/${slug}`,
	},
	{
		kind: "picture",
		files: ["content/news/*.md"],
		pattern: ({ kind, slug }) => new RegExp(`^(picture: ['"]?)${kind}/${slug}(?![\\w-])`, "gm"),
		written: ({ kind, slug }) => `${kind}/${slug}`,
	},
	{
		kind: "picture",
		files: ["art/faces.yaml"],
		pattern: ({ kind, slug }) => new RegExp(`^()${kind}/${slug}(?![\\w-])`, "gm"),
		written: ({ kind, slug }) => `${kind}/${slug}`,
	},
	{
		kind: "game",
		files: ["content/places.yaml"],
		pattern: ({ kind, slug }) =>
			kind === "games" ? new RegExp(`^(\\s*(?:-|\\w+:) )(?:'${slug}'|"${slug}"|${slug})$`, "gm") : undefined,
		written: ({ slug }) => scalar(slug),
	},
	{
		kind: "game",
		files: ["content/games/*.yaml"],
		pattern: ({ kind, slug }) =>
			kind === "games" ? new RegExp(`^(pictures: )(?:'${slug}'|"${slug}"|${slug})$`, "gm") : undefined,
		written: ({ slug }) => scalar(slug),
	},
	{
		kind: "query",
		files: ["app/features/search/wantedAnswers.ts"],
		pattern: ({ kind, slug }) => new RegExp(`(")${searchWords[kind]}:${slug}(?=")`, "gm"),
		written: ({ kind, slug }) => `${searchWords[kind]}:${slug}`,
	},
	{
		kind: "reason",
		files: ["content/checks/{figureReasons,requiredWords.test}.ts"],
		pattern: ({ kind, slug }) =>
			kind === "news" ? new RegExp(`((?:files: |[|])/?|content/news/)${slug}(?=[|/]|[.]md")`, "gm") : undefined,
		written: ({ slug }) => slug,
	},
	{
		kind: "translation",
		files: ["content/translations/*.json"],
		pattern: ({ kind, slug }) => new RegExp(`(")${kind}:${slug}(?=[.])`, "gm"),
		written: ({ kind, slug }) => `${kind}:${slug}`,
	},
	{
		kind: "drawing",
		files: ["art/clips/*.py"],
		pattern: ({ kind, slug }) =>
			kind === "games" ? new RegExp(`(import_module\\("worlds\\.)${slug}(?="\\))`, "gm") : undefined,
		written: ({ slug }) => slug,
	},
];

/** Every kind. */
export const mentionKinds: readonly Kind[] = [...new Set(rules.map(({ kind }) => kind))];

/** As the desk writes it: `2048` needs quotes. */
function scalar(text: string): string {
	return stringify(text, { singleQuote: true }).trim();
}

/** Where content, and what goes with it, names an entry. */
export function mentionsOf(root: string, entry: Entry): Mention[] {
	return rules.flatMap(({ kind, files, pattern }) => {
		const regex = pattern(entry);
		if (!regex) return [];
		return namesOf(root, files).flatMap((file) => {
			const text = readText(path.join(root, file));
			return [...text.matchAll(regex)].map((match) => ({
				file,
				line: text.slice(0, match.index + (match[1]?.length ?? 0)).split("\n").length,
				kind,
			}));
		});
	});
}

/**
 * The texts of all files that name an entry, naming another in its place.
 *
 * @param kinds of mentions that are changed
 */
export function replaceMentions(
	root: string,
	entry: Entry,
	other: Pick<Entry, "kind" | "slug">,
	kinds: readonly Kind[],
): Map<string, string> {
	const texts = new Map<string, string>();
	for (const { kind, files, pattern, written } of rules) {
		const regex = pattern(entry);
		if (!regex || !kinds.includes(kind)) continue;
		for (const file of namesOf(root, files)) {
			const text = texts.get(file) ?? readText(path.join(root, file));
			const changed = text.replace(regex, (_, before: string) => before + written(other));
			if (changed !== text) texts.set(file, changed);
		}
	}
	return texts;
}

/** At most so many files are told by name. */
const told = 5;

/** Says which of the project's code, tests and guides name a slug: no command can tell what they mean by it. */
export function noteOnCode(root: string, entry: Entry): string[] {
	const files = otherFiles(root, entry);
	if (files.length === 0) return [];
	const rest = files.length > told ? ` and ${files.length - told} more` : "";
	return [`For a developer: "${entry.slug}" also stands in ${files.slice(0, told).join(", ")}${rest}.`];
}

function otherFiles(root: string, { slug }: Entry): string[] {
	const known = rules.flatMap(({ files }) => namesOf(root, files));
	const word = new RegExp(`(?<![\\w-])${slug}(?![\\w-])`);
	return namesOf(root, ["{app,art,content,docs,scripts,server,site,tests}/**/*.{ts,tsx,py,md,yml}"]).filter(
		(file) => !known.includes(file) && word.test(readFileSync(path.join(root, file), "utf8")),
	);
}

function namesOf(root: string, patterns: readonly string[]): string[] {
	return globSync([...patterns], { cwd: root, exclude: ["**/node_modules/**"] })
		.map((file) => file.split(path.sep).join("/"))
		.sort();
}
