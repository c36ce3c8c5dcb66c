import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { textLists } from "#content/locales/textLists.ts";
import { ContentError } from "#content/model/contentError.ts";
import { genres } from "#content/model/genres.ts";
import { applyPlan, type ContentEntry, listEntries, planRename, planRetire } from "#tools/entries/planEntryChange.ts";

/**
 * Makes typical edits in the working directory, a copy of the project: adds a game, two articles (one scheduled), a
 * page and a language, adds and removes steps, questions and reviews, renames and retires a game and an article, changes
 * a price and figures.
 * Does not depend on existing entries.
 */
export function makeOrdinaryEdits(): void {
	const { currencyArticle } = JSON.parse(read("config/pageSettings/home.json"));
	rename("news", currencyArticle);
	rename("games", listSlugs("games").at(-1) ?? "");
	for (const kind of ["games", "news"] as const) retireOne(kind);
	addGame();
	for (const [index, more] of ["", "publishFrom: 2999-01-31\n"].entries()) addArticle(`added-${index}`, more);
	changeTextLists();
	addPage();
	addLanguage();
	changeFigures();
}

// biome-ignore lint/suspicious/noExplicitAny: translations and settings of every shape.
type JsonTree = any;

const read = (file: string) => readFileSync(file, "utf8");

function put(file: string, text: string): void {
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, text);
}

function editFile(file: string, change: (text: string) => string): void {
	const changed = change(read(file));
	if (changed === read(file)) throw new Error(`${file} has no place for an edit of tools/testing/ordinaryEdits.ts.`);
	put(file, changed);
}

function editJson(file: string, change: (tree: JsonTree) => void): void {
	editFile(file, (text) => {
		const tree = JSON.parse(text);
		change(tree);
		return `${JSON.stringify(tree, null, "\t")}\n`;
	});
}

const listSlugs = (kind: ContentEntry["kind"]) =>
	listEntries(".").flatMap((entry) => (entry.kind === kind ? entry.slug : []));

/** Replaces links to a URL, as the notes of plans demand. */
function replaceLinks(from: string, to: string): void {
	const link = RegExp(`(?<![\\w./-])${from}(?![\\w/-])`, "g");
	for (const file of globSync(["content/{games,news,guidelines}/**/*.{md,yaml}", "public/locales/*/*.json"]))
		if (read(file).search(link) >= 0) editFile(file, (text) => text.replace(link, to));
}

/** Retires the first game or article that no page names and whose pictures no other page shows. */
function retireOne(kind: ContentEntry["kind"]): void {
	const settings = globSync("config/pageSettings/*.json").map(read).join();
	for (const slug of listSlugs(kind).filter((name) => !settings.includes(`"${name}"`))) {
		try {
			applyPlan(".", planRetire(".", `${kind}/${slug}`, `/${kind}`));
		} catch (error) {
			if (error instanceof ContentError) continue;
			throw error;
		}
		replaceLinks(`/${kind}/${slug}`, `/${kind}`);
		return;
	}
	throw new Error(`Pages need every entry of content/${kind}.`);
}

function rename(kind: ContentEntry["kind"], slug: string): void {
	applyPlan(".", planRename(".", `${kind}/${slug}`, "renamed"));
	replaceLinks(`/${kind}/${slug}`, `/${kind}/renamed`);
}

/** Adds a game with all genres and another game's pictures. */
function addGame(): void {
	const [model] = listSlugs("games");
	const { featured: _, ...fields } = parse(read(`content/games/${model}.yaml`));
	const game = { ...fields, slug: "added", title: "Added Game", studio: "Added Studio", genre: [...genres] };
	put("content/games/added.yaml", stringify({ pictures: model, ...game }));
}

function addArticle(slug: string, more: string): void {
	const fields = {
		slug,
		id: crypto.randomUUID(),
		date: "2026-02-01",
		title: `The article ${slug} about a new game`,
		description: `The checks accept the article ${slug}. It is in the list, in the feed and in the search, and it has a page with a picture.`,
		showButton: true,
		picture: "site/hero-publish",
	};
	put(`content/news/${slug}.md`, `---\n${stringify(fields)}${more}---\n\nA paragraph of the article.\n`);
}

