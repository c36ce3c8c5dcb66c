import more from "./fontCharacters.json" with { type: "json" };

interface FontSubset {
	readonly name: string;
	/** The file of Inter that it is extracted from. */
	readonly file: string;
	readonly text: string;
}

function letterRange(first: number, last: number): string {
	return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Additional characters, keyed by the script in the name of Inter's file: `latin-ext`. */
export const extraCharacters: Readonly<Record<string, string>> = more;

/** The site's font files. Further characters have separate files, which load only on pages that show them. */
export const listSubsets = (characters: typeof extraCharacters): readonly FontSubset[] => [
	{ name: "inter-latin", file: "inter-latin-opsz-normal.woff2", text: `${letterRange(0x20, 0x7e)} ©«»·×–—‘’“”„…←→↑↓−` },
	{ name: "inter-cyrillic", file: "inter-cyrillic-opsz-normal.woff2", text: `${letterRange(0x410, 0x44f)}Ёё№` },
	...Object.entries(characters).map(([script, text]) => ({
		name: `inter-${script}-more`,
		file: `inter-${script}-opsz-normal.woff2`,
		text,
	})),
];

/** The current font files and their characters. `node tools/fonts.ts` creates them. */
export const fontSubsets = listSubsets(extraCharacters);

/** Renders the stylesheet of the font files, each with its `unicode-range`. */
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

/** CSS `unicode-range` values: `U+20-7E`. */
function unicodeRange(text: string): string[] {
	// No font file contains the no-break space, which browsers draw as a space.
	const characters = text.includes(" ") ? `${text}\u00a0` : text;
	const codePoints = [...new Set([...characters].map((character) => character.codePointAt(0) ?? 0))].sort(
		(a, b) => a - b,
	);
	const first = codePoints.filter((code) => !codePoints.includes(code - 1));
	const last = codePoints.filter((code) => !codePoints.includes(code + 1));
	return first.map((code, index) => {
		const range = [...new Set([code, last[index] ?? code])].map((end) => end.toString(16).toUpperCase());
		return `U+${range.join("-")}`;
	});
}

/** Sorted characters that no font file contains: browsers show them in a fallback font. */
export function findMissingGlyphs(texts: Iterable<string>): string[] {
	const known = new Set(fontSubsets.flatMap(({ text }) => [...text, ...text.normalize("NFC")]));
	const characters = new Set([...texts].flatMap((text) => text.normalize("NFC").match(/\S/gu) ?? []));
	return [...characters].filter((character) => !known.has(character)).sort();
}
