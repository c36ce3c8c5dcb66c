import { globSync } from "node:fs";
import path from "node:path";
import { findFigureProblems, listTextLines } from "#content/checks/literalFigures.ts";
import { checkLocales } from "#content/locales/checkLocales.ts";
import { ContentError, listProblems } from "#content/model/contentError.ts";
import { checkTextFiles } from "./checkTextFiles.server.ts";
import { documentTexts } from "./documents.server.ts";
import { gameSlugs } from "./games.server.ts";
import { readLogo } from "./logo.server.ts";
import { articleSlugs } from "./news.server.ts";
import { checkPageSettings } from "./pageSettings.server.ts";
import { readPlacements } from "./placements.server.ts";
import { readText } from "./readText.server.ts";
import { readRedirects } from "./redirects.server.ts";
import { checkSettings } from "./settings.server.ts";

const allReaders: readonly (() => unknown)[] = [
	() => checkTextFiles(),
	() => checkSettings(),
	readLogo,
	gameSlugs,
	articleSlugs,
	documentTexts,
	() => readPlacements(),
	() => checkPageSettings(),
	() => readRedirects(),
	checkTranslations,
	checkFigures,
];

/**
 * All content problems that would stop the build, and literal figures that tests reject: one line each with file, field
 * and remedy, without duplicates. Rethrows other errors.
 */
export function contentProblems(readers = allReaders): string[] {
	return [...new Set(readers.flatMap(listProblems))];
}

function checkTranslations(): void {
	const root = "public/locales";
	const files = globSync(`${root}/*/*.json`).map((file) => [
		path.relative(root, file).split(path.sep).join("/"),
		readText(file),
	]);
	const problems = checkLocales(Object.fromEntries(files));
	if (problems.length > 0) throw new ContentError(problems);
}

function checkFigures(): void {
	const problems = listTextLines().flatMap(findFigureProblems);
	if (problems.length > 0) throw new ContentError(problems);
}
