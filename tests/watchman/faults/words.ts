import type { Fault } from "#tests/watchman/fault.ts";
import { linesOf } from "#tests/watchman/geometry.ts";
import { quote, type Scene } from "#tests/watchman/scene.ts";

/** Words broken in their middle, without a hyphen, because their line has no room for them. None is. */
export function brokenWordFaults({ texts }: Scene): Fault[] {
	return texts.flatMap(({ broken }) =>
		broken.map((word): Fault => ({ kind: "broken word", says: `"${word}" is broken in its middle` })),
	);
}

/** Size of letters that browsers come with, in px. */
const usual = 16;

/** More characters are a sentence. */
const short = 16;

/** A short label of a button takes one line: on two it is read as two. Larger letters than usual may need both. */
export function labelFaults({ texts, controls, letters }: Scene): Fault[] {
	if (letters > usual) return [];
	return texts.flatMap((text): Fault[] => {
		const control = controls.find(({ place, isButton }) => isButton && place.start === text.control);
		const isLabel = control && control.name.length <= short;
		return isLabel && linesOf(text.lines).length > 1
			? [{ kind: "label", says: `The button's label ${quote(text)} takes two lines` }]
			: [];
	});
}
