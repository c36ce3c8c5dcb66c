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
const smallestSize = 54;
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

function chooseSize(written: readonly MeasuredWord[][], width: number, spaceWidth: number) {
	const words = written.flat();
	const widthOf = (line: readonly MeasuredWord[]) =>
		line.reduce((sum, word) => sum + word.width + spaceWidth, -spaceWidth);
	const widestLine = (lines: readonly MeasuredWord[][]) => Math.max(...lines.map(widthOf));
	/** Breaks the words into lines of at most this width in em, unless a single word is wider. */
	const wrapWords = (most: number) => {
		const lines: MeasuredWord[][] = [];
		for (const word of words) {
			const last = lines.at(-1);
			if (last && widthOf([...last, word]) <= most) last.push(word);
			else lines.push([word]);
		}
		return lines;
	};
	/** As many lines as `lines` are, the widest of them as narrow as can be. */
	const balanceLines = (lines: MeasuredWord[][]): MeasuredWord[][] => {
		const narrower = wrapWords(widestLine(lines) - 0.001);
		return narrower.length > lines.length || widestLine(narrower) >= widestLine(lines) ? lines : balanceLines(narrower);
	};
	for (const { size, most } of sizes) {
		const fits = (lines: readonly MeasuredWord[][]) => lines.length <= most && widestLine(lines) * size <= width;
		if (fits(written)) return { size, texts: written.map(joinWords) };
		// Lines that belong together may shrink a little before they are broken elsewhere.
		if (written.length > 1 && size > 72) continue;
		const lines = wrapWords(width / size);
		if (fits(lines)) return { size, texts: balanceLines(lines).map(joinWords) };
	}
	const texts = wrapWords(width / smallestSize)
		.slice(0, 3)
		// The ellipsis of the third line takes the place of a word.
		.map((line, index) => (index < 2 ? joinWords(line) : `${joinWords(line.length > 1 ? line.slice(0, -1) : line)}…`));
	const widestWord = Math.max(...words.map((word) => word.width));
	return { size: Math.min(smallestSize, Math.floor(width / widestWord)), texts };
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
