import { textToPath } from "./textToPath.ts";

/** Font sizes in pixels, largest first, with the maximum number of lines. */
const sizes = [
	{ size: 124, maxLines: 2 },
	{ size: 108, maxLines: 2 },
	{ size: 94, maxLines: 3 },
	{ size: 82, maxLines: 3 },
	{ size: 72, maxLines: 3 },
	{ size: 62, maxLines: 3 },
	{ size: 54, maxLines: 3 },
] as const;
const smallestSize = 54;
const letterSpacing = -0.042;

/** `width` is in em. */
interface MeasuredWord {
	readonly text: string;
	readonly width: number;
}

/**
 * Sets a headline in the largest size that fits into `width` pixels, with the line breaks of `written` or balanced in
 * up to three lines. Truncates longer text with an ellipsis; reduces the font size if a word is too wide.
 */
export async function layoutTitle(written: readonly string[], width: number) {
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
	/** Breaks the words into lines of up to `maxWidth` em; wider words get their own line. */
	const wrapWords = (maxWidth: number) => {
		const lines: MeasuredWord[][] = [];
		for (const word of words) {
			const last = lines.at(-1);
			if (last && widthOf([...last, word]) <= maxWidth) last.push(word);
			else lines.push([word]);
		}
		return lines;
	};
	/** Narrows the widest line without adding lines. */
	const balanceLines = (lines: MeasuredWord[][]): MeasuredWord[][] => {
		const narrowerLines = wrapWords(widestLine(lines) - 0.001);
		return narrowerLines.length > lines.length || widestLine(narrowerLines) >= widestLine(lines)
			? lines
			: balanceLines(narrowerLines);
	};
	for (const { size, maxLines } of sizes) {
		const fits = (lines: readonly MeasuredWord[][]) => lines.length <= maxLines && widestLine(lines) * size <= width;
		if (fits(written)) return { size, texts: written.map(joinWords) };
		// Reduce the font size a little before changing the given line breaks.
		if (written.length > 1 && size > 72) continue;
		const lines = wrapWords(width / size);
		if (fits(lines)) return { size, texts: balanceLines(lines).map(joinWords) };
	}
	const texts = wrapWords(width / smallestSize)
		.slice(0, 3)
		// The ellipsis replaces the last word of the third line.
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
