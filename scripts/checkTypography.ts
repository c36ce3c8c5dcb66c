/**
 * The command behind the check "typography": Russian texts with straight quotes, hyphens for dashes or lines that may
 * break in the wrong place. `npm run typography -- --fix` puts the no-break spaces in.
 */
import { writeFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { readText } from "#content/readers/readText.server.ts";
import { misprints, typeset } from "./typography/russian.ts";

const fixes = process.argv.includes("--fix");
const problems: string[] = [];
try {
	for await (const file of glob(["public/locales/**/*.json", "content/**/*.{md,yaml}"])) {
		const text = readText(file);
		const set = text.split("\n").map(typeset);
		if (fixes) {
			if (set.join("\n") !== text) writeFileSync(file, set.join("\n"));
		}
		for (const [index, line] of text.split("\n").entries()) {
			const where = `${file}:${index + 1}`;
			for (const piece of misprints(line)) {
				problems.push(`${where}: "${piece.trim()}" is not Russian: write «» for quotes and — for a dash.`);
			}
			if (!fixes && line !== set[index]) {
				problems.push(`${where}: a line may break in the wrong place. Run "npm run typography -- --fix".`);
			}
		}
	}
	for (const problem of problems) console.error(problem);
	if (problems.length > 0) process.exit(1);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
