/**
 * `node tools/fonts.ts` creates the font files from Inter (SIL Open Font License), with the characters of the site's
 * languages, weights 300-900 and all optical sizes, and their stylesheet. Adds missing characters of translations to
 * `fontCharacters.json`. Run it after an update of Inter, or when the content check reports missing characters.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { defaultLanguage, languages } from "#config/languages.ts";
import { scriptWith } from "#src/head/share/textToPath.ts";
import { extraCharacters, findMissingGlyphs, listSubsets, renderFontStylesheet } from "./fontSubsets.ts";
import { readTranslations } from "./translations/importTexts.ts";

const source = "node_modules/@fontsource-variable/inter/files";
const target = "src/styles/fonts";

/** All translated texts, and the names of the languages in the menu. */
function offeredTexts(): string[] {
	return languages.flatMap(({ code, name }) => {
		const texts = code === defaultLanguage ? [] : readTranslations(code).flatMap(({ text }) => text ?? []);
		// Both cases, because the next text may begin with a character that this one has inside a word.
		return [name, ...texts].flatMap((text) => [text, text.toLocaleLowerCase(code), text.toLocaleUpperCase(code)]);
	});
}

const characters: Record<string, string> = { ...extraCharacters };
const unknownCharacters: string[] = [];
for (const character of findMissingGlyphs(offeredTexts())) {
	const script = await scriptWith(character);
	if (script) characters[script] = [...(characters[script] ?? ""), character].sort().join("");
	else unknownCharacters.push(character);
}
if (unknownCharacters.length > 0) {
	console.log(`Characters that Inter lacks, and browsers show in a fallback font: ${unknownCharacters.join(" ")}.`);
}
await writeFile("tools/fontCharacters.json", `${JSON.stringify(characters, null, "\t")}\n`);
const newSubsets = listSubsets(characters);
for (const { name, file, text } of newSubsets) {
	const font = await subsetFont(await readFile(`${source}/${file}`), text, {
		targetFormat: "woff2",
		variationAxes: { wght: { min: 300, max: 900 } },
	});
	await writeFile(`${target}/${name}.woff2`, font);
	console.log(`${target}/${name}.woff2 ${font.length} bytes`);
}
await writeFile(`${target}/fonts.css`, renderFontStylesheet(newSubsets));
