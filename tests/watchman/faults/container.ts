import type { Fault } from "#tests/watchman/fault.ts";
import { standsOut } from "#tests/watchman/geometry.ts";
import { quote, type Scene, seenInk } from "#tests/watchman/scene.ts";

/** In px. */
const tolerated = 1;

/** Words that stand out of the card, section or button they belong to: the nearest box with a ground, an edge or a shadow. */
export function containerFaults({ texts }: Scene): Fault[] {
	return texts.flatMap((text): Fault[] => {
		const { container } = text;
		if (!container) return [];
		const by = Math.max(0, ...seenInk(text).map((ink) => standsOut(ink, container.box)));
		return by > tolerated
			? [{ kind: "container", says: `${quote(text)} stands out of ${container.name}`, amount: by, unit: "px" }]
			: [];
	});
}