/** Replaces the first entry of each list by two new ones. */
function changeTextLists(): void {
	for (const code of ["en", "ru", "id"])
		editJson(`public/locales/${code}/translation.json`, (texts) => {
			for (const [page = "", group = ""] of Object.keys(textLists).map((list) => list.split("."))) {
				const list = texts[page]?.[group] ?? {};
				const first = Object.keys(list).find((key) => typeof list[key] === "object");
				if (!first) continue;
				Object.assign(list, { added1: list[first], added2: list[first] });
				delete list[first];
			}
		});
}

/** The first name that a file does not contain yet. */
const findUnused = (table: string, names: readonly string[]) =>
	names.find((name) => !table.includes(`"${name}"`)) ?? "";

/** Adds a page by the steps in docs/guides/add-page.md. */
function addPage(): void {
	const key = findUnused(read("config/pages.ts"), ["careers", "jobs", "team"]);
	const insertLine = (file: string, after: RegExp, line: string) =>
		editFile(file, (text) => text.replace(after, (found) => `${found}\n${line}`));
	insertLine("config/pages.ts", /export const pages = \[/, `\t{ key: "${key}", path: "/${key}", layout: "site" },`);
	insertLine("content/locales/rules.ts", /groups: .* = \{/, `\t${key}: ["${key}"],`);
	const headline = `return { headline: [t("${key}.title")] };`;
	insertLine("src/head/describePage.server.ts", /switch \(key\) \{/, `\t\tcase "${key}":\n\t\t\t${headline}`);
	const page = read("src/pages/[...lang]/thank-you.astro").replaceAll("views/thanks/", `views/${key}/`);
	put(`src/pages/[...lang]/${key}.astro`, page.replace('staticPaths("thanks")', `staticPaths("${key}")`));
	for (const file of ["ThanksPage.tsx", "ThanksPage.module.css"])
		put(`src/views/${key}/${file}`, read(`src/views/thanks/${file}`).replace('"contact.thanks"', `"${key}.title"`));
	const titles = {
		en: "Work with us from anywhere: open jobs, terms, contacts",
		ru: "Работа у нас из любого места: вакансии, условия, связь",
	};
	for (const [code, title] of Object.entries(titles)) {
		const description = `${title}. `.repeat(3).slice(0, 150).trim();
		for (const [name, value] of Object.entries({
			meta: { title, description, keywords: title },
			translation: { title },
		}))
			editJson(`public/locales/${code}/${name}.json`, (texts) => Object.assign(texts, { [key]: value }));
	}
}

function changeFigures(): void {
	editJson("config/figures.json", (figures) =>
		Object.assign(figures, {
			platformFeeCap: figures.platformFeeCap - 2.5,
			messageRetention: figures.messageRetention / 2,
		}),
	);
	for (const [code, price] of Object.entries({ en: "0.5 T$", ru: "0,5\u00a0T$" }))
		editJson(`public/locales/${code}/translation.json`, ({ guidelines }) => {
			const { prices } = guidelines.pricing.customers;
			prices[Object.keys(prices)[0] ?? ""] = price;
		});
}

function addLanguage(): void {
	const code = findUnused(read("config/languages.ts"), ["de", "fr", "es"]);
	const row = `{ code: "${code}", name: "Name of ${code}", flag: "${code}", hreflang: "${code}", dir: "ltr" }`;
	editFile("config/languages.ts", (text) => text.replace("\n] as const;", `\n\t${row},\n] as const;`));
	for (const file of ["meta.json", "translation.json"])
		put(`public/locales/${code}/${file}`, read(`public/locales/en/${file}`));
	editJson("content/formMessages.json", (messages) => Object.assign(messages, { [code]: messages.en }));
}
