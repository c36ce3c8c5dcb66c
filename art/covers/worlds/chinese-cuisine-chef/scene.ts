/** Chinese Cuisine Chef: the night kitchen. */
import * as k from "../../kit/index.ts";
import { b, jade, LIGHT } from "./clay.ts";

/** The kitchen at night: jade tiles, shelf with bowls, window, lanterns, steam. `floor` is the y of the counter's edge. */
export function kitchen(w: number, h: number, floor: number, s: number, seed: number): k.Drawing {
	const luck = k.chance(seed);
	const [tw, th] = [118 * s, 84 * s];
	const tiles = k.times(Math.ceil(floor / th), (row) =>
		k.times(Math.ceil(w / tw) + 1, (i) =>
			k.rect(
				i * tw - (row % 2) * tw * 0.5 + 3,
				row * th + 3,
				tw - 6,
				th - 6,
				9 * s,
				luck.pick(["#14695f", "#177568", "#115a56", "#1c8070"]),
			),
		),
	);
	return [
		k.rect(0, 0, w, floor, 0, "#08343c"),
		jade.whole(4 * s, tiles),
		k.rect(
			0,
			0,
			w,
			floor,
			0,
			k.radial(
				[
					[0, "#ff7a3a", 0.35],
					[0.6, "#3a0c3a", 0.3],
					[1, "#12062e", 0.72],
				],
				0.6,
				0.7,
				0.85,
			),
		),
		k.rect(0, floor, w, h - floor, 0, k.linear(["#3a1030", "#5a2038", "#2a0c26"])),
	];
}

export const shelf = (x: number, y: number, w: number): k.Drawing =>
	k.at(x, y, [
		k.contact(w / 2, 40, w * 0.6, 34, "#04141c", 0.5),
		b.slab(0, 0, w, 26, 10, "#a2502c", 8, 6),
		k.times(Math.floor(w / 110), (i) =>
			k.at(
				60 + i * 110,
				0,
				k.cycle<k.Drawing>(
					[
						[
							b.form(
								"M-44 -56H44C40 -16 20 0 0 0C-20 0 -40 -16 -44 -56Z",
								k.cycle(["#f4f0ff", "#2f8fd0", "#e8433a"], i),
								12,
								3,
							),
							k.ellipse(0, -56, 44, 9, "#2a1030"),
							k.line("M-40 -40Q0 -28 40 -40", i % 3 === 0 ? "#2f6bd0" : "#ffd98a", 6),
						],
						[
							b.form("M-22 0C-40 -30 -34 -70 -16 -84V-110H16V-84C34 -70 40 -30 22 0Z", "#4a2a1c", 12, 3),
							k.rect(-24, -62, 48, 36, 6, "#ffd23f"),
							b.slab(-18, -126, 36, 22, 8, "#e8433a", 5),
						],
					],
					i,
				),
			),
		),
	]);

/** Bamboo steamers in a stack, foot at (x, y). */
export const steamers = (x: number, y: number, count: number, s: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			k.contact(0, 0, 170, 30, "#1c0618", 0.6),
			k.times(count, (i) => [
				b.form(
					`M-140 ${-i * 76 - 10}V${-i * 76 - 66}Q0 ${-i * 76 - 34} 140 ${-i * 76 - 66}V${-i * 76 - 10}Q0 ${-i * 76 + 24} -140 ${-i * 76 - 10}Z`,
					i % 2 ? "#e0a860" : "#d0924a",
					15,
					4,
				),
				k.line(`M-136 ${-i * 76 - 40}Q0 ${-i * 76 - 6} 136 ${-i * 76 - 40}`, "#8a5226", 7),
				k.times(5, (j) =>
					k.line(`M${-100 + j * 50} ${-i * 76 - 52 + (2 - Math.abs(j - 2)) * 8}v44`, "#a86a34", 5, { opacity: 0.7 }),
				),
			]),
			b.ball(0, -count * 76 + 10, 142, 40, "#f0c684", 4),
			b.ball(0, -count * 76 - 22, 24, 18, "#b5763a", 3),
		],
		{ scale: s },
	);

export const steam = (x: number, y: number, s: number, seed: number, op = 0.5): k.Drawing => {
	const luck = k.chance(seed);
	return k.blurred(
		14 * s,
		k.faded(
			op,
			k.times(7, (i) =>
				k.circle(x + Math.sin(i * 1.1 + seed) * 50 * s + luck.between(-20, 20) * s, y - i * 56 * s, (54 + i * 10) * s, {
					fill: "#ffe8dc",
					opacity: k.n(0.8 - i * 0.1),
				}),
			),
		),
	);
};

export const lanterns = (list: readonly (readonly [number, number, number])[]): k.Drawing =>
	list.map(([x, y, s]) => [
		k.line(`M${x} -10V${y + 8}`, "#3a1020", 5),
		k.lantern(LIGHT, x, y, s, "#c8102e", "#ff6a3c"),
	]);

export const counter = (w: number, y: number, deep: number): k.Drawing => [
	jade.slab(-60, y, w + 120, 64, 26, "#2fb894", 16, 22),
	b.slab(-40, y + 54, w + 80, deep, 10, "#8a2c34", 14),
	k.times(Math.ceil(w / 220), (i) =>
		k.rect(24 + i * 220, y + 80, 172, deep - 52, 18, {
			fill: "none",
			stroke: "#ffb45c",
			"stroke-width": 6,
			opacity: 0.4,
		}),
	),
];

/** The floor in front of the counter: dark slabs in perspective from `y` down. */
export const floorTiles = (w: number, y: number, h: number): k.Drawing => [
	k.rect(0, y, w, h - y, 0, k.linear(["#2a0c2c", "#6a3046", "#3a1432"])),
	k.line(
		k.times(13, (i) => `M${w * 0.5 + (i - 6) * w * 0.12} ${y}L${w * 0.5 + (i - 6) * w * 0.2} ${h}`).join("") +
			k.times(4, (i) => `M0 ${y + ((i + 1) / 4.2) ** 1.5 * (h - y)}H${w}`).join(""),
		"#1c0620",
		6,
		{ opacity: 0.7 },
	),
	k.glow(w * 0.62, y + (h - y) * 0.5, w * 0.4, (h - y) * 0.6, "#ff8a3a", 0.45),
];
