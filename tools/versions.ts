/**
 * `npm run versions -- publish general/cookie-policy --from 2027-03-01 --en "..." --ru "..."`: publishes the current
 * text as a new version with change notes, and archives the previous text. Prints a plan; `--write` applies it.
 * `npm run versions -- keep general/cookie-policy`: archives the current text, for a copy without Git history.
 */
import { parseArgs } from "node:util";
import { defaultLanguage, languageCodes } from "#config/languages.ts";
import { ContentError } from "#content/model/contentError.ts";
import { documentFile, documentNames, readField } from "./versions/documentFile.ts";
import { getArchivedText, planVersion } from "./versions/planVersion.ts";
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
const [command, name = ""] = positionals;
try {
	if (command === "keep") archiveDocument();
	else if (command === "publish") publish();
	else
		throw new ContentError([`Unknown command "${command ?? ""}". Write: npm run versions -- keep|publish <document>`]);
} catch (error) {
	if (!(error instanceof ContentError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}

function publish(): void {
	const { from, write, ...changed } = values;
	const request = { document: name, from, changed };
	const { writes, steps } = planVersion(request, versionFiles("."), new Date().toISOString().slice(0, 10));
	if (write) writeTexts(".", writes);
	for (const step of steps) console.log(step);
	console.log(write ? `Written: ${[...writes.keys()].join(", ")}.` : "Nothing is written yet: add --write.");
}

function archiveDocument(): void {
	const files = versionFiles(".");
	if (!documentNames.includes(name))
		throw new ContentError([`No document "${name}". Write one of ${documentNames.join(", ")}.`]);
	const originalFile = documentFile(name, defaultLanguage);
	const from = readField(files.now(originalFile) ?? "", "from");
	if (!from)
		throw new ContentError([`${originalFile}: field "from" is missing. Write the day from which the text applies.`]);
	const texts = new Map<string, string>();
	for (const language of languageCodes) {
		const file = documentFile(name, language);
		const archivedFile = documentFile(name, language, from);
		const text = files.now(file);
		if (text && files.now(archivedFile) !== undefined)
			throw new ContentError([`${archivedFile} already exists. Change "from" in ${originalFile} first.`]);
		if (text) texts.set(archivedFile, getArchivedText(file, text, language, from));
	}
	writeTexts(".", texts);
	for (const file of texts.keys()) console.log(`Archived ${file}. Change the text and publish a new version.`);
}
