/** Things of a household: drawn around the point (x, y) given for the foot, or the centre where said. */
import { clay, type Light, shine } from "./clay.ts";
import { darken, lighten } from "./paint.ts";
import { ellipse, path, rect } from "./shapes.ts";
import { at, clipped, n, type Placement } from "./svg.ts";

/** A closed book lying or standing: `w` x `h` around its centre. */
export const book = (light: Light, x: number, y: number, w: number, h: number, paint: string, rotate = 0): string =>
	at(
		x,
		y,
		clay(light, Math.min(w, h) * 0.12, [
			rect(-w / 2, -h / 2, w, h, w * 0.08, paint),
			rect(-w * 0.5, -h * 0.34, w, h * 0.08, 0, lighten(paint, 0.55)),
			rect(-w * 0.5, h * 0.26, w, h * 0.06, 0, lighten(paint, 0.55)),
		]),
		{ rotate },
	);

/** A vase `h` tall with two bands. */
export function vase(
	light: Light,
	x: number,
	y: number,
	h: number,
	paint = "#2f7fe0",
	band = "#ffffff",
	place: Placement = {},
): string {
	const body = `M${n(-h * 0.16)} ${n(-h)}H${n(h * 0.16)}C${n(h * 0.1)} ${n(-h * 0.8)} ${n(h * 0.36)} ${n(-h * 0.7)} ${n(h * 0.34)} ${n(-h * 0.4)}C${n(h * 0.32)} ${n(-h * 0.16)} ${n(h * 0.22)} ${n(-h * 0.06)} ${n(h * 0.2)} 0H${n(-h * 0.2)}C${n(-h * 0.22)} ${n(-h * 0.06)} ${n(-h * 0.32)} ${n(-h * 0.16)} ${n(-h * 0.34)} ${n(-h * 0.4)}C${n(-h * 0.36)} ${n(-h * 0.7)} ${n(-h * 0.1)} ${n(-h * 0.8)} ${n(-h * 0.16)} ${n(-h)}Z`;
	return at(
		x,
		y,
		[
			clay(light, h * 0.09, [
				path(body, paint),
				clipped(
					path(body, "#fff"),
					[-0.56, -0.3].map((k) =>
						path(
							`M${n(-h)} ${n(k * h)}Q0 ${n(k * h + h * 0.14)} ${n(h)} ${n(k * h)}V${n(k * h + h * 0.11)}Q0 ${n(k * h + h * 0.25)} ${n(-h)} ${n(k * h + h * 0.11)}Z`,
							band,
						),
					),
				),
			]),
			ellipse(0, -h, h * 0.16, h * 0.035, darken(paint, 0.55)),
			shine(-h * 0.18, -h * 0.52, h * 0.05, h * 0.14, 12, 0.7),
		],
		place,
	);
}
