/**
 * Cuts the site's font files out of Inter (SIL Open Font License): the letters that the site's languages use, the weights
 * 300-900, the whole optical size axis; and writes the sheet that declares them. Letters of translations that no file has yet are
 * put on the list of `fontLetters.json`. Run it after a new Inter, and when the check misses letters: `node tools/fonts.ts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { defaultLanguage, languages } from "#config/languages.ts";
import { scriptWith } from "#src/head/share/textToPath.ts";
import { findLettersWithoutFont, listSubsets, moreLetters, renderFontStylesheet } from "./fontSubsets.ts";
import { readTranslations } from "./translations/importTexts.ts";

const source = "node_modules/@fontsource-variable/inter/files";
const target = "src/styles/fonts";

/** Every text that the site offers in a language of translators, and the languages' own names, which the menu shows. */
function offeredTexts(): string[] {
	return languages.flatMap(({ code, name }) => {
		const texts = code === defaultLanguage ? [] : readTranslations(code).flatMap(({ text }) => text ?? []);
		// The next text may begin with a letter that this one has within.
		return [name, ...texts].flatMap((text) => [text, text.toLocaleLowerCase(code), text.toLocaleUpperCase(code)]);
	});
}

const letters: Record<string, string> = { ...moreLetters };
const unknownLetters: string[] = [];
for (const letter of findLettersWithoutFont(offeredTexts())) {
	const script = await scriptWith(letter);
	if (script) letters[script] = [...(letters[script] ?? ""), letter].sort().join("");
	else unknownLetters.push(letter);
}
if (unknownLetters.length > 0) {
	console.log(`Letters that Inter has not, and browsers show in another font: ${unknownLetters.join(" ")}.`);
}
await writeFile("tools/fontLetters.json", `${JSON.stringify(letters, null, "\t")}\n`);
const newSubsets = listSubsets(letters);
for (const { name, file, text } of newSubsets) {
	const font = await subsetFont(await readFile(`${source}/${file}`), text, {
		targetFormat: "woff2",
		variationAxes: { wght: { min: 300, max: 900 } },
	});
	await writeFile(`${target}/${name}.woff2`, font);
	console.log(`${target}/${name}.woff2 ${font.length} bytes`);
}
await writeFile(`${target}/fonts.css`, renderFontStylesheet(newSubsets));
