import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { pages } from "#config/pages.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { siteRules } from "#content/locales/rules.ts";

const groups = Object.keys(readLocale("en", "translation"));

interface SourceFile {
	/** Modules of ours that it imports, also later. */
	readonly importedFiles: readonly string[];
	/** Groups of translations that its strings name. */
	readonly groups: readonly string[];
}

const sources = new Map<string, SourceFile>();

function sourceOf(file: string): SourceFile {
	const known = sources.get(file);
	if (known) return known;
	const importedFiles: string[] = [];
	const named = new Set<string>();
	const visitNode = (node: unknown): void => {
		if (Array.isArray(node)) for (const child of node) visitNode(child);
		if (typeof node !== "object" || node === null || Array.isArray(node)) return;
		const { type, source, importKind, value, quasis } = node as Record<string, unknown> & {
			source?: { value?: unknown };
			quasis?: readonly { value: { raw: string } }[];
		};
		if (/^(Import|Export)/.test(String(type)) && importKind !== "type" && typeof source?.value === "string")
			importedFiles.push(...resolveImport(file, source.value));
		const text = type === "Literal" ? value : type === "TemplateLiteral" ? quasis?.[0]?.value.raw : undefined;
		const [, group = ""] = (typeof text === "string" && /^(\w+)\.[\w.]*$/.exec(text)) || [];
		if (groups.includes(group)) named.add(group);
		for (const child of Object.values(node)) visitNode(child);
	};
	const text = readFileSync(file, "utf8");
	const code = file.endsWith(".astro") ? (/^---\n(.*?)\n---/s.exec(text)?.[1] ?? "") : text;
	visitNode(parseSync(file.replace(/\.astro$/, ".ts"), code).program);
	const found = { importedFiles, groups: [...named] };
	sources.set(file, found);
	return found;
}

function resolveImport(from: string, name: string): string[] {
	const file = /^#(app|src)\//.test(name)
		? name.slice(1)
		: name.startsWith(".")
			? path.join(path.dirname(from), name)
			: "";
	// The head takes its texts from `meta.json`.
	return /\.(tsx?|astro)$/.test(file) &&
		!file.startsWith("src/head/") &&
		!/\.server\.ts$/.test(file) &&
		existsSync(file)
		? [file]
		: [];
}

/** Every group that modules name, and what they import, with the file that does. */
function namedBy(...entries: readonly string[]): Map<string, string> {
	const found = new Map<string, string>();
	const seen = new Set<string>();
	const visitFile = (file: string): void => {
		if (seen.has(file)) return;
		seen.add(file);
		const { importedFiles, groups: own } = sourceOf(file);
		for (const group of own) if (!found.has(group)) found.set(group, file);
		for (const other of importedFiles) visitFile(other);
	};
	for (const entry of entries) visitFile(entry);
	return found;
}

/** The page's route file: `/games/:slug` is in `games/[slug].astro`, `/games` in `games/index.astro`. */
function routeFileOf({ path: pattern }: (typeof pages)[number]): string {
	const route = `src/pages/[...lang]${pattern.replace(/:(\w+)/g, "[$1]").replace(/\/$/, "")}`;
	return [`${route}.astro`, `${route}/index.astro`].find(existsSync) ?? `${route}.astro`;
}

it.each(pages)("the table of groups has all texts of $key, so that a language can have this page alone", (page) => {
	const listed = [...siteRules.shared, ...(siteRules.groups[page.key] ?? [])];
	const missingGroups = [...namedBy(routeFileOf(page))].filter(([group]) => !listed.includes(group));
	expect(missingGroups).toEqual([]);
});
