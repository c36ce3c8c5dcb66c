/** The translation gate, a step of `npm run check`: prints one line per problem and fails, or one line in all. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { checkLocales } from "#content/locales/checkLocales.ts";
import { findUnusedKeys } from "#content/locales/findUnusedKeys.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { flatten } from "#content/locales/parseLocale.ts";
import { readText } from "#content/readers/readText.server.ts";
import { languageCodes } from "#site/languages.ts";

/** Texts of a folder's files by their path in it, with forward slashes. */
function readFolder(folder: string, isWanted: (name: string) => boolean): [string, string][] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && isWanted(entry.name))
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort()
		.map((file) => [path.relative(folder, file).split(path.sep).join("/"), readText(file)]);
}

try {
	const files = Object.fromEntries(readFolder("public/locales", () => true));
	const problems = checkLocales(files);
	if (problems.length === 0) {
		const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name);
		const sources = ["site", "content", "app", "server"].flatMap((folder) => readFolder(folder, isSource));
		const unused = findUnusedKeys(
			readLocale("en", "translation"),
			sources.map(([, text]) => text),
		);
		const remedy = "no code uses it; remove it in every language";
		problems.push(...unused.map((key) => `public/locales/en/translation.json: key "${key}": ${remedy}`));
	}
	if (problems.length > 0) {
		console.error(problems.join("\n"));
		process.exitCode = 1;
	} else {
		const keys = flatten(readLocale("en", "translation")).size;
		console.log(`Translations hold: ${languageCodes.length} languages, ${keys} keys in English.`);
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
