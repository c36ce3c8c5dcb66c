import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isObject } from "#content/locales/parseLocale.ts";
import { languageCodes } from "#site/languages.ts";
import { readData } from "./dataFile.ts";
import { describeLanguage } from "./describeLanguage.ts";

const table = "site/languages.ts";

/** Keys of the pages that a language has; none of one that has only been begun. */
export function declaredIn(language: string): string[] {
	const meta = readData(`public/locales/${language}/meta.json`);
	return isObject(meta) ? Object.keys(meta) : [];
}

/** Makes a language one of the site's, if it is not: its row in the table of languages, and its files of words. */
export function offerLanguage(language: string): void {
	if (!(languageCodes as readonly string[]).includes(language)) writeFileSync(table, withRow(language));
	const folder = `public/locales/${language}`;
	mkdirSync(folder, { recursive: true });
	for (const name of ["meta", "translation"]) {
		const file = `${folder}/${name}.json`;
		if (!existsSync(file)) writeFileSync(file, "{}\n");
	}
}

function withRow(language: string): string {
	const { name, flag, direction } = describeLanguage(language);
	const text = readFileSync(table, "utf8");
	const end = "\n] as const;";
	if (!text.includes(end))
		throw new Error(`${table}: its table ends nowhere with "] as const;". Put the row in by hand.`);
	const row = `\t{ code: "${language}", name: "${name}", flag: "${flag}", hreflang: "${language}", dir: "${direction}" },`;
	return text.includes(`code: "${language}"`) ? text : text.replace(end, `\n${row}${end}`);
}
