import { type Outlined, outline } from "./lettering.ts";

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
const smallest = sizes[sizes.length - 1] ?? sizes[0];
const tracking = -0.042;

export interface Headline {
	readonly size: number;
	readonly lines: readonly Outlined[];
}

/**
 * Sets a headline as large as it goes, in the lines it is written in, else in at most three lines as even as can be. What
 * is longer still ends in an ellipsis.
 *
 * @param written its lines
 * @param width in pixels
 */
export async function setHeadline(written: readonly string[], width: number): Promise<Headline> {
	const words = written.join(" ").split(" ");
	for (const { size, most } of sizes) {
		if (written.length > 1) {
			const lines = await setLines(written, size);
			if (lines.length <= most && lines.every((line) => line.width <= width)) return { size, lines };
		}
		const lines = await breakEvenly(words, size, most, width);
		if (lines && (written.length === 1 || size < 82)) return { size, lines };
	}
	const { size, most } = smallest;
	for (let kept = words.length - 1; kept > 0; kept -= 1) {
		const lines = await breakEvenly([...words.slice(0, kept - 1), `${words[kept - 1]}…`], size, most, width);
		if (lines) return { size, lines };
	}
	throw new Error(`The first word of the headline "${words.join(" ")}" is too long for a share picture.`);
}

function setLines(lines: readonly string[], size: number): Promise<Outlined[]> {
	return Promise.all(lines.map((line) => outline(line, 900, size, tracking)));
}

/** As few lines as fit, then the breaks whose widest line is the least wide; undefined where nothing fits. */
async function breakEvenly(
	words: readonly string[],
	size: number,
	most: number,
	width: number,
): Promise<Outlined[] | undefined> {
	for (let count = 1; count <= most; count += 1) {
		const ways = breaksInto(words, count);
		const set = await Promise.all(ways.map((lines) => setLines(lines, size)));
		const [best] = set.toSorted((a, b) => widest(a) - widest(b));
		if (best && widest(best) <= width) return best;
	}
	return undefined;
}

/** Every way to write words, in their order, in `count` lines. */
function breaksInto(words: readonly string[], count: number): string[][] {
	if (count === 1) return words.length > 0 ? [[words.join(" ")]] : [];
	return words
		.slice(1)
		.flatMap((_, index) =>
			breaksInto(words.slice(index + 1), count - 1).map((rest) => [words.slice(0, index + 1).join(" "), ...rest]),
		);
}

function widest(lines: readonly Outlined[]): number {
	return Math.max(...lines.map(({ width }) => width));
}
