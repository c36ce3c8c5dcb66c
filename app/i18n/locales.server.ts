import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PageKey } from "../routing/pages.ts";
import { type Language, languageCodes } from "./languages.ts";

/** Translation files as the browser GETs them (spec 7): `public/locales/{lng}/{ns}.json`. */
const namespaces = ["translation", "meta"] as const;
export type Namespace = (typeof namespaces)[number];

const root = path.resolve("public/locales");

/** The parsed file. Throws with the file's name when it is missing or is not JSON. */
export function readLocale(language: Language, namespace: Namespace): Record<string, unknown> {
	const file = path.join(root, language, `${namespace}.json`);
	if (!existsSync(file)) throw new Error(`${file} is missing: every language needs both files, be they only {}.`);
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch (error) {
		throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}`);
	}
}

/** The pages that a language has: the top-level keys of its `meta.json` (spec 2.2, 2.8). */
export function declaredPages(language: Language): readonly PageKey[] {
	return Object.keys(readLocale(language, "meta")) as PageKey[];
}

/** A digest of all translation files: the cache-busting version of their URLs. Eight hexadecimal digits. */
export function localesVersion(): string {
	const hash = createHash("sha256");
	for (const language of languageCodes) {
		for (const namespace of namespaces) hash.update(readFileSync(path.join(root, language, `${namespace}.json`)));
	}
	return hash.digest("hex").slice(0, 8);
}
