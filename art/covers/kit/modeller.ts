/**
 * A modeller's bench: the few clay forms a character or prop is put together from, all under one lamp.
 * Lengths in user units; `cast` is the reach of the shadow a part throws on what lies behind it.
 */

import { puff } from "./puff.ts";
import type { Lamp } from "./relief.ts";
import { ellipse, path, rect, type Style, taper } from "./shapes.ts";
import { at, type Drawing, n, type Placement, type Point } from "./svg.ts";

/** Path data of a soft box around (x, y): `k` 0.55 is an ellipse, 0.8 a pillow, 0.95 nearly a box. */
export function squircle(x: number, y: number, rx: number, ry: number, k = 0.7): string {
	const [a, b] = [rx * k, ry * k];
	const p = (dx: number, dy: number): string => `${n(x + dx)} ${n(y + dy)}`;
	return `M${p(-rx, 0)}C${p(-rx, -b)} ${p(-a, -ry)} ${p(0, -ry)}C${p(a, -ry)} ${p(rx, -b)} ${p(rx, 0)}C${p(rx, b)} ${p(a, ry)} ${p(0, ry)}C${p(-a, ry)} ${p(-rx, b)} ${p(-rx, 0)}Z`;
}

export type Bench = {
	/** an ellipse as an egg of clay */
	ball: (x: number, y: number, rx: number, ry: number, style: Style, cast?: number, rotate?: number) => string;
	/** any path data; `r` is the roundness of its edges */
	form: (d: string, style: Style, r: number, cast?: number) => string;
	/** a sausage through the points, `from` thick at its start, `to` at its end */
	rod: (points: readonly Point[], from: number, to: number, style: Style, cast?: number) => string;
	/** a box with rounded corners */
	slab: (
		x: number,
		y: number,
		w: number,
		h: number,
		corner: number,
		style: Style,
		r?: number,
		cast?: number,
		rotate?: number,
	) => string;
	/** several plain shapes blown up as one */
	whole: (r: number, drawing: Drawing, cast?: number) => string;
	/** a mitten of radius `r`; thumb at the right unless flipped */
	mitten: (x: number, y: number, r: number, style: Style, place?: Placement) => string;
};

export function bench(lamp: Lamp): Bench {
	const whole = (r: number, drawing: Drawing, cast = 0): string => puff(lamp, r, drawing, { cast });
	return {
		whole,
		ball: (x, y, rx, ry, style, cast = 0, rotate = 0) =>
			whole(Math.min(rx, ry) * 0.42, ellipse(x, y, rx, ry, style, rotate), cast),
		form: (d, style, r, cast = 0) => whole(r, path(d, style), cast),
		rod: (points, from, to, style, cast = 0) =>
			whole(Math.max(from, to) * 0.22, path(taper(points, from, to), style), cast),
		slab: (x, y, w, h, corner, style, r = Math.min(w, h) * 0.1, cast = 0, rotate = 0) =>
			whole(r, rect(x, y, w, h, corner, style, rotate), cast),
		mitten: (x, y, r, style, place = {}) =>
			at(
				x,
				y,
				whole(
					r * 0.34,
					[ellipse(r * 0.7, -r * 0.2, r * 0.36, r * 0.6, style, 42), ellipse(0, 0, r, r * 1.04, style)],
					r * 0.25,
				),
				place,
			),
	};
}
