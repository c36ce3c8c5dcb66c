/**
 * The command behind the check "form": files that the editor's desk would write in another way than they stand, so that a
 * change of one word would show as many. `npm run tidy` writes them as the desk does.
 */
import { writeFileSync } from "node:fs";
import { readText } from "#content/readers/readText.server.ts";
import { deskFiles } from "./desk/deskFiles.ts";
import { writtenForm } from "./desk/writtenForm.ts";

const fixes = process.argv.includes("--fix");
let count = 0;
try {
	for (const { path, fields } of deskFiles()) {
		const text = readText(path);
		const wanted = writtenForm(path, text, fields);
		if (text === wanted) continue;
		if (fixes) writeFileSync(path, wanted);
		else {
			const line = text.split("\n").findIndex((own, index) => own !== wanted.split("\n")[index]) + 1;
			console.error(
				`${path}:${line}: the editor's desk writes it in another way. Run "npm run tidy", and look at the change.`,
			);
			count += 1;
		}
	}
	if (count > 0) process.exitCode = 1;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
