/** Counter Craft Classic 2: paint, crates and cacti. */

import { seen, shot, type View } from "../../kit/facets.ts";
import * as k from "../../kit/index.ts";
import { box, panel, plain } from "../../kit/solids.ts";
import { form, stuff } from "./clay.ts";

export const shadow = (view: View, x: number, z: number, size = 1, y = 0): string => {
	const p = seen([x + size * 0.5, y + 0.02, z], view);
	return k.contact(p.x, p.y, p.scale * size * 1.2, p.scale * size * 0.32, "#5a2a4a", 0.6);
};

/** A wet splat of paint of radius `r`. */
export const splat = (x: number, y: number, r: number, colour: string, seed: number): k.Drawing => {
	const luck = k.chance(seed);
	const rim = k.times(22, (i): k.Point => {
		const a = (i / 22) * Math.PI * 2;
		const reach = i % 2 ? luck.between(0.5, 0.66) : luck.between(0.75, 1.15);
		return [x + Math.cos(a) * r * reach, y + Math.sin(a) * r * reach];
	});
	return [
		form(
			r * 0.1,
			[
				k.path(k.smooth(rim, true), colour),
				...k.times(6, () =>
					k.circle(
						x + luck.between(-1.5, 1.5) * r,
						y + luck.between(-1.4, 1.4) * r,
						r * luck.between(0.06, 0.16),
						colour,
					),
				),
			],
			r * 0.05,
			0.8,
		),
	];
};

export const paintBall = (x: number, y: number, r: number, colour: string, tail: k.Point): k.Drawing => [
	k.path(
		k.polygon([
			[x - tail[1] * 0.12, y + tail[0] * 0.12],
			[x + tail[0], y + tail[1]],
			[x + tail[1] * 0.12, y - tail[0] * 0.12],
		]),
		{ fill: colour, opacity: 0.4 },
	),
	form(r * 0.4, k.circle(x, y, r, colour), 0, 0.9),
];

export const crate = (view: View, x: number, z: number, s: number, y = 0, tone = "#c98446"): k.Drawing => [
	y === 0 ? shadow(view, x, z, s * 0.7) : "",
	form(
		3,
		shot(
			[
				...box(s, s, s, stuff(tone), [x, y, z]),
				...panel(s * 0.7, s * 0.7, plain(k.darken(tone, 0.22), 0.2), [x, y + s / 2, z - s / 2 - 0.01]),
				...panel(s * 0.56, s * 0.56, plain(k.lighten(tone, 0.08), 0.3), [x, y + s / 2, z - s / 2 - 0.01]),
			],
			view,
		),
	),
];

export const cactus = (view: View, x: number, z: number): k.Drawing => [
	shadow(view, x, z, 0.6),
	form(
		3,
		shot(
			[
				...box(0.6, 2.2, 0.6, stuff("#4fae6a"), [x, 0, z]),
				...box(0.7, 0.4, 0.4, stuff("#4fae6a"), [x + 0.6, 0.9, z]),
				...box(0.4, 0.9, 0.4, stuff("#5cc078"), [x + 0.9, 0.9, z]),
				...box(0.6, 0.4, 0.4, stuff("#4fae6a"), [x - 0.6, 1.2, z]),
				...box(0.4, 0.7, 0.4, stuff("#5cc078"), [x - 0.8, 1.3, z]),
				...box(0.3, 0.25, 0.3, stuff("#ff7ab0"), [x, 2.2, z]),
			],
			view,
		),
	),
];
