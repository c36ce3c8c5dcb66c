import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isMap, isSeq, parseDocument, stringify, type YAMLMap } from "yaml";
import { fillBrandSlug } from "#config/brandSlug.ts";
import { matchPage, pagePattern } from "#config/pages.ts";
import { ContentError } from "#content/model/contentError.ts";
import { slug as slugSchema } from "#content/model/fields.ts";
import { getPlayAddress } from "#content/model/playAddress.ts";
import { readText } from "#content/readers/readText.server.ts";
import { redirectsFile } from "#content/readers/redirects.server.ts";
import { getToday } from "#content/readers/schedule.server.ts";
import { locateField, toEditorProblem } from "#tools/cms/editorProblem.ts";
import { formatContent } from "#tools/cms/formatContent.ts";
import { globFiles } from "#tools/globFiles.ts";
import { readData } from "#tools/translations/dataFile.ts";

export interface ContentEntry {
	readonly kind: "games" | "news";
	/** As in the file: `brandslug` is a placeholder for the brand's name. */
	readonly slug: string;
	/** URL path: `/games/boat-attack`. */
	readonly address: string;
	readonly file: string;
	readonly fields: Readonly<Record<string, unknown>>;
}

/** Lists all games and articles of the working copy in `root`. */
export function listEntries(root: string): ContentEntry[] {
	return globFiles(root, ["content/games/*.yaml", "content/news/*([!.]).md"]).map((file) => {
		const kind = file.startsWith("content/games/") ? "games" : "news";
		const fields = readData(path.join(root, file)) as ContentEntry["fields"];
		const slug = String(fields.slug);
		return { kind, slug, address: fillBrandSlug(`/${kind}/${slug}`), file, fields };
	});
}

/** Planned changes of renaming or retiring an entry. Paths are relative to the project's root. */
export interface EntryPlan {
	/** New paths of files and folders, keyed by the old ones. */
	readonly moves: ReadonlyMap<string, string>;
	/** New contents, keyed by the new path. */
	readonly texts: ReadonlyMap<string, string>;
	readonly removed: readonly string[];
	readonly notes: readonly string[];
	/** URL path of the renamed entry: `/games/new`. */
	readonly address?: string;
}

/**
 * Plans a new URL for `games/boat-attack`: moves its files, updates its slug in fields, adds a redirect, lists links.
 * @throws ContentError with the remedy
 */
export function planRename(root: string, name: string, slug: string): EntryPlan {
	const entry = findEntry(root, name);
	checkSlug(root, entry.kind, slug);
	const files = [entry.file, ...listAssets(root, entry)];
	const moves = new Map(files.map((file) => [file, file.replace(/[^/.]+(?=(?:\.[^/]*)?$)/, slug)]));
	const quotedSlug = stringify(slug, { singleQuote: true }).trim();
	const texts = editFiles(root, listFields(entry).all, (text, { pattern, isValue }) =>
		text.replace(pattern, isValue ? quotedSlug : slug),
	);
	// The marketplace does not know the site's slugs: the game keeps its play URL.
	const play = entry.kind === "games" && !entry.fields.play && getPlayAddress({ slug: entry.slug });
	const fields = stringify({ slug, ...(play && { play }) }).trim();
	const text = (texts.get(entry.file) ?? readText(path.join(root, entry.file))).replace(/^slug: .*$/m, fields);
	texts.set(entry.file, formatContent(entry.file, text));
	const address = `/${entry.kind}/${slug}`;
	const notes = [addRedirect(root, entry, address, texts), ...describeMentions(root, entry)];
	if (play) notes.push(`"Play Game" still opens ${play}. Empty its field if the game has its new name there.`);
	const movedTexts = new Map([...texts].map(([file, text]) => [moves.get(file) ?? file, text]));
	return { address, moves, texts: movedTexts, removed: [], notes };
}

/**
 * Plans the removal of an entry with its pictures and clips. Its URL then returns 410, or redirects to the path `to`.
 * @throws ContentError if other content shows its pictures, a page leads to the article, or `to` is not a page
 */
