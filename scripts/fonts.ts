/**
 * Cuts the site's two font files out of Inter (SIL Open Font License): the letters that the site's languages use, the
 * weights 300-900, the whole optical size axis. Run by hand after a new language or a new Inter: `node scripts/fonts.ts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { fontSubsets } from "./fontSubsets.ts";

const source = "node_modules/@fontsource-variable/inter/files";
const target = "app/styles/fonts";

for (const { name, file, text } of fontSubsets) {
	const font = await subsetFont(await readFile(`${source}/${file}`), text, {
		targetFormat: "woff2",
		variationAxes: { wght: { min: 300, max: 900 } },
	});
	await writeFile(`${target}/${name}.woff2`, font);
	console.log(`${target}/${name}.woff2 ${font.length} bytes`);
}
