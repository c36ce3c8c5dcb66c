import { existsSync } from "node:fs";
import { languageCodes } from "#site/languages.ts";
import { describeLanguage } from "./describeLanguage.ts";
import { lettersOf, lettersWithoutFont } from "./letters.ts";
import { recordFile, writeRecord } from "./record.ts";
import { everyPage } from "./unit.ts";
import { allUnits } from "./units/allUnits.ts";

/**
 * Begins a language: makes its record, in which translations wait until their page is complete. No visitor sees anything of it before.
 *
 * @param code of two or three letters: `de`
 * @returns what the language needs and what is left to do, in lines
 * @throws for a code that is none, or of a language that the site has or that somebody has begun
 */
export function addLanguage(code: string): string[] {
	const { name, englishName, flag, direction, pluralForms } = describeLanguage(code);
	if ((languageCodes as readonly string[]).includes(code) || existsSync(recordFile(code))) {
		throw new Error(`${englishName} (${code}) is there already: npm run translations -- status --to ${code}`);
	}
	const units = allUnits(code);
	writeRecord(code, { madeFrom: {}, waiting: {} }, []);
	const needed = units.filter(({ parts }) => parts.includes(everyPage)).length;
	const lacking = lettersWithoutFont(lettersOf(code));
	return [
		`${englishName} (${name}) has begun: ${recordFile(code)}.`,
		`Plural forms: ${pluralForms.join(", ")}. Written from ${direction === "rtl" ? "right to left" : "left to right"}.`,
		`${units.length} texts; ${needed} of them stand on every page and come first, then page by page.`,
		"",
		"What is left:",
		`- npm run translations -- export --to ${code}, translate, npm run translations -- import FILE. A page is offered as soon as it is`,
		"  complete; the first one puts the language into site/languages.ts and makes its files.",
		`- A flag: the drawing "${flag}" in app/components/Flag/Flag.tsx. Until then the menu shows an empty circle beside the name.`,
		...(lacking.length > 0
			? [
					`- Letters that the site's fonts lack: ${lacking.join(" ")}. Browsers show them in another font. Add them to`,
					"  scripts/fontSubsets.ts and the sheet app/styles, and run node scripts/fonts.ts.",
				]
			: []),
		...(direction === "rtl"
			? [
					"- The direction: pages are drawn from left to right. Give <html> its dir in app/root.tsx, and look at every page.",
				]
			: []),
		"- Documents: the agreements themselves are shown in English, marked as such, until content/guidelines has a translated file.",
		`- The words of ${englishName} in content/glossary.yaml and content/checks, if its texts are to be held to them.`,
	];
}
