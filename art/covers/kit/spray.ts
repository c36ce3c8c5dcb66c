/** Foam, dust and water: heaps of puffs, flying drops, ripples. */
import { clay, type Light } from "./clay.ts";
import { lighten, radial } from "./paint.ts";
import { chance, times } from "./random.ts";
import { circle, disc, line, path, smooth } from "./shapes.ts";
import { at, type Drawing, n } from "./svg.ts";

/** A heap of soft puffs (foam, dust, smoke) filling an ellipse around (x, y). */
export function puffs(
	light: Light,
	x: number,
	y: number,
	rx: number,
	ry: number,
	count: number,
	paint = "#ffffff",
	seed = 1,
): string {
	const luck = chance(seed * 53 + 17);
	const r = Math.min(rx, ry);
	const balls = times(count, (i) => {
		const across = ((i + luck.between(0.1, 0.9)) / count) * 2 - 1;
		const rise = Math.sqrt(1 - across * across);
		return disc(
			across * rx * 0.84,
			ry * rise * luck.between(-0.62, 0.4),
			r * (0.3 + 0.26 * rise) * luck.between(0.85, 1.2),
		);
	});
	const body = smooth(
		times(
			9,
			(i) =>
				[
					Math.cos(i * 0.698) * rx * luck.between(0.62, 0.8),
					Math.sin(i * 0.698) * ry * luck.between(0.55, 0.75),
				] as const,
		),
		true,
	);
	return at(x, y, clay(light, r * 0.24, path(body + balls.join(""), paint)));
}

/** Drops flying from (x, y) in the sector `from`..`to` (degrees, 0 right, 90 down), up to `reach` units. */
export function drops(
	x: number,
	y: number,
	reach: number,
	count: number,
	from: number,
	to: number,
	size: number,
	paint = "#ffffff",
	seed = 1,
): Drawing {
	const luck = chance(seed * 71 + 3);
	const fill = radial(["#ffffff", paint, lighten(paint, 0.1)]);
	return times(count, () => {
		const [a, d] = [(luck.between(from, to) * Math.PI) / 180, reach * luck.between(0.3, 1)];
		return circle(x + Math.cos(a) * d, y + Math.sin(a) * d, size * luck.between(0.35, 1), fill);
	});
}

/** A ring of water around something, radii in units. */
export const ripple = (
	x: number,
	y: number,
	rx: number,
	ry: number,
	colour = "#ffffff",
	width = 6,
	opacity = 0.6,
): string =>
	line(
		`M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 0 ${n(x + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 0 ${n(x - rx)} ${n(y)}`,
		colour,
		width,
		{ opacity },
	);
