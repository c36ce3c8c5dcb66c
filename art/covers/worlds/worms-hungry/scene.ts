/** Worms Hungry: orchard and soil. */
import * as k from "../../kit/index.ts";
import { nth } from "../../kit/lists.ts";
import { terrain } from "../../kit/terrain.ts";
import { DAY } from "./clay.ts";
import { tree } from "./things.ts";

export const sky = (w: number, h: number, sun: k.Point, seed: number): k.Drawing => [
	k.backdrop(w, h, ["#4fc4ea", "#a4e6f4", "#f4fbd8"]),
	k.rays(sun[0], sun[1], Math.max(w, h), 14, "#ffffff", 0.28),
	k.orb(sun[0], sun[1], Math.min(w, h) * 0.06, "#fff8d0", "#fff0a0"),
	k.times(4, (i) =>
		k.cloud(DAY, ((i + 0.4) * w) / 3.6, h * (0.12 + ((i * 7) % 4) * 0.05), w * 0.18, "#ffffff", seed + i),
	),
];

export const far = (w: number, y: number, h: number, seed: number): k.Drawing => [
	terrain(
		[
			[-40, y - h * 0.04],
			[w * 0.25, y - h * 0.1],
			[w * 0.55, y - h * 0.03],
			[w * 0.8, y - h * 0.09],
			[w + 40, y - h * 0.05],
		],
		y + h * 0.3,
		k.linear(["#b4e890", "#8fd47a"]),
		{ band: 24 },
	),
	k.blurred(
		1,
		k.times(7, (i) => tree(w * (0.04 + i * 0.155), y - h * 0.015, h * 0.13, seed + i, 2)),
	),
];

/** The cut through the ground: grass lip along the crest, layers, pebbles, roots. */
export function soil(w: number, crest: readonly k.Point[], h: number, seed: number, deep = 0): k.Drawing {
	const luck = k.chance(seed);
	const y = nth(crest, 0)[1];
	const layer = (depth: number, tone: string): k.Drawing =>
		k.path(
			`${k.smooth(k.times(9, (i): k.Point => [-40 + (i * (w + 80)) / 8, y + (h - y) * depth + luck.between(-18, 18)]))}V${h + 40}H-40Z`,
			tone,
		);
	const pebble = (): k.Drawing => {
		const [x, py, r] = [luck.between(0, w), y + luck.between(0.14, 0.98) * (h - y), luck.between(8, 26)];
		return k.ellipse(x, py, r * 1.2, r, k.linear([luck.pick(["#c8a48c", "#b08a8a", "#d8b48a"]), "#7a5058"]));
	};
	return terrain(
		crest,
		h + 40,
		k.linear(deep ? ["#7a4638", "#54304a"] : ["#b06a3c", "#8a4c34", "#5c3038"]),
		{ lip: "#b8ee5a", band: deep ? 10 : 46, strength: deep ? 0 : 0.95 },
		[
			layer(0.34, deep ? "#6b3a3c" : "#9a5836"),
			layer(0.62, deep ? "#5a3044" : "#7f4636"),
			layer(0.84, deep ? "#46264a" : "#683a3a"),
			k.times(Math.round(w / 38), pebble),
			k.times(Math.round(w / 60), () =>
				k.circle(luck.between(0, w), y + luck.between(0.1, 1) * (h - y), luck.between(3, 7), {
					fill: "#ffd8a8",
					opacity: 0.35,
				}),
			),
		],
	);
}

export const turf = (crest: readonly k.Point[], seed: number, size = 40): k.Drawing => {
	const luck = k.chance(seed);
	const way = k.along(crest, 14);
	return [
		way.map(([x, y]) => k.tuft(x, y + 10, size * luck.between(0.6, 1.2), luck.pick(["#a8e44a", "#6fc23c", "#8ad83e"]))),
		way
			.filter((_, i) => i % 5 === 0)
			.map(([x, y]) =>
				k.flower(DAY, x + 20, y - size * 0.4, size * 0.26, luck.pick(["#ffffff", "#ffe14a", "#ff9ac8"])),
			),
	];
};

/** A tunnel dug along the points, `r` in radius. */
export const tunnel = (through: readonly k.Point[], r: number): k.Drawing => {
	const d = k.smooth(through);
	return [
		k.line(d, "#d08a58", r * 2.24, { opacity: 0.7 }),
		k.line(d, "#3a1a2c", r * 2),
		k.line(d, "#54283a", r * 1.6),
		k.blurred(r * 0.2, k.line(d, "#2a1020", r * 1.1)),
	];
};

export const crest = (w: number, y: number, bow: number): k.Point[] => [
	[-40, y + bow],
	[w * 0.25, y],
	[w * 0.5, y + bow * 0.5],
	[w * 0.75, y - bow * 0.3],
	[w + 40, y + bow * 0.6],
];
