import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";

/** Inter's files, each with its own letters; a text is set from the first that has all of it, else letter by letter. */
const scripts = ["latin", "cyrillic", "latin-ext", "cyrillic-ext", "greek", "greek-ext", "vietnamese"] as const;

export type FontWeight = 500 | 900;

/** A line of text as outlines: no font is needed where it is drawn. */
export interface OutlinedText {
	/** In the unit of the font size. */
	readonly width: number;
	/** SVG elements, the baseline's beginning at 0, 0. */
	readonly markup: string;
}

/** One weight of a cut. */
interface CutStyle {
	readonly font: Font;
	/** Cache of glyph outlines by glyph id, in font units; the font computes each from its weights. */
	readonly outlines: Map<number, string>;
}

interface FontCut {
	readonly letters: ReadonlySet<number>;
	readonly styles: Readonly<Record<FontWeight, CutStyle>>;
	readonly upem: number;
}

const fontCuts = new Map<string, Promise<FontCut>>();

/**
 * Sets a line in Inter, kerned.
 *
 * @param size font size, in pixels
 * @param tracking space between letters, in em
 * @throws when no file of Inter has one of the characters
 */
export async function textToPath(text: string, weight: FontWeight, size: number, tracking = 0): Promise<OutlinedText> {
	let x = 0;
	let markup = "";
	for (const { cut, part } of await runsOf(text)) {
		const scale = size / cut.upem;
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
			// The font's y points up.
			const matrix = [scale, 0, 0, -scale, x + xOffset * scale, 0].join(" ");
			markup += `<path transform="matrix(${matrix})" d="${outline}"/>`;
			// Words keep their distance where letters move together.
			x += xAdvance * scale + (part[cluster] === " " ? -tracking : tracking) * size;
		}
	}
	return { width: x - tracking * size, markup };
}

/** Parts of a text that one file of Inter has, as long as can be. */
async function runsOf(text: string): Promise<{ cut: FontCut; part: string }[]> {
	const runs: { cut: FontCut; part: string }[] = [];
	for (const character of text) {
		const last = runs.at(-1);
		// A space or a comma stays with the word before it.
		if (last?.cut.letters.has(code(character))) last.part += character;
		else runs.push({ cut: await cutWith(character), part: character });
	}
	return runs;
}

/** The script by which the file of Inter is named that has a character; `undefined` where none has. */
export async function scriptWith(character: string): Promise<string | undefined> {
	for (const script of scripts) {
		if ((await cutOf(script)).letters.has(code(character))) return script;
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

async function openCut(script: string): Promise<FontCut> {
	const file = createRequire(import.meta.url).resolve(
		`@fontsource-variable/inter/files/inter-${script}-opsz-normal.woff2`,
	);
	const data = await subsetFont(readFileSync(file), "", { targetFormat: "truetype", keepAllGlyphs: true });
	const bytes = new Uint8Array(data);
	const fontFace = new Face(new Blob(bytes.buffer));
	const styleOf = (weight: FontWeight): CutStyle => {
		const font = new Font(fontFace);
		font.setVariations([new Variation("wght", weight), new Variation("opsz", 32)]);
		return { font, outlines: new Map() };
	};
	const styles = { 500: styleOf(500), 900: styleOf(900) };
	return { letters: new Set(fontFace.collectUnicodes()), styles, upem: fontFace.upem };
}

function code(character: string): number {
	return character.codePointAt(0) ?? 0;
}
