import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { declaredPages, localesVersion } from "#content/locales/locales.server.ts";
import { catalogueFacts } from "#content/readers/catalogueFacts.server.ts";
import { definitions } from "#scripts/vite/definitions.ts";
import { languageCodes } from "#site/languages.ts";
import { digestOfParts } from "./digest.ts";

/**
 * Everything that decides what the bundles are and how a page is made of its data and of the translations. What readers read (games,
 * articles, documents, the manifests of pictures and clips) is not among them: it reaches a page as data.
 */
const sources = [
	"{app,site,scripts/build,scripts/vite}/**",
	"content/**/*.ts",
	"content/formWords.json",
	"{vite,react-router}.config.ts",
	"{package,package-lock,tsconfig}.json",
] as const;

const isTest = /\.test\.tsx?$/;

/** The files whose change makes every bundle and every page anew. */
export function sourceFiles(): string[] {
	return globSync(sources, { withFileTypes: true })
		.filter((entry) => entry.isFile() && !isTest.test(entry.name))
		.map((entry) => path.relative(".", path.join(entry.parentPath, entry.name)))
		.sort();
}

/** A digest of the code alone: of all that decides how content is read. */
export function digestOfCode(): string {
	return digestOfParts(process.version, ...sourceFiles().flatMap((file) => [file, readFileSync(file)]));
}

/**
 * A digest of the code and of the content that is compiled into it (`vite.config.ts`, `app/routes.ts`).
 *
 * @param code its own digest, for whoever has it
 */
export function digestOfSources(code = digestOfCode()): string {
	const compiled = { ...definitions(true), ...catalogueFacts(), languages: languageCodes.map(declaredPages) };
	return digestOfParts(code, JSON.stringify(compiled));
}

/** A digest of all that a page is made of besides its data: of the bundles and of every word of the translations. */
export function digestOfPages(bundles: string): string {
	return digestOfParts(bundles, localesVersion());
}
