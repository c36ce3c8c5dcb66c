import type { Fault } from "#tests/watchman/fault.ts";
import { linesOf } from "#tests/watchman/geometry.ts";
import { quote, type Scene, type SeenText } from "#tests/watchman/scene.ts";

const [least, most] = [35, 80];

/** Phones and upright tablets have no room for long lines: in a window less wide, in sizes of a letter (992 px of the usual 16), none is too short. */
const roomy = 62;

/** Larger letters, in shares of the usual size, are display: a quotation in a card, not a text that one reads on and on. */
const display = 1.4;

/** Fewer lines are no running text. */
const enough = 3;

/**
 * Running text has 35 to 80 characters a line, on average over its lines but the last: on longer ones the eye loses the
 * next line's beginning, on shorter ones it turns all the time.
 */
export function lineLengthFaults({ texts, window, letters }: Scene): Fault[] {
	const blocks = new Map<number, SeenText[]>();
	for (const text of texts) {
		if (!/^(p|li|dd)$/.test(text.block.tag) || text.size >= display * letters) continue;
		blocks.set(text.block.start, [...(blocks.get(text.block.start) ?? []), text]);
	}
	return [...blocks.values()].flatMap((block): Fault[] => {
		const lines = linesOf(block.flatMap(({ lines }) => lines));
		if (lines.length < enough) return [];
		const widths = lines.map(({ left, right }) => right - left);
		const whole = widths.reduce((sum, width) => sum + width, 0);
		const characters = block.reduce((sum, { words }) => sum + words.length + 1, -1);
		const average = (characters * (1 - (widths.at(-1) ?? 0) / whole)) / (lines.length - 1);
		const says = (what: string) => `${quote(block[0] as SeenText)} has ${what}`;
		if (average > most)
			return [
				{
					kind: "line length",
					says: says(`lines of more than ${most} characters`),
					amount: average,
					unit: "characters",
				},
			];
		if (average < least && window.width >= roomy * letters) {
			return [
				{
					kind: "line length",
					says: says(`lines of fewer than ${least} characters`),
					amount: average,
					unit: "characters",
				},
			];
		}
		return [];
	});
}
