/** Fur: outlines with tufts. */
import { chance, times } from "./random.ts";
import { path, type Style, smooth } from "./shapes.ts";
import type { Point } from "./svg.ts";

/** A shaggy form: `tufts` tufts around an ellipse, each standing out by the share `out` of the radius. `soft` 0.17 is fluffy, 0.1 is wiry. */
export function shag(
	x: number,
	y: number,
	rx: number,
	ry: number,
	tufts: number,
	out: number,
	style: Style,
	seed = 1,
	soft = 0.1,
): string {
	const luck = chance(seed);
	const points = times(tufts * 2, (i): Point => {
		const a = (i / (tufts * 2)) * Math.PI * 2 + (i % 2 ? 0.06 : 0);
		const f = i % 2 ? 1 + out * luck.between(0.7, 1.2) : 1;
		return [x + Math.cos(a) * rx * f, y + Math.sin(a) * ry * f];
	});
	return path(smooth(points, true, soft), style);
}
