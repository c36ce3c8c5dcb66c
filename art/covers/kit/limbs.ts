/** Arms, legs, hands and feet in clay. Points run from the body outward, in units. */
import { clay, type Light } from "./clay.ts";
import { circle, ellipse, path, rect, taper } from "./shapes.ts";
import { at, type Point } from "./svg.ts";

/** A limb through the points, `from` thick at the body, `to` at the end. */
export const limb = (light: Light, through: readonly Point[], from: number, to: number, paint: string): string =>
	clay(light, Math.max(from, to) * 0.2, path(taper(through, from, to), paint), from * 0.1);

/** A mitten hand of radius `r`: palm, thumb, and three short fingers when `open`. `rotate`: degrees, 0 points up. */
export function hand(
	light: Light,
	x: number,
	y: number,
	r: number,
	paint: string,
	{ rotate = 0, open = false, flip = false } = {},
): string {
	const fingers = open
		? [-26, 0, 26].map((turn) =>
				at(0, 0, rect(-r * 0.27, -r * 1.55, r * 0.54, r * 1.2, r * 0.27, paint), { rotate: turn }),
			)
		: [ellipse(0, -r * 0.3, r * 0.92, r * 0.8, paint)];
	const thumb = ellipse(r * 0.82, -r * 0.2, r * 0.3, r * 0.56, paint, 38);
	return at(x, y, clay(light, r * 0.28, [fingers, thumb, circle(0, 0, r * 0.9, paint)].flat(), r * 0.16), {
		rotate,
		flip,
	});
}

/** A shoe or foot of length `w` whose heel is at (x, y), toe to the right. */
export function foot(
	light: Light,
	x: number,
	y: number,
	w: number,
	paint: string,
	{ rotate = 0, flip = false, sole = "" } = {},
): string {
	const upper = path(
		`M${-w * 0.22} ${-w * 0.42}C${w * 0.1} ${-w * 0.5} ${w * 0.3} ${-w * 0.32} ${w * 0.52} ${-w * 0.26}C${w * 0.86} ${-w * 0.18} ${w * 0.86} 0 ${w * 0.78} 0L${-w * 0.2} 0C${-w * 0.34} ${-w * 0.1} ${-w * 0.3} ${-w * 0.3} ${-w * 0.22} ${-w * 0.42}Z`,
		paint,
	);
	const under = sole === "" ? "" : rect(-w * 0.28, -w * 0.07, w * 1.1, w * 0.15, w * 0.07, sole);
	return at(x, y, clay(light, w * 0.12, [upper, under], w * 0.06), { rotate, flip });
}
