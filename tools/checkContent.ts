/**
 * Content checks of `npm run check`: text files, page table, settings, translations, typography, format of CMS files.
 * Prints a line per problem. `--fix` sets no-break spaces and formats files like the CMS.
 */
import { globSync, writeFileSync } from "node:fs";
import { checkTextFiles } from "#content/readers/checkTextFiles.server.ts";
import { readText } from "#content/readers/readText.server.ts";
import { findTypos, insertNonBreakingSpaces } from "./typography/russian.ts";

const isFix = process.argv.includes("--fix");
const remedy = 'Run "npm run check -- --fix" and look at the change.';

async function findUnusedTexts(): Promise<string[]> {
	const { findUnusedKeys } = await import("#content/locales/findUnusedKeys.ts");
	const { readLocale } = await import("#content/locales/locales.server.ts");
	const names = globSync("{config,content,server,src}/**/*.{ts,tsx,astro}");
	const sources = names.filter((name) => !/\.test\.tsx?$|\.d\.ts$/.test(name)).map(readText);
	const unusedKeys = findUnusedKeys(readLocale("en", "translation"), sources);
	const file = "public/locales/en/translation.json";
	return unusedKeys.map((key) => `${file}: key "${key}": no code uses it; remove it in every language`);
}

function checkTypography(file: string): string[] {
	const lines = readText(file).split("\n");
	const typesetLines = lines.map(insertNonBreakingSpaces);
	if (isFix && typesetLines.join("\n") !== lines.join("\n")) writeFileSync(file, typesetLines.join("\n"));
	return lines.flatMap((line, index) => {
		const place = `${file}:${index + 1}`;
		const isBreakable = !isFix && line !== typesetLines[index];
		return [
			...findTypos(line).map(
				(text) => `${place}: "${text.trim()}" is not Russian: write «» for quotes and — for a dash.`,
			),
			...(isBreakable ? [`${place}: a line may break in the wrong place. ${remedy}`] : []),
		];
	});
}

/** Otherwise, saving in the CMS would change more lines than were edited. */
async function checkFormat(): Promise<string[]> {
	const { listCmsFiles } = await import("./cms/collections.ts");
	const { formatContent } = await import("./cms/formatContent.ts");
	return listCmsFiles(".").flatMap((file) => {
		const text = readText(file);
		const wanted = formatContent(file, text);
		if (text === wanted) return [];
		if (isFix) writeFileSync(file, wanted);
		const line = text.split("\n").findIndex((own, index) => own !== wanted.split("\n")[index]) + 1;
		return isFix ? [] : [`${file}:${line}: the CMS writes this file in another form. ${remedy}`];
	});
}

try {
	checkTextFiles();
	// Imported here, because these modules read translations: an invalid file would cause a stack trace.
	const { checkContrasts } = await import("#src/styles/checkContrasts.ts");
	const { checkPages } = await import("#content/locales/locales.server.ts");
	const { contentProblems } = await import("#content/readers/problems.server.ts");
	checkContrasts();
	checkPages();
	const problems = contentProblems();
	if (problems.length === 0) problems.push(...(await findUnusedTexts()));
	problems.push(...globSync(["public/locales/**/*.json", "content/**/*.{md,yaml}"]).sort().flatMap(checkTypography));
	if (problems.length === 0) problems.push(...(await checkFormat()));
	if (problems.length > 0) throw new Error(problems.join("\n"));
	console.log("Content is valid.");
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
