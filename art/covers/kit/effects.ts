/** Motion and impact: speed lines, swooshes, bursts, sparkles, the frame's vignette. */
import { glow } from "./clay.ts";
import { lighten, linear, radial } from "./paint.ts";
import { chance, times } from "./random.ts";
import { path, star, taper } from "./shapes.ts";
import { at, type Drawing, faded, n, type Point } from "./svg.ts";

/** Speed lines in the box, running at `angle` degrees. */
export function speed(
	x: number,
	y: number,
	w: number,
	h: number,
	count: number,
	seed: number,
	colour = "#ffffff",
	angle = 0,
	opacity = 0.5,
): Drawing {
	const luck = chance(seed * 19 + 1);
	return faded(
		opacity,
		at(
			x,
			y,
			times(count, () => {
				const [sx, sy, length] = [luck.between(0, w * 0.7), luck.between(0, h), luck.between(0.12, 0.4) * w];
				return path(
					taper(
						[
							[sx, sy],
							[sx + length, sy],
						],
						luck.between(1, 3),
						luck.between(5, 11),
					),
					colour,
				);
			}),
			{ rotate: angle },
		),
	);
}

/** Three arcs of a swipe around (x, y), radius `r`, from `from` degrees over `sweep` degrees. */
export function swoosh(x: number, y: number, r: number, from: number, sweep: number, colour = "#ffffff"): Drawing {
	const point = (radius: number, degrees: number): Point => [
		x + Math.cos((degrees * Math.PI) / 180) * radius,
		y + Math.sin((degrees * Math.PI) / 180) * radius,
	];
	return [1, 0.8, 0.6].map((k, i) => {
		const [a, b] = [from + i * 4, from + sweep - i * 6];
		const [start, end, back] = [point(r * k, a), point(r * k, b), r * k * 0.94];
		return path(
			`M${start.map(n).join(" ")}A${n(r * k)} ${n(r * k)} 0 0 1 ${end.map(n).join(" ")}A${n(back)} ${n(back * 1.12)} 0 0 0 ${start.map(n).join(" ")}Z`,
			{ fill: colour, opacity: n(0.95 - i * 0.2) },
		);
	});
}

/** A comic burst: two stars, glow. */
export const burst = (x: number, y: number, r: number, outer = "#ffb21c", inner = "#fff6c2", points = 11): Drawing => [
	glow(x, y, r * 1.7, r * 1.7, outer, 0.7),
	path(star(x, y, points, r, r * 0.58), {
		fill: radial([lighten(outer, 0.3), outer], 0.5, 0.5, 0.5),
		"stroke-linejoin": "round",
	}),
	path(star(x, y, points, r * 0.66, r * 0.36, 12), inner),
];

/** Four-pointed glints spread over the box. */
export function sparkles(
	x: number,
	y: number,
	w: number,
	h: number,
	count: number,
	size: number,
	seed: number,
	colour = "#ffffff",
): Drawing {
	const luck = chance(seed * 29 + 9);
	return times(count, () => {
		const [r, px, py] = [size * luck.between(0.4, 1), x + luck.between(0, w), y + luck.between(0, h)];
		return `${glow(px, py, r * 1.5, r * 1.5, colour, 0.5)}${path(star(px, py, 4, r, r * 0.18), colour)}`;
	});
}

/** A fading trail behind something that flew along the points, `from` to `to` wide. */
export const trail = (through: readonly Point[], from: number, to: number, colour: string, opacity = 0.6): string =>
	path(taper(through, from, to), {
		fill: linear(
			[
				[0, colour, 0],
				[1, colour, opacity],
			],
			0,
		),
	});

/** Darkening towards the frame (`strength` 0..1), and optionally a coloured cast from above. The last layer of a picture. */
export const vignette = (w: number, h: number, strength = 0.35, colour = "#12062e"): string =>
	`<rect width="${w}" height="${h}" fill="${radial(
		[
			[0, colour, 0],
			[0.62, colour, 0],
			[1, colour, strength],
		],
		0.5,
		0.46,
		0.76,
	)}"/>`;
