import more from "./fontLetters.json" with { type: "json" };

interface FontSubset {
	readonly name: string;
	/** The file of Inter that it is cut out of. */
	readonly file: string;
	readonly text: string;
}

function letterRange(first: number, last: number): string {
	return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Letters by the script that the file of Inter is named after which has them: `latin-ext`. */
export const moreLetters: Readonly<Record<string, string>> = more;

/**
 * The site's font files. Letters beyond those of the first languages have files of their own, so that visitors of the others load
 * none of them.
 */
export const listSubsets = (letters: typeof moreLetters): readonly FontSubset[] => [
	{ name: "inter-latin", file: "inter-latin-opsz-normal.woff2", text: `${letterRange(0x20, 0x7e)} ©«»·×–—‘’“”„…←→↑↓−` },
	{ name: "inter-cyrillic", file: "inter-cyrillic-opsz-normal.woff2", text: `${letterRange(0x410, 0x44f)}Ёё№` },
	...Object.entries(letters).map(([script, text]) => ({
		name: `inter-${script}-more`,
		file: `inter-${script}-opsz-normal.woff2`,
		text,
	})),
];

/** The site's font files of today, and the letters that each has. `node tools/fonts.ts` cuts them. */
export const fontSubsets = listSubsets(moreLetters);

/** The sheet that declares the files, each for its own letters. */
export function renderFontStylesheet(subsets: readonly FontSubset[]): string {
	const rules = subsets.map(
		({ name, text }) => `@font-face {
	font-family: "Inter Variable";
	src: url("./${name}.woff2") format("woff2");
	font-weight: 300 900;
	font-display: swap;
	unicode-range: ${unicodeRange(text).join(", ")};
}
`,
	);
	return `/* Written by tools/fonts.ts. */\n${rules.join("\n")}`;
}

/** The code points of letters as CSS has them: `U+20-7E`. */
function unicodeRange(text: string): string[] {
	// The no-break space is drawn as the space is, and no file has it.
	const letters = text.includes(" ") ? `${text}\u00a0` : text;
	const codePoints = [...new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
	const first = codePoints.filter((code) => !codePoints.includes(code - 1));
	const last = codePoints.filter((code) => !codePoints.includes(code + 1));
	return first.map((code, index) => {
		const range = [...new Set([code, last[index] ?? code])].map((end) => end.toString(16).toUpperCase());
		return `U+${range.join("-")}`;
	});
}

/** Lists the letters of texts that no font file of the site has, sorted. Browsers show them in another font. */
export function findLettersWithoutFont(texts: Iterable<string>): string[] {
	const known = new Set(fontSubsets.flatMap(({ text }) => [...text, ...text.normalize("NFC")]));
	const letters = new Set([...texts].flatMap((text) => text.normalize("NFC").match(/\S/gu) ?? []));
	return [...letters].filter((letter) => !known.has(letter)).sort();
}
