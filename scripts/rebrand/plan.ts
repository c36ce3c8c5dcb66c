import { createHash } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { tokenColour } from "#app/styles/tokenColour.ts";
import { readText } from "#content/readers/readText.server.ts";
import { withMove } from "#scripts/entries/redirects.ts";
import { readDeclaredText } from "#scripts/readDeclaredText.ts";
import { type Brand, nameOf, readBrand, siteText } from "./brand.ts";
import { faviconOf, type Mark, readMark } from "./mark.ts";
import { hueOf, likeMeanings, turnSheet, weakContrasts } from "./palette.ts";
import { textFiles } from "./projectFiles.ts";
import { type Answers, defaultOf } from "./questions.ts";
import { followed, replaced, spellingsOf } from "./respell.ts";

/** Everything that rebranding changes; nothing is written yet. */
export interface Plan {
	readonly today: Brand;
	readonly now: Brand;
	/** New texts of files, by the path that they have today. */
	readonly texts: ReadonlyMap<string, string>;
	/** Files that get another name, with the new one. */
	readonly moves: ReadonlyMap<string, string>;
	/** Addresses that lead on, with where to. */
	readonly redirects: readonly (readonly [from: string, to: string])[];
	/** Pictures that show the brand before. */
	readonly removed: readonly string[];
	/** What a person should look at. */
	readonly notes: readonly string[];
}

const redirectsFile = "content/redirects.yaml";
const faviconFile = "public/favicon.svg";
const markFile = "app/components/Logo/mark.json";
const screenshot = "docs/screenshot.webp";

/** The picture of the site in a text, with the line after it. */
const screenshotLine = /!\[[^\]]*\]\(docs\/screenshot\.webp\)\n\n?/;

/**
 * Works out another brand for the project in a folder.
 *
 * @param answers checked ones
 * @throws where the colours of a hue would be too weak, or an article would get the address of another
 */
export function planRebrand(root: string, answers: Answers): Plan {
	const today = readBrand(root);
	const slug = answers.slug ?? defaultOf("slug", today, answers);
	const hue = hueOf(answers.hue ?? "") ?? today.hue;
	const now: Brand = { values: followed(today, { ...answers, slug }), slug, hue };
	const files = textFiles(root);
	const before = new Map(files.map(({ file, text }) => [file, text]));
	const slugs = renamedArticles([...before.keys()], today.slug, slug);
	const spellings = spellingsOf(today, now.values, [...slugs]);
	const after = new Map(
		files.map(({ file, text, isProse, isHistory }) => {
			if (isHistory) return [file, text];
			const spelled = replaced(text, isProse ? spellings.prose : spellings.everywhere);
			return [file, file.endsWith(".css") ? turnSheet(spelled, today.hue, hue) : spelled];
		}),
	);
	const textOf = (file: string) => after.get(file) ?? "";

	const css = textOf("app/styles/tokens.css");
	const weak = weakContrasts(css);
	if (weak.length > 0) throw new Error(`Hue ${hue} makes colours too weak; choose another.\n${weak.join("\n")}`);
	const drawn: Mark = JSON.parse(textOf(markFile));
	const mark = answers.logo ? readMark(readDeclaredText(answers.logo)) : drawn;
	const isOtherMark = JSON.stringify(mark) !== JSON.stringify(drawn);
	const isRedrawn = isOtherMark || hue !== today.hue;
	const favicon = isRedrawn
		? faviconOf(mark, tokenColour("--act", "light", css), tokenColour("--act", "dark", css))
		: undefined;
	if (isOtherMark) after.set(markFile, `${JSON.stringify(mark, null, "\t")}\n`);
	if (favicon) after.set(faviconFile, favicon);
	after.set("site/site.json", siteText(now.values));
	after.set("content/samples.json", settledSamples(before.get("content/samples.json") ?? "{}", answers, now, favicon));
	for (const file of ["package.json", "package-lock.json"])
		if (before.has(file)) after.set(file, packageText(before.get(file) ?? "", today.slug, slug));
	const redirects = [...slugs].map(([from, to]) => [`/news/${from}`, `/news/${to}`] as const);
	const former = redirects.reduce((text, [from, to]) => withMove(text, from, to), before.get(redirectsFile) ?? "[]\n");
	if (redirects.length > 0) after.set(redirectsFile, former);
	const looksOther = isRedrawn || nameOf(now.values) !== nameOf(today.values);
	if (looksOther) after.set("README.md", textOf("README.md").replace(screenshotLine, ""));

	const isThere = (file: string) => existsSync(path.join(root, file));
	const drawing = isThere(faviconFile) ? readText(path.join(root, faviconFile)) : "";
	before.set(faviconFile, drawing);
	const texts = new Map([...after].filter(([file, text]) => text !== before.get(file)));
	return {
		today,
		now,
		texts,
		moves: new Map([...slugs].flatMap(([from, to]) => movesOf([...before.keys()], from, to))),
		redirects,
		removed: [
			...(texts.size > 0 ? globSync("tests/visual/*", { cwd: root }).sort() : []),
			...(looksOther && isThere(screenshot) ? [screenshot] : []),
		],
		notes: [
			...(hue === today.hue ? [] : likeMeanings(hue)),
			...files
				.filter(({ file, text }) => /^art\/.*\.(?:py|ts)$/.test(file) && text.includes(nameOf(today.values)))
				.map(({ file }) => `${file}: a picture's lettering says the name. Change the words, and render it anew.`),
		],
	};
}

/** Articles whose address carries the name, with the new one. */
function renamedArticles(files: readonly string[], old: string, now: string): Map<string, string> {
	const articles = files.flatMap((file) => /^content\/news\/([a-z0-9-]+)\.md$/.exec(file)?.[1] ?? []);
	const renamed = new Map(
		articles.map((slug) => [slug, slug.replace(new RegExp(`(?<=^|-)${old}(?=-|$)`, "g"), now)] as const),
	);
	for (const [slug, next] of renamed) {
		if (slug === next) renamed.delete(slug);
		else if (articles.includes(next))
			throw new Error(`content/news/${slug}.md would become ${next}.md, which is there. Rename one of them first.`);
	}
	return renamed;
}

/** An article's file and its translations. */
function movesOf(files: readonly string[], from: string, to: string): [string, string][] {
	return files
		.filter((file) => file === `content/news/${from}.md` || file.startsWith(`content/news/${from}.`))
		.map((file) => [file, file.replace(from, to)]);
}

/** Samples that were answered are none any longer; those that followed the answers are still to be settled. */
function settledSamples(text: string, answers: Answers, now: Brand, favicon: string | undefined): string {
	const samples: { values: Record<string, string>; drawings: Record<string, string> } = JSON.parse(text);
	for (const key of Object.keys(samples.values)) {
		if (Object.hasOwn(answers, key)) delete samples.values[key];
		else samples.values[key] = String(now.values.get(key));
	}
	if (answers.logo) delete samples.drawings[faviconFile];
	else if (favicon && samples.drawings[faviconFile])
		samples.drawings[faviconFile] = createHash("sha256").update(favicon).digest("hex");
	return `${JSON.stringify(samples, null, "\t")}\n`;
}

/** A package file with another name of the package, and of its workspace in the lock file. */
function packageText(text: string, old: string, now: string): string {
	return text.replaceAll(`"name": "${old}"`, `"name": "${now}"`);
}
