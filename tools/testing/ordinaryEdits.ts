import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { ContentError } from "#content/model/contentError.ts";
import { genres } from "#content/model/genres.ts";
import { applyPlan, listEntries, planRename, planRetire } from "#tools/entries/planEntryChange.ts";

/**
 * Makes typical edits in the working directory, a copy of the project: adds a game, two articles (one scheduled), a
 * review, a question, a page and a language, renames an article, retires a game, changes a price and a fee.
 * Does not depend on existing entries.
 */
export function makeOrdinaryEdits(): void {
	retireGame();
	renameArticle();
	addGame();
	for (const [index, more] of ["", "publishFrom: 2999-01-31\n"].entries()) addArticle(`added-${index}`, more);
	addReviewAndQuestion();
	addPage();
	changeFigures();
	addLanguage();
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

const listGames = () => listEntries(".").filter(({ kind }) => kind === "games");

/** Replaces links to a URL, as the notes of plans demand. */
function replaceLinks(from: string, to: string): void {
	const link = RegExp(`(?<![\\w./-])${from}(?![\\w/-])`, "g");
	for (const file of globSync(["content/{games,news,guidelines}/**/*.{md,yaml}", "public/locales/*/*.json"]))
		if (read(file).search(link) >= 0) editFile(file, (text) => text.replace(link, to));
}

/** Retires the first game whose pictures no other page shows. */
function retireGame(): void {
	for (const { slug, address } of listGames()) {
		try {
			applyPlan(".", planRetire(".", `games/${slug}`, "/games"));
		} catch (error) {
			if (error instanceof ContentError) continue;
			throw error;
		}
		replaceLinks(address, "/games");
		return;
	}
	throw new Error("content/placements.yaml: shows the pictures of every game.");
}

function renameArticle(): void {
	const { currencyArticle } = JSON.parse(read("config/pageSettings/home.json"));
	applyPlan(".", planRename(".", `news/${currencyArticle}`, "renamed"));
	replaceLinks(`/news/${currencyArticle}`, "/news/renamed");
}

/** Adds a game with all genres and another game's pictures. */
function addGame(): void {
	const [model] = listGames();
	const { featured: _, ...fields } = parse(read(model?.file ?? ""));
	const game = { ...fields, slug: "added", title: "Added Game", studio: "Added Studio", genre: [...genres] };
	put("content/games/added.yaml", stringify({ pictures: model?.slug, ...game }));
}

function addArticle(slug: string, more: string): void {
	const fields = {
		slug,
		id: crypto.randomUUID(),
		date: "2026-02-01",
		title: `The article ${slug}`,
		description: "The checks accept this article. It is in the list and in the search, and has a page.",
		showButton: true,
		picture: "site/hero-publish",
	};
	put(`content/news/${slug}.md`, `---\n${stringify(fields)}${more}---\n\nA paragraph of the article.\n`);
}

function addReviewAndQuestion(): void {
	for (const code of ["en", "ru", "id"])
		editJson(`public/locales/${code}/translation.json`, ({ partnership, publish }) => {
			const first = (group: JsonTree) => Object.values(group).find((item) => typeof item === "object");
			if (partnership) partnership.reviews.added = first(partnership.reviews);
			if (publish) publish.faq.added = first(publish.faq);
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
		Object.assign(figures, { platformFeeCap: figures.platformFeeCap - 2.5 }),
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
