/**
 * `npm run publish-version -- general/cookie-policy --from 2027-03-01 --en "..." --ru "..."`: makes a document's text of now a new
 * version, with what changed in one sentence per language; the text before is kept. Says what it will do, and does it with `--write`.
 */
import { parseArgs } from "node:util";
import { ContentError } from "#content/model/contentError.ts";
import { planVersion } from "./versions/planVersion.ts";
import { versionFiles, writeTexts } from "./versions/versionFiles.ts";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		from: { type: "string", default: "" },
		en: { type: "string", default: "" },
		ru: { type: "string", default: "" },
		write: { type: "boolean", default: false },
	},
});
const { from, write, ...changed } = values;
try {
	const request = { document: positionals[0] ?? "", from, changed };
	const { writes, steps } = planVersion(request, versionFiles("."), new Date().toISOString().slice(0, 10));
	if (write) writeTexts(".", writes);
	for (const step of steps) console.log(step);
	console.log(write ? `Written: ${[...writes.keys()].join(", ")}.` : "Nothing is written yet: add --write.");
} catch (error) {
	if (!(error instanceof ContentError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
