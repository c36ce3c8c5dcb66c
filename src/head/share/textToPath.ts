import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";

/** Character subsets of Inter, in the order in which each character is looked up. */
const scripts = ["latin", "cyrillic", "latin-ext", "cyrillic-ext", "greek", "greek-ext", "vietnamese"] as const;

export type FontWeight = 500 | 900;

type FontCut = Awaited<ReturnType<typeof openCut>>;

const fontCuts = new Map<string, Promise<FontCut>>();

/** Converts a line to outlines of Inter with kerning; `tracking` is in em. Throws if Inter lacks a character. */
export async function textToPath(text: string, weight: FontWeight, size: number, tracking = 0) {
	let x = 0;
	/** SVG elements, which need no font; the baseline starts at 0, 0. */
	let markup = "";
	for (const { cut, part } of await runsOf(text)) {
		const fontScale = size / cut.upem;
		const { font, outlines } = cut.styles[weight];
		const textBuffer = new TextBuffer();
		textBuffer.addText(part);
		textBuffer.guessSegmentProperties();
		shape(font, textBuffer);
		const glyphPositions = textBuffer.getGlyphPositions();
		for (const [index, { codepoint, cluster }] of textBuffer.getGlyphInfos().entries()) {
			const { xAdvance = 0, xOffset = 0 } = glyphPositions[index] ?? {};
			const outline = outlines.get(codepoint) ?? font.glyphToPath(codepoint);
			outlines.set(codepoint, outline);
			// The y axis of fonts points up.
			const fontMatrix = [fontScale, 0, 0, -fontScale, x + xOffset * fontScale, 0].join(" ");
			markup += `<path transform="matrix(${fontMatrix})" d="${outline}"/>`;
			// Spaces cancel the letter spacing, so that the distance between words stays the same.
			x += xAdvance * fontScale + (part[cluster] === " " ? -tracking : tracking) * size;
		}
	}
	return { width: x - tracking * size, markup };
}

/** Splits a text into the longest runs that one font file supports. */
async function runsOf(text: string): Promise<{ cut: FontCut; part: string }[]> {
	const runs: { cut: FontCut; part: string }[] = [];
	for (const character of text) {
		const last = runs.at(-1);
		// Spaces and commas stay with the previous word.
		if (last?.cut.codePoints.has(code(character))) last.part += character;
		else runs.push({ cut: await cutWith(character), part: character });
	}
	return runs;
}

/** The subset of Inter that has a character; `undefined` if none has it. */
export async function scriptWith(character: string): Promise<string | undefined> {
	for (const script of scripts) {
		if ((await cutOf(script)).codePoints.has(code(character))) return script;
	}
	return undefined;
}

async function cutWith(character: string): Promise<FontCut> {
	const script = await scriptWith(character);
	if (script) return cutOf(script);
	throw new Error(
		`No file of Inter has "${character}" (U+${code(character).toString(16)}): share pictures cannot show it. ` +
			"Write it otherwise, or add a font to src/head/share/textToPath.ts.",
	);
}

function cutOf(script: string): Promise<FontCut> {
	const known = fontCuts.get(script) ?? openCut(script);
	fontCuts.set(script, known);
	return known;
}

async function openCut(script: string) {
	const file = createRequire(import.meta.url).resolve(
		`@fontsource-variable/inter/files/inter-${script}-opsz-normal.woff2`,
	);
	const data = await subsetFont(readFileSync(file), "", { targetFormat: "truetype", keepAllGlyphs: true });
	const bytes = new Uint8Array(data);
	const fontFace = new Face(new Blob(bytes.buffer));
	const styleOf = (weight: FontWeight) => {
		const font = new Font(fontFace);
		font.setVariations([new Variation("wght", weight), new Variation("opsz", 32)]);
		/** By glyph id in font units; computing them from a variable font is slow. */
		const glyphOutlines = new Map<number, string>();
		return { font, outlines: glyphOutlines };
	};
	const styles = { 500: styleOf(500), 900: styleOf(900) };
	return { codePoints: new Set(fontFace.collectUnicodes()), styles, upem: fontFace.upem };
}

function code(character: string): number {
	return character.codePointAt(0) ?? 0;
}
