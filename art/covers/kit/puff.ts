/**
 * Puff: a form blown up like a toy: light side, core shadow, sheen, rim. Works on any path, group or stroke.
 * Rule of thumb for `r` (user units): a fifth of the form's smaller side for a ball, a tenth for a pillow, a twentieth for a tile.
 */
import { type Lamp, register } from "./relief.ts";
import { type Drawing, flat, n } from "./svg.ts";

export type { Lamp } from "./relief.ts";

export type Finish = {
	/** reach of the shadow it throws on what lies behind it, units */
	cast?: number;
	/** strength of the sheen 0..1 */
	gloss?: number;
	/** box [x, y, width, height]; needed for bare strokes, whose width a filter region ignores */
	box?: readonly [number, number, number, number];
};

/** Blows up a drawing. */
export function puff(lamp: Lamp, r: number, drawing: Drawing, { cast = 0, gloss = 0.3, box }: Finish = {}): string {
	const frame = box
		? `<rect x="${n(box[0])}" y="${n(box[1])}" width="${n(box[2])}" height="${n(box[3])}" fill="none"/>`
		: "";
	return `<g filter="url(#${register({ lamp, r, cast, gloss, factor: 1 })})">${frame}${flat(drawing)}</g>`;
}
