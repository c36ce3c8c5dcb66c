/**
 * Cuts the site's two font files out of Inter (SIL Open Font License): the letters that the site's languages use, the
 * weights 300-900, the whole optical size axis. Run by hand after a new language or a new Inter: `node scripts/fonts.ts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const source = "node_modules/@fontsource-variable/inter/files";
const target = "app/styles/fonts";

function characters(first: number, last: number): string {
	return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

const subsets = [
	{ name: "inter-latin", file: "inter-latin-opsz-normal.woff2", text: `${characters(0x20, 0x7e)} ©«»·×–—‘’“”„…←→↑↓−` },
	{ name: "inter-cyrillic", file: "inter-cyrillic-opsz-normal.woff2", text: `${characters(0x410, 0x44f)}Ёё№` },
];

for (const { name, file, text } of subsets) {
	const font = await subsetFont(await readFile(`${source}/${file}`), text, {
		targetFormat: "woff2",
		variationAxes: { wght: { min: 300, max: 900 } },
	});
	await writeFile(`${target}/${name}.woff2`, font);
	console.log(`${target}/${name}.woff2 ${font.length} bytes`);
}
