/** Bushes, rocks, grass, flowers, mushrooms: each stands with its foot at (x, y). */
import { clay, contact, type Light } from "./clay.ts";
import { darken, lighten, radial } from "./paint.ts";
import { PLANT as H, planted } from "./planted.ts";
import { chance, times } from "./random.ts";
import { blob, circle, ellipse, path, taper } from "./shapes.ts";
import { at, type Drawing, n, type Point } from "./svg.ts";

/** A low bush `w` wide. */
export function bush(light: Light, x: number, y: number, w: number, leaf = "#4cae4f", seed = 1): string {
	const luck = chance(seed * 13 + 3);
	const balls = times(5, (i) =>
		circle((i / 4 - 0.5) * w * 0.7, -w * 0.14 * luck.between(0.8, 1.5), w * luck.between(0.15, 0.22), leaf),
	);
	return at(x, y, [contact(0, 0, w * 0.6, w * 0.1), clay(light, w * 0.07, balls)]);
}

/** A boulder `w` wide. */
export function rock(light: Light, x: number, y: number, w: number, paint = "#a08a9c", seed = 1): string {
	const luck = chance(seed * 41 + 11);
	const points: Point[] = times(8, (i) => [
		Math.cos((i / 8) * Math.PI * 2) * w * luck.between(0.42, 0.54),
		-w * 0.26 + Math.sin((i / 8) * Math.PI * 2) * w * luck.between(0.26, 0.36),
	]);
	return at(x, y, [contact(0, 0, w * 0.6, w * 0.12), clay(light, w * 0.1, blob(points, paint, 0.11))]);
}

/** Blades of grass in a tuft. */
export function tuft(x: number, y: number, h: number, colour = "#6cc04a"): Drawing {
	return at(
		x,
		y,
		[-28, -10, 8, 26].map((turn, i) =>
			path(
				`M${n(-h * 0.09)} 0Q${n(-h * 0.05)} ${n(-h * 0.6)} ${n(h * 0.12)} ${n(-h * (0.8 + 0.1 * (i % 2)))}Q${n(h * 0.12)} ${n(-h * 0.5)} ${n(h * 0.1)} 0Z`,
				{ fill: i % 2 ? colour : darken(colour, 0.2), transform: `rotate(${turn})` },
			),
		),
	);
}

/** A daisy with petals of `paint`. */
export function flower(light: Light, x: number, y: number, r: number, paint = "#ff6fa5", heart = "#ffd23f"): string {
	return at(x, y, [
		clay(
			light,
			r * 0.16,
			times(6, (i) => ellipse(0, -r * 0.62, r * 0.36, r * 0.44, { fill: paint, transform: `rotate(${i * 60})` })),
			r * 0.08,
		),
		clay(light, r * 0.12, circle(0, 0, r * 0.36, heart)),
	]);
}

/** A mushroom with spots; `cap` is its colour. */
export function mushroom(
	light: Light,
	x: number,
	y: number,
	height: number,
	cap = "#e8413c",
	stem = "#fff1dc",
): string {
	const h = H;
	const dome = `M${n(-h * 0.5)} ${n(-h * 0.5)}C${n(-h * 0.5)} ${n(-h * 1.15)} ${n(h * 0.5)} ${n(-h * 1.15)} ${n(h * 0.5)} ${n(-h * 0.5)}Q0 ${n(-h * 0.34)} ${n(-h * 0.5)} ${n(-h * 0.5)}Z`;
	const spots = [
		[-0.24, -0.72, 0.09],
		[0.08, -0.84, 0.11],
		[0.3, -0.62, 0.07],
		[-0.02, -0.58, 0.06],
	].map(([sx = 0, sy = 0, r = 0]) =>
		ellipse(sx * h, sy * h, r * h, r * h * 0.8, radial(["#ffffff", lighten(cap, 0.75)])),
	);
	return planted(x, y, height, [
		contact(0, 0, h * 0.34, h * 0.08),
		clay(
			light,
			h * 0.06,
			path(
				taper(
					[
						[0, -h * 0.06],
						[0, -h * 0.5],
					],
					h * 0.34,
					h * 0.22,
				),
				stem,
			),
		),
		clay(light, h * 0.12, [path(dome, cap), ...spots], h * 0.03),
	]);
}
