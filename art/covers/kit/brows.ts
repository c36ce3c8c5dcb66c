/** Brows: the second half of an expression. */
import { lighten, radial } from "./paint.ts";
import { rect } from "./shapes.ts";
import { at, type Drawing } from "./svg.ts";

/** A pair of brows as rounded bars; `tilt` as for lids. */
export function brows(
	x: number,
	y: number,
	length: number,
	gap: number,
	colour: string,
	tilt = 0,
	thickness = 0.28,
): Drawing {
	const bar = (side: number): string =>
		at(
			x + (side * gap) / 2,
			y,
			rect(
				-length / 2,
				(-length * thickness) / 2,
				length,
				length * thickness,
				length * thickness * 0.5,
				radial([lighten(colour, 0.25), colour]),
			),
			{ rotate: -side * tilt },
		);
	return [bar(-1), bar(1)];
}
