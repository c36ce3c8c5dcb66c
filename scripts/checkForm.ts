/**
 * The command behind the check "form": files that the editor's desk would write in another way than they stand, so that a
 * change of one word would show as many. `npm run tidy` writes them as the desk does.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { deskFiles } from "./desk/deskFiles.ts";
import { writtenForm } from "./desk/writtenForm.ts";

const fixes = process.argv.includes("--fix");
let count = 0;
for (const { path, fields } of deskFiles()) {
	const text = readFileSync(path, "utf8");
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
