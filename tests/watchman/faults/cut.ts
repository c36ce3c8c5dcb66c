import type { Fault } from "#tests/watchman/fault.ts";
import { type Box, shared } from "#tests/watchman/geometry.ts";
import { quote, type Scene, type SeenText, seenInk } from "#tests/watchman/scene.ts";

/** In px of ink: a soft edge of a letter is no letter. */
const tolerated = 1.5;

const sides = ["left", "top", "right", "bottom"] as const;
type Side = (typeof sides)[number];

/**
 * Words of which a part is never seen: a box that does not scroll cuts them, or the window does at its left, right or
 * upper edge. What a row that scrolls hides comes when it is scrolled. A placeholder that its field cuts counts too.
 */
export function cutFaults({ texts, controls, window }: Scene): Fault[] {
	const found: Fault[] = [];
	const page = { left: 0, top: 0, right: window.width, bottom: 1e6 };
	for (const text of texts) {
		const isThere = text.ink.some((line) => shared(line, text.scroll));
		if (isThere && seenInk(text).length === 0) {
			found.push({ kind: "cut", says: `${quote(text)} is hidden by ${text.clipper}` });
			continue;
		}
		const byBox = worstCut(text, text.clip);
		const [by, name] = byBox ? [byBox, text.clipper] : [worstCut(text, page), "the window"];
		if (by)
			found.push({
				kind: "cut",
				says: `${quote(text)} is cut at the ${by.side} by ${name}`,
				amount: by.amount,
				unit: "px",
			});
	}
	for (const { name, excess } of controls) {
		if (excess > tolerated)
			found.push({ kind: "cut", says: `The field "${name}" cuts its placeholder`, amount: excess, unit: "px" });
	}
	return found;
}

/** The side of a box that takes most of a text, and how much; undefined where none does. */
function worstCut({ ink, scroll }: SeenText, box: Box): { side: Side; amount: number } | undefined {
	const cuts = ink.flatMap((line) => {
		const seen = shared(line, scroll);
		if (!seen) return [];
		return sides.map((side) => {
			const isStart = side === "left" || side === "top";
			return { side, amount: isStart ? box[side] - seen[side] : seen[side] - box[side] };
		});
	});
	const worst = cuts.sort((a, b) => b.amount - a.amount)[0];
	return worst && worst.amount > tolerated ? worst : undefined;
}
