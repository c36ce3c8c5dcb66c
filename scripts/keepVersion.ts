/**
 * `npm run keep-version -- general/dispute-resolution-policy`: keeps a document's text of today, and its translations, under
 * the day from which they apply, before a new text takes their place. `npm run publish-version` keeps it by itself where the text
 * of today is committed; this is for a copy without git.
 */
import { ContentError } from "#content/model/contentError.ts";
import { defaultLanguage, languageCodes } from "#site/languages.ts";
import { documentFile, documentNames, fieldOf } from "./versions/documentFile.ts";
import { keptText } from "./versions/planVersion.ts";
import { versionFiles, writeTexts } from "./versions/versionFiles.ts";

const [wanted = ""] = process.argv.slice(2);
try {
	const texts = textsToKeep(wanted);
	writeTexts(".", texts);
	for (const file of texts.keys()) console.log(`Kept ${file}. Now change the text, and publish it as a new version.`);
} catch (error) {
	if (!(error instanceof ContentError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}

/** @throws ContentError */
function textsToKeep(name: string): Map<string, string> {
	const files = versionFiles(".");
	const original = documentFile(name, defaultLanguage);
	if (!documentNames.includes(name)) {
		throw new ContentError([`No document "${name}". Write one of ${documentNames.join(", ")}.`]);
	}
	const from = fieldOf(files.now(original) ?? "", "from");
	if (!from) {
		throw new ContentError([`${original}: field "from" is missing. Write the day from which the text applies.`]);
	}
	const texts = languageCodes.flatMap((language): [string, string][] => {
		const file = documentFile(name, language);
		const text = files.now(file);
		return text ? [[documentFile(name, language, from), keptText(file, text, language, from)]] : [];
	});
	for (const [kept] of texts) {
		if (files.now(kept) === undefined) continue;
		throw new ContentError([`${kept} is there already. Change "from" in ${original} first.`]);
	}
	return new Map(texts);
}
