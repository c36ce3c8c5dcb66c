import { existsSync } from "node:fs";
import { scriptWith } from "#scripts/build/discovery/share/lettering.ts";
import { defaultLanguage, languageCodes } from "#site/languages.ts";
import { describeLanguage } from "./describeLanguage.ts";
import { lettersOf, lettersWithoutFont } from "./letters.ts";
import { physicalRules } from "./physicalRules.ts";
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
export async function addLanguage(code: string): Promise<string[]> {
	const { name, englishName, flag, direction, pluralForms } = describeLanguage(code);
	if (code === defaultLanguage)
		throw new Error(`The site is written in ${englishName} (${code}). Add another language.`);
	if ((languageCodes as readonly string[]).includes(code) || existsSync(recordFile(code))) {
		throw new Error(`${englishName} (${code}) is there already: npm run translations -- status --to ${code}`);
	}
	const units = allUnits(code);
	writeRecord(code, { madeFrom: {}, waiting: {} }, []);
	const needed = units.filter(({ parts }) => parts.includes(everyPage)).length;
	const lacking = lettersWithoutFont(lettersOf(code));
	const nowhere = (
		await Promise.all(lacking.map(async (letter) => ((await scriptWith(letter)) ? [] : [letter])))
	).flat();
	return [
		`${englishName} (${name}) has begun: ${recordFile(code)}.`,
		`Plural forms: ${pluralForms.join(", ")}. Written from ${direction === "rtl" ? "right to left" : "left to right"}.`,
		`${units.length} texts; ${needed} of them stand on every page and come first, then page by page.`,
		"",
		"By itself, with the first complete page: its row in site/languages.ts with its direction, its files of words, the flag of",
		`"${flag}" (another: write its country's code into the row)${lacking.length > nowhere.length ? ", and its letters in the site's fonts" : ""}.`,
		"",
		"What is left, and for whom:",
		`- Whoever sends texts: npm run translations -- export --to ${code}, and import what comes back. A page is offered as soon as it is`,
		"  complete.",
		...(nowhere.length > 0
			? [
					`- A designer: Inter has none of ${nowhere.join(" ")}. Browsers show them in a font of the visitor's machine; a font of`,
					"  ours for them is chosen once and named in app/styles/tokens.css.",
				]
			: []),
		...(direction === "rtl" ? rightToLeftWork() : []),
		"- A lawyer: the agreements themselves are shown in English, marked as such, until content/guidelines has a translated file.",
		`- An engineer: the words of ${englishName} in content/glossary.yaml and content/checks, if its texts are to be held to them.`,
	];
}

/** What a language from right to left needs that no program can do. */
function rightToLeftWork(): string[] {
	const rules = physicalRules();
	return [
		'- A designer and an engineer: pages get dir="rtl", and what is written by start and end turns round with it. Not so',
		`  ${rules.length} rules that name the sides in order, or left and right. Look at each:`,
		...rules.map((rule) => `    ${rule}`),
		"  Then English parts of its pages (articles, documents), which need their own dir, arrows drawn to one side, and the keys",
		"  and swipes of carousels. Look at every page.",
	];
}
