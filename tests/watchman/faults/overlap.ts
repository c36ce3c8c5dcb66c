import type { Fault } from "../fault.ts";
import { type Box, overlaps, shared, standsOut } from "../geometry.ts";
import { quote, related, type Scene, type SeenText } from "../scene.ts";

/** Letters' edges are soft, and a line's ink is that of its whole text: less than this is no overlap, in px. */
const slack = 2;

/**
 * Words that lie on other words, on a control they have nothing to do with, or half on a picture: none of them can be
 * read or hit. In px of ink, more than 2 in both directions. Words that stand on a picture altogether are a matter of
 * contrast. What is fixed to the window lies on whatever passes under it.
 */
export function overlapFaults(scene: Scene): Fault[] {
	const inks = scene.texts.flatMap((text) => seenInk(text).map((ink) => ({ text, ink })));
	inks.sort((a, b) => a.ink.top - b.ink.top);
	const found: Fault[] = [];
	inks.forEach(({ text, ink }, index) => {
		for (const other of inks.slice(index + 1)) {
			if (other.ink.top > ink.bottom) break;
			const isApart = other.text.flow !== text.flow && other.text.layer === text.layer;
			if (isApart && overlaps(ink, other.ink, slack)) {
				const [over, under] = [text, other.text].sort((a, b) => b.place.start - a.place.start);
				found.push({ kind: "overlap", says: `${quote(over as SeenText)} is printed over ${quote(under as SeenText)}` });
			}
		}
		for (const control of scene.controls) {
			if (control.isInText || control.isGone || control.layer !== text.layer || related(control.place, text.place))
				continue;
			if (overlaps(ink, control.box, slack))
				found.push({ kind: "overlap", says: `${quote(text)} lies on the control "${control.name}"` });
		}
		for (const picture of scene.pictures) {
			const isGround = picture.shown.right - picture.shown.left > 0.9 * scene.window.width;
			if (isGround || picture.layer !== text.layer || !overlaps(ink, picture.shown, slack)) continue;
			if (standsOut(ink, picture.shown) > slack)
				found.push({
					kind: "overlap",
					says: `${quote(text)} is printed over the edge of a picture, ${nameOf(picture.address)}`,
				});
		}
	});
	return unique(found);
}

/** A picture's file without folder, hash and width. */
function nameOf(address: string): string {
	return (address.split("/pictures/")[1] ?? address).split(".")[0] ?? address;
}

/** What of a text's ink is in sight. */
export function seenInk({ ink, clip, scroll }: SeenText): Box[] {
	return ink.flatMap((line) => {
		const left = shared(line, scroll);
		return (left && shared(left, clip)) ?? [];
	});
}

function unique(faults: readonly Fault[]): Fault[] {
	return [...new Map(faults.map((fault) => [fault.says, fault])).values()];
}
