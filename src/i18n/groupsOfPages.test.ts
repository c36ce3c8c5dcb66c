import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { pages } from "#config/pages.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { siteRules } from "#content/locales/rules.ts";

const groups = Object.keys(readLocale("en", "translation"));

const comments = /\/\*.*?\*\/|^\s*\/\/.*?$/gms;
const imports = /\b(?:import|export)\s(?!type\b)[^;"]*?from "([^"]+)"|\bimport\(?\s*"([^"]+)"/g;
/** The beginning of a key: `home.hero.line1`, `genres.${genre}`. */
const keys = /["`](\w+)\.[\w.]*(?=["`]|\$\{)/g;

/** Groups of keys in a module and its imports. The page's head uses `meta.json` instead. */
function findGroups(file: string, seen = new Set<string>()): Set<string> {
	const isRead = /\.(tsx?|astro)$/.test(file) && !/\.server\.ts$|^src\/head\//.test(file);
	if (!isRead || seen.has(file) || !existsSync(file)) return new Set();
	seen.add(file);
	const code = readFileSync(file, "utf8").replace(comments, "");
	const named = [...code.matchAll(keys)].map(([, group = ""]) => group);
	const imported = [...code.matchAll(imports)].flatMap(([, from = "", later = ""]) => [
		...findGroups(resolveImport(file, from || later), seen),
	]);
	return new Set([...named, ...imported].filter((group) => groups.includes(group)));
}

function resolveImport(from: string, name: string): string {
	return name.startsWith("#") ? name.slice(1) : path.join(path.dirname(from), name);
}

/** The page's route file: `/games/:slug` is in `games/[slug].astro`, `/games` in `games/index.astro`. */
function getRouteFile({ path: pattern }: (typeof pages)[number]): string {
	const route = `src/pages/[...lang]${pattern.replace(/:(\w+)/g, "[$1]").replace(/\/$/, "")}`;
	return [`${route}.astro`, `${route}/index.astro`].find(existsSync) ?? `${route}.astro`;
}

it.each(pages)("the table of groups has all texts of $key, so that a language can have this page alone", (page) => {
	const listed = [...siteRules.shared, ...(siteRules.groups[page.key] ?? [])];
	const found = findGroups(getRouteFile(page));
	expect([...found].filter((group) => !listed.includes(group))).toEqual([]);
});
