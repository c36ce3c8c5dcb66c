import { globSync } from "node:fs";
import { cleanText, findForbidden, nameCharacter } from "#content/model/cleanText.ts";
import { ContentError, listProblems } from "#content/model/contentError.ts";
import { parseJson, readText } from "./readText.server.ts";

/** Every file with texts of the site, including files that the bundler imports. */
const inputFiles = [
	"content/**/*.{json,md,yaml}",
	"public/locales/**/*.json",
	"tools/fontCharacters.json",
	"config/**/*.json",
];

/**
 * Checks that files are UTF-8, that JSON is valid, and that no line has invisible characters. Imports no input file, so
 * that errors are messages and not stack traces. @throws ContentError with file, line and remedy per problem
 */
export function checkTextFiles(files: readonly string[] = globSync(inputFiles).sort()): void {
	const problems = files.flatMap((file) => listProblems(() => checkTextFile(file)));
	if (problems.length > 0) throw new ContentError(problems);
}

function checkTextFile(file: string): void {
	const text = readText(file);
	if (file.endsWith(".json")) parseJson(file, text);
	const problems = text
		.split("\n")
		.flatMap((line, index) => problemIn(line).map((problem) => `${file}:${index + 1}: ${problem}.`));
	if (problems.length > 0) throw new ContentError(problems);
}

/** Decodes escapes of JSON and YAML. */
function problemIn(line: string): string[] {
	const text = line.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
		String.fromCharCode(Number.parseInt(code, 16)),
	);
	if (!findForbidden(text) && cleanText(text) === text) return [];
	const invisibleCharacter = [...text].find((character) => findForbidden(character) || cleanText(character) === "");
	if (invisibleCharacter) return [`it has the invisible character ${nameCharacter(invisibleCharacter)}. Take it out`];
	return ["it has decomposed letters. Write them again as single characters (NFC)"];
}
