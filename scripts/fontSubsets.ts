function characters(first: number, last: number): string {
	return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** The site's font files, and the letters that each has. `node scripts/fonts.ts` cuts them. */
export const fontSubsets = [
	{ name: "inter-latin", file: "inter-latin-opsz-normal.woff2", text: `${characters(0x20, 0x7e)} ©«»·×–—‘’“”„…←→↑↓−` },
	{ name: "inter-cyrillic", file: "inter-cyrillic-opsz-normal.woff2", text: `${characters(0x410, 0x44f)}Ёё№` },
];
