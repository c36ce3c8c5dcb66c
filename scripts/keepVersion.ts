/**
 * `npm run keep-version -- general/dispute-resolution-policy`: keeps a document's text of today, and its translations, under
 * the day from which they apply, before a new text takes their place. Figures and names are written out: they change, and
 * what applied then does not.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fillPlaceholders } from "#content/model/fillPlaceholders.ts";
import { documentTexts, documentValues, writtenDocuments } from "#content/readers/documents.server.ts";
import { defaultLanguage, isLanguage } from "#site/languages.ts";

const [wanted = ""] = process.argv.slice(2);
try {
	for (const file of keep(wanted)) console.log(`Kept ${file}. Now change the text, and "from" to its first day.`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

/** @returns the files that it wrote */
function keep(name: string): string[] {
	const key = writtenDocuments.find((candidate) => candidate.replace(".", "/") === name);
	if (!key) {
		const names = writtenDocuments.map((candidate) => candidate.replace(".", "/")).join(", ");
		throw new Error(`No document "${name}". Write one of ${names}.`);
	}
	const today = documentTexts().find(
		(text) => text.key === key && text.language === defaultLanguage && !text.isEarlier,
	);
	const base = `content/guidelines/${name}`;
	if (!today?.from) throw new Error(`${base}.md: field "from" is missing. Write the day from which the text applies.`);
	return globSync(`${base}{.md,.*.md}`).map((file) => {
		const [, language = defaultLanguage] = /\.([^.]+)\.md$/.exec(file) ?? [];
		const suffix = language === defaultLanguage ? "" : `.${language}`;
		const kept = path.join(base, `${today.from}${suffix}.md`);
		if (existsSync(kept)) throw new Error(`${kept} is there already. Change "from" in ${file} first.`);
		const { text } = fillPlaceholders(readFileSync(file, "utf8"), isLanguage(language) ? documentValues(language) : {});
		mkdirSync(base, { recursive: true });
		writeFileSync(kept, text);
		return kept;
	});
}