export function planRetire(root: string, name: string, to?: string): EntryPlan {
	const entry = findEntry(root, name);
	const { kind, slug, address, fields } = entry;
	const others = listEntries(root).filter((other) => other.address !== address);
	if (to && !others.some((other) => other.address === to) && pagePattern(matchPage(to)?.key ?? "game").includes(":"))
		throw new ContentError([`"${to}": no other page has this address. Write one such as /games or /games/raft.`]);
	const { shownFields, articleField, manifestFields } = listFields(entry);
	const describeUses = ({ files, pattern }: ReferenceField, problem: string) =>
		describeLines(findLines(root, [files], pattern, [entry.file]), problem);
	const problems = [
		...shownFields.flatMap((field) => describeUses(field, "shows its pictures. Choose another game or picture first.")),
		...describeUses(articleField, "leads to the article. Choose another first."),
	];
	if (problems.length > 0) throw new ContentError(problems);
	const texts = editFiles(root, manifestFields, (text, { pattern }) => {
		const rows = text.split("\n").filter((row) => row.search(pattern) < 0);
		return rows.join("\n").replace(/,\n}/, "\n}");
	});
	const notes = [addRedirect(root, entry, to ?? null, texts), ...describeMentions(root, entry)];
	if (fields.featured) notes.push(`Place ${fields.featured} on the home page is free.`);
	if (kind === "games" && !others.some((other) => other.fields.studio === fields.studio))
		notes.push(`${fields.studio} has no other game: its page ends, too.`);
	return { moves: new Map(), texts, removed: [entry.file, ...listAssets(root, { kind, slug })], notes };
}

/** @param name `games/boat-attack`, with or without a leading slash */
function findEntry(root: string, name: string): ContentEntry {
	const address = fillBrandSlug(`/${name.replace(/^\//, "")}`);
	const entry = listEntries(root).find((candidate) => candidate.address === address);
	if (entry) return entry;
	throw new ContentError([`"${name}": no game or article has this address. Write games/<slug> or news/<slug>.`]);
}

function checkSlug(root: string, kind: ContentEntry["kind"], slug: string): void {
	const parsed = slugSchema(kind === "games" ? "games" : "articles").safeParse(slug);
	if (!parsed.success) throw new ContentError(parsed.error.issues.map(({ message }) => `"${slug}": ${message}.`));
	const otherEntry = listEntries(root).find((entry) => entry.address === fillBrandSlug(`/${kind}/${slug}`));
	if (otherEntry) throw new ContentError([`"${slug}": ${otherEntry.file} has this address. Choose another.`]);
	const [existing] = listAssets(root, { kind, slug });
	if (existing) throw new ContentError([`"${slug}": ${existing} already exists. Choose another, or delete it.`]);
}

/** Adds a public entry's redirect to `texts`, and updates redirects to it. Returns a sentence about it. */
function addRedirect(root: string, entry: ContentEntry, to: string | null, texts: Map<string, string>): string {
	const { address: from, fields } = entry;
	if (String(fields.publishFrom ?? "") > getToday()) return `${from} was never public: it gets no redirect.`;
	const document = parseDocument(readText(path.join(root, redirectsFile)));
	const list = document.contents;
	if (!isSeq<YAMLMap>(list) || !list.items.every(isMap))
		throw new ContentError([`${redirectsFile}: write a list of redirects, or [] for none.`]);
	const target = to ? { to } : { gone: true };
	// Existing pages must not redirect.
	list.items = list.items.filter((item) => ![from, to].includes(String(item.get("from"))));
	for (const item of list.items.filter((redirect) => redirect.get("to") === from)) {
		item.delete("to");
		for (const [key, value] of Object.entries(target)) item.set(key, value);
	}
	list.flow = false;
	list.add(document.createNode({ from, ...target }) as YAMLMap);
	texts.set(redirectsFile, document.toString({ lineWidth: 0 }));
	if (to) return `${from} will redirect to ${to} in every language.`;
	return `${from} will say that the page was taken down (410).`;
}

/** Describes a plan to editors, with the labels of forms instead of files. */
export function describePlan({ moves, texts, removed, notes }: EntryPlan): string[] {
	const getLabel = (file = "") => locateField(file).place;
	const [[from, to] = []] = moves;
	const { length } = [...moves.keys(), ...removed];
	const change = from ? `${getLabel(from)} becomes ${getLabel(to)}` : `${getLabel(removed[0])} is deleted`;
	const sentence = length > 1 ? `${change}, with its pictures and other files (${length - 1}).` : `${change}.`;
	const changedForms = [...texts.keys()].filter((file) => ![to, redirectsFile].includes(file) && getLabel(file));
	return [sentence, ...changedForms.map((file) => `${getLabel(file)}: names it, and is changed.`), ...notes];
}

/** Applies a plan to the working copy in `root`. */
export function applyPlan(root: string, { moves, texts, removed }: EntryPlan): void {
	for (const [from, to] of moves) renameSync(path.join(root, from), path.join(root, to));
	for (const [file, text] of texts) writeFileSync(path.join(root, file), text);
	for (const file of removed) rmSync(path.join(root, file), { recursive: true });
}

