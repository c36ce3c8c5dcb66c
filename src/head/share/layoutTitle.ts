import { type OutlinedText, textToPath } from "./textToPath.ts";

/** Font sizes of a headline in pixels, the largest first, and in how many lines at most. */
const sizes = [
	{ size: 124, most: 2 },
	{ size: 108, most: 2 },
	{ size: 94, most: 3 },
	{ size: 82, most: 3 },
	{ size: 72, most: 3 },
	{ size: 62, most: 3 },
	{ size: 54, most: 3 },
] as const;
const letterSpacing = -0.042;

export interface ShareHeadline {
	readonly size: number;
	readonly lines: readonly OutlinedText[];
}

/** A word and how wide it is in em. */
interface MeasuredWord {
	readonly text: string;
	readonly width: number;
}

/**
 * Sets a headline as large as it goes, in the lines it is written in, else in at most three lines as even as can be.
 * Longer text ends in an ellipsis; a word wider than the picture reduces the font size.
 *
 * @param written its lines
 * @param width in pixels
 */
export async function layoutTitle(written: readonly string[], width: number): Promise<ShareHeadline> {
	const lines = await Promise.all(written.map(measureWords));
	const spaceWidth = (await widthInEm("a a")) - 2 * (await widthInEm("a"));
	const { size, texts } = chooseSize(lines, width, spaceWidth);
	return { size, lines: await Promise.all(texts.map((text) => textToPath(text, 900, size, letterSpacing))) };
}

function chooseSize(
	written: readonly MeasuredWord[][],
	width: number,
	spaceWidth: number,
): { size: number; texts: string[] } {
	const words = written.flat();
	const widthOf = (line: readonly MeasuredWord[]) =>
		line.reduce((sum, word) => sum + word.width + spaceWidth, -spaceWidth);
	for (const { size, most } of sizes) {
		const fits = (lines: readonly MeasuredWord[][]) =>
			lines.length <= most && lines.every((line) => widthOf(line) * size <= width);
		if (fits(written)) return { size, texts: written.map(joinWords) };
		// Lines that belong together may shrink a little before they are broken elsewhere.
		if (written.length > 1 && size > 72) continue;
		const lines = breakEvenly(words, most, widthOf).find(fits);
		if (lines) return { size, texts: lines.map(joinWords) };
	}
	const smallestSize = 54;
	const kept = shortenLines(words, 3, (line) => widthOf(line) * smallestSize <= width);
	const widestWord = Math.max(...words.map((word) => word.width));
	return { size: Math.min(smallestSize, Math.floor(width / widestWord)), texts: kept };
}

/** For each number of lines, the breaks whose widest line is the least wide. */
function breakEvenly(
	words: readonly MeasuredWord[],
	most: number,
	widthOf: (line: readonly MeasuredWord[]) => number,
): MeasuredWord[][][] {
	const widestLine = (lines: readonly MeasuredWord[][]) => Math.max(...lines.map(widthOf));
	return Array.from({ length: Math.min(most, words.length) }, (_, index) =>
		breaksInto(words, index + 1).reduce((best, lines) => (widestLine(lines) < widestLine(best) ? lines : best)),
	);
}

/** Every way to write words, in their order, in `count` lines. */
function breaksInto(words: readonly MeasuredWord[], count: number): MeasuredWord[][][] {
	if (count === 1) return [[[...words]]];
	return words
		.slice(0, words.length - count + 1)
		.flatMap((_, index) =>
			breaksInto(words.slice(index + 1), count - 1).map((rest) => [words.slice(0, index + 1), ...rest]),
		);
}

/** As many words as `most` lines hold, then an ellipsis, for which the last line keeps a word less. */
function shortenLines(
	words: readonly MeasuredWord[],
	most: number,
	fits: (line: readonly MeasuredWord[]) => boolean,
): string[] {
	const lines: MeasuredWord[][] = [[]];
	for (const word of words) {
		const last = lines.at(-1) ?? [];
		if (last.length === 0 || fits([...last, word])) last.push(word);
		else lines.push([word]);
	}
	const texts = lines
		.slice(0, most)
		.map((line, index) => joinWords(index === most - 1 && line.length > 1 ? line.slice(0, -1) : line));
	return texts.map((text, index) => (index === most - 1 ? `${text}…` : text));
}

function joinWords(line: readonly MeasuredWord[]): string {
	return line.map(({ text }) => text).join(" ");
}

function measureWords(line: string): Promise<MeasuredWord[]> {
	return Promise.all(line.split(" ").map(async (text) => ({ text, width: await widthInEm(text) })));
}

async function widthInEm(text: string): Promise<number> {
	return (await textToPath(text, 900, 1, letterSpacing)).width;
}
