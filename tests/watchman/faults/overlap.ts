import type { Fault } from "#tests/watchman/fault.ts";
import { partOf } from "#tests/watchman/fitted.ts";
import { type Box, overlaps, standsOut } from "#tests/watchman/geometry.ts";
import {
	pictureName,
	quote,
	related,
	type Scene,
	type SeenPicture,
	type SeenText,
	seenInk,
} from "#tests/watchman/scene.ts";

/** Letters' edges are soft, and a line's ink is that of its whole text: less than this is no overlap, in px. */
const slack = 2;

/**
 * Words that lie on other words, on a control they have nothing to do with, or half on a picture: none of them can be
 * read or hit. In px of ink, more than 2 in both directions. Words that stand on a picture altogether are a matter of
 * contrast. What is fixed to the window lies on whatever passes under it, and the parts of one turned thing are not
 * held against one another: only the boxes around them overlap.
 */
export function overlapFaults(scene: Scene): Fault[] {
	const says = new Set<string>();
	const inks = scene.texts.flatMap((text) => seenInk(text).map((ink) => ({ text, ink })));
	inks.sort((a, b) => a.ink.top - b.ink.top);
	for (const [index, { text, ink }] of inks.entries()) {
		for (let next = index + 1; next < inks.length; next += 1) {
			const other = inks[next] as { text: SeenText; ink: Box };
			if (other.ink.top > ink.bottom) break;
			if (other.text.flow === text.flow || !canMeet(text, other.text) || !overlaps(ink, other.ink, slack)) continue;
			const [over, under] = [text, other.text].sort((a, b) => b.place.start - a.place.start) as [SeenText, SeenText];
			says.add(`${quote(over)} is printed over ${quote(under)}`);
		}
		for (const control of scene.controls) {
			if (control.isInText || control.isGone || control.layer !== text.layer) continue;
			if (related(control.place, text.place) || !overlaps(ink, control.box, slack)) continue;
			says.add(`${quote(text)} lies on the control "${control.name}"`);
		}
		for (const picture of scene.pictures) {
			if (isGround(picture, scene.window.width) || !canMeet(text, picture) || !overlaps(ink, picture.shown, slack))
				continue;
			if (standsOut(ink, picture.shown) <= slack || !touches(picture, ink)) continue;
			says.add(`${quote(text)} is printed over the edge of a picture, ${pictureName(picture)}`);
		}
	}
	return [...says].map((what) => ({ kind: "overlap", says: what }));
}

interface Meeting {
	readonly layer: string;
	readonly tilted?: number;
}

function canMeet(a: Meeting, b: Meeting): boolean {
	return a.layer === b.layer && (a.tilted === undefined || a.tilted !== b.tilted);
}

/** Whether an opaque part of a picture is under a line. */
function touches(picture: SeenPicture, ink: Box): boolean {
	const { opaque } = picture;
	if (!opaque) return true;
	const side = Math.sqrt(opaque.length);
	return opaque.some((isOpaque, index) => {
		const cell = [(index % side) / side, Math.floor(index / side) / side, 1 / side, 1 / side] as const;
		return isOpaque && overlaps(ink, partOf(picture, cell), slack);
	});
}

/** Whether a picture is a scene that words stand in: its edges fade, or are the window's. */
function isGround({ shown, isFaded }: SeenPicture, width: number): boolean {
	return isFaded || shown.right - shown.left > 0.99 * width;
}