/** Files and folders that are named by an entry's slug. */
const assetPatterns = {
	games: ["public/pictures/games/*", "public/clips/*", "art/{sources/games,worlds,clips}/*"],
	news: ["content/news/*.*.md", "public/pictures/news/*", "art/sources/news/*"],
};

function listAssets(root: string, { kind, slug }: Pick<ContentEntry, "kind" | "slug">): string[] {
	return globFiles(root, assetPatterns[kind]).filter((file) => path.posix.basename(file).split(".")[0] === slug);
}

/** Fields that contain an entry's slug. A slug that is a whole YAML value, such as `2048`, needs quotes. */
function listFields({ kind, slug }: ContentEntry) {
	/** @param before regular expression of the text before the slug */
	const toField = (files: string, before: string, isValue = false) => {
		const name = isValue ? `['"]?${slug}['"]?$` : `${slug}(?![\\w-])`;
		return { files, isValue, pattern: RegExp(`(?<=${before})${name}`, "gm") };
	};
	const isGame = kind === "games";
	const coverField = toField("content/news/*.md", `^picture: ['"]?${kind}/`);
	const places = toField("content/placements.yaml", "^ *(?:-|\\w+:) ", true);
	const manifestFields = [toField("content/pictures.json", `^\t"${kind}/`)];
	if (isGame) manifestFields.push(toField("content/clips.json", '^\t"'));
	const articleField = toField("config/pageSettings/*.json", 'Article": "');
	const others = [
		toField("art/faces.yaml", `^${kind}/`),
		toField("content/translations/*.json", `^\t"${kind}:`),
		toField("content/checks/*.yaml", `content/${kind}/`),
		isGame ? toField("art/clips/*.py", 'import_module\\("worlds\\.') : articleField,
	];
	const shownFields = [coverField];
	if (isGame) shownFields.push(places, toField("content/games/*.yaml", "^pictures: ", true));
	return { shownFields, articleField, manifestFields, all: [...shownFields, ...manifestFields, ...others] };
}

type ReferenceField = ReturnType<typeof listFields>["all"][number];

function editFiles(root: string, fields: ReferenceField[], edit: (text: string, field: ReferenceField) => string) {
	const texts = new Map<string, string>();
	for (const field of fields) {
		for (const file of globFiles(root, [field.files])) {
			const text = texts.get(file) ?? readText(path.join(root, file));
			const changed = edit(text, field);
			if (changed !== text) texts.set(file, changed);
		}
	}
	return texts;
}

/** Lists links to an entry, and counts the lines of code that contain its slug. */
function describeMentions(root: string, entry: ContentEntry): string[] {
	const { address, slug, file } = entry;
	const texts = ["content/{games,news,guidelines}/**/*.{md,yaml}", "public/locales/*/*.json"];
	const code = ["{art,config,content,server,src,tests,tools}/**/*.{ts,tsx,py}", "docs/**/*.md"];
	const links = findLines(root, texts, RegExp(`(?<![\\w./-])${address}(?![\\w/-])`), [file]);
	const { length } = findLines(root, code, RegExp(`(?<![\\w-])${slug}(?![\\w-])`), listAssets(root, entry));
	const linkNotes = describeLines(links, `links to ${address}. Change the link.`);
	const codeNote = `Tell an engineer: ${length} lines of code name "${slug}" (git grep -w ${slug}).`;
	return length > 0 ? [...linkNotes, codeNote] : linkNotes;
}

interface FoundLine {
	readonly file: string;
	/** From 1. */
	readonly number: number;
	readonly text: string;
}

function findLines(root: string, patterns: readonly string[], pattern: RegExp, except: readonly string[]): FoundLine[] {
	const files = globFiles(root, patterns).filter((file) => !except.includes(file));
	return files.flatMap((file) => {
		const lines = readText(path.join(root, file))
			.split("\n")
			.map((text, index) => ({ file, number: index + 1, text }));
		return lines.filter(({ text }) => RegExp(pattern.source).test(text));
	});
}

/** Labels instead of files: `Games on other pages: “phone: raft”: shows its pictures.` */
function describeLines(lines: readonly FoundLine[], problem: string): string[] {
	return lines.map(({ file, number, text: line }) => {
		const [, key] = /^\t"(\w+)":/.exec(line) ?? [];
		const position = key ? `: field "${key}"` : `:${number}`;
		const { place, text } = toEditorProblem(`${file}${position}: ${problem}`, () => line);
		return `${place}: ${text}`;
	});
}
