/** Things that shine: gem and lantern. */
import { clay, type Light, shine } from "./clay.ts";
import { darken, lighten, radial } from "./paint.ts";
import { ellipse, line, path, polygon, rect } from "./shapes.ts";
import { at, n } from "./svg.ts";

/** A cut gem of radius `r` around (x, y). */
export function gem(x: number, y: number, r: number, paint = "#19c97a", rotate = 0): string {
	const [l, d, dd] = [lighten(paint, 0.45), darken(paint, 0.25), darken(paint, 0.5)];
	const facet = (fill: string, points: readonly (readonly [number, number])[]): string =>
		path(polygon(points.map(([px, py]) => [px * r, py * r] as const)), {
			fill,
			stroke: fill,
			"stroke-width": 1,
			"stroke-linejoin": "round",
		});
	return at(
		x,
		y,
		[
			facet(l, [
				[-0.5, -0.6],
				[0.5, -0.6],
				[0.28, -0.18],
				[-0.28, -0.18],
			]),
			facet(paint, [
				[-0.5, -0.6],
				[-0.28, -0.18],
				[-0.95, -0.12],
			]),
			facet(d, [
				[0.5, -0.6],
				[0.28, -0.18],
				[0.95, -0.12],
			]),
			facet(lighten(paint, 0.2), [
				[-0.28, -0.18],
				[0.28, -0.18],
				[0, 0.95],
			]),
			facet(d, [
				[-0.95, -0.12],
				[-0.28, -0.18],
				[0, 0.95],
			]),
			facet(dd, [
				[0.95, -0.12],
				[0.28, -0.18],
				[0, 0.95],
			]),
			shine(-r * 0.2, -r * 0.42, r * 0.24, r * 0.08, -10),
		],
		{ rotate },
	);
}

/** A paper lantern `h` tall hanging from (x, y), with a glow. */
export function lantern(
	light: Light,
	x: number,
	y: number,
	h: number,
	paint = "#e8372c",
	shineColour = "#ffb347",
): string {
	const ribs = [-0.5, -0.18, 0.18, 0.5].map((k) =>
		line(
			`M${n(k * h * 0.36)} ${n(h * 0.16)}Q${n(k * h * 0.9)} ${n(h * 0.5)} ${n(k * h * 0.36)} ${n(h * 0.84)}`,
			darken(paint, 0.35),
			h * 0.016,
			{ opacity: 0.6 },
		),
	);
	return at(x, y, [
		ellipse(
			0,
			h * 0.5,
			h * 1.15,
			h * 1.15,
			radial(
				[
					[0, shineColour, 0.55],
					[1, shineColour, 0],
				],
				0.5,
				0.5,
				0.5,
			),
		),
		line(`M0 0V${n(h * 0.14)}`, "#3a2030", h * 0.03),
		clay(light, h * 0.09, [
			ellipse(0, h * 0.5, h * 0.42, h * 0.36, radial([lighten(shineColour, 0.5), shineColour, paint], 0.5, 0.6, 0.62)),
			...ribs,
		]),
		rect(-h * 0.17, h * 0.11, h * 0.34, h * 0.08, h * 0.03, "#f5b83d"),
		rect(-h * 0.15, h * 0.82, h * 0.3, h * 0.07, h * 0.03, "#f5b83d"),
		line(`M0 ${n(h * 0.89)}V${n(h * 1.16)}`, "#f5b83d", h * 0.04),
	]);
}
