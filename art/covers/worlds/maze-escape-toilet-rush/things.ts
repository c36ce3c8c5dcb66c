/** Maze Escape: the golden toilet, hedges, topiary, the peacock. */
import * as k from "../../kit/index.ts";
import { b, gold, hedges, LIGHT } from "./clay.ts";

/** The golden toilet, foot at the origin, about 400 tall. */
export const toilet = (): k.Drawing => [
	k.contact(0, 0, 190, 40, "#3a1a10", 0.55),
	gold.slab(-116, -400, 232, 190, 34, "#ffc52e", 26),
	gold.slab(-132, -424, 264, 50, 24, "#ffd95a", 14, 8),
	gold.ball(0, -432, 26, 18, "#fff0a0", 4),
	gold.form("M-90 -160C-70 -90 -96 -30 -112 0H112C96 -30 70 -90 90 -160Z", "#f2a81c", 30),
	gold.form("M-150 -226C-150 -100 -60 -84 0 -84C60 -84 150 -100 150 -226Z", "#ffc52e", 44, 8),
	gold.ball(0, -226, 160, 50, "#ffe27a", 8),
	k.ellipse(0, -228, 112, 30, k.linear(["#8a4a0a", "#d98a1c"])),
	k.ellipse(0, -218, 90, 18, k.linear(["#d8fbff", "#4fc4f0"])),
	gold.rod(
		[
			[112, -330],
			[162, -322],
		],
		22,
		26,
		"#fff0a0",
		4,
	),
	k.shine(-74, -340, 20, 44, 16),
	k.shine(-96, -158, 16, 34, 24),
	k.sparkles(-180, -470, 360, 400, 7, 34, 4, "#fffbe0"),
];

/** A wall of clipped hedge on the path data of its front face; `seed` sprinkles leaves over the box. */
export function hedge(
	d: string,
	box: readonly [number, number, number, number],
	seed: number,
	base = "#3fae4e",
	r = 24,
): k.Drawing {
	const luck = k.chance(seed);
	const [x, y, w, h] = box;
	const count = Math.min(64, Math.round((w * h) / 5600) + 14);
	const size = Math.max(9, Math.min(26, Math.sqrt(w * h) * 0.045));
	const leaf = (paint: string, share: number): string =>
		k.path(
			k
				.times(Math.round(count * share), () => {
					const [lx, ly, s] = [luck.between(x, x + w), luck.between(y, y + h), size * luck.between(0.6, 1.3)];
					return `M${k.n(lx - s)} ${k.n(ly)}q${k.n(s * 0.3)} ${k.n(-s)} ${k.n(s * 1.3)} ${k.n(-s * 0.7)}q${k.n(s * 0.2)} ${k.n(s)} ${k.n(-s * 1.3)} ${k.n(s * 0.7)}Z`;
				})
				.join(""),
			{ fill: paint, opacity: 0.75 },
		);
	return hedges.whole(
		r,
		[
			k.path(d, base),
			k.clipped(k.path(d, "#fff"), [
				leaf(k.darken(base, 0.28), 1),
				leaf(k.lighten(base, 0.2), 0.8),
				leaf("#d4f06a", 0.3),
			]),
		],
		10,
	);
}

export const topiary = (x: number, y: number, s: number, seed = 1): k.Drawing =>
	k.at(
		x,
		y,
		[
			k.contact(0, 0, 90, 22, "#123f2a", 0.5),
			b.form("M-56 0L-70 -80H70L56 0Z", "#d9733f", 16),
			b.slab(-80, -104, 160, 34, 14, "#f08f52", 9, 5),
			hedges.rod(
				[
					[0, -100],
					[0, -180],
				],
				20,
				16,
				"#7a4a2c",
			),
			hedge(k.squircle(0, -230, 92, 88, 0.56), [-92, -318, 184, 176], seed, "#3fae4e", 34),
			hedge(k.squircle(0, -350, 58, 54, 0.56), [-58, -404, 116, 108], seed + 1, "#4fbe56", 22),
		],
		{ scale: s },
	);

export const blooms = (points: readonly (readonly [number, number, number])[]): k.Drawing =>
	points.map(([x, y, r], i) => k.flower(LIGHT, x, y, r, k.cycle(["#ff7fb0", "#fff4f8", "#b58af5"], i)));

/** A puff of gravel dust kicked up to the left of (x, y). */
export const poof = (x: number, y: number, s: number): k.Drawing =>
	k.at(
		x,
		y,
		k.puff(
			{ shade: "#c8a070", lit: "#ffffff", rim: "#fff6d8" },
			14,
			[
				[0, 0, 26],
				[-44, -14, 36],
				[-92, -6, 30],
				[-70, -46, 26],
				[-128, -26, 20],
				[30, -20, 16],
				[-24, -50, 18],
				[-150, -2, 13],
			].map(([px = 0, py = 0, r = 0]) => k.circle(px, py, r, "#fbe9c4")),
		),
		{ scale: s },
	);

/** A peacock facing us, foot at the origin, 520 tall. */
export const peacock = (): k.Drawing => [
	k.contact(0, 0, 180, 36, "#3a2a10", 0.5),
	k.times(13, (i) =>
		k.at(
			0,
			-150,
			[
				b.form(
					"M-14 0C-30 -180 -52 -250 -50 -310C-50 -400 50 -400 50 -310C52 -250 30 -180 14 0Z",
					i % 2 ? "#1c9a7a" : "#2fb88a",
					14,
					4,
				),
				k.ellipse(0, -316, 34, 42, "#e8d84a"),
				k.ellipse(0, -312, 25, 32, "#2a9ad8"),
				k.ellipse(0, -304, 15, 20, "#2a1c7a"),
			],
			{ rotate: -84 + i * 14, scale: 0.98 },
		),
	),
	[-34, 34].map((x) =>
		b.rod(
			[
				[x, -40],
				[x, -6],
				[x + 22, 0],
			],
			14,
			10,
			"#f0a040",
		),
	),
	b.form(
		"M-92 -120C-96 -30 -40 -14 0 -14C40 -14 96 -30 92 -120C84 -190 56 -180 50 -290H-50C-56 -180 -84 -190 -92 -120Z",
		"#2456d8",
		40,
		10,
	),
	k.times(3, (i) => [
		b.rod(
			[
				[0, -390],
				[(i - 1) * 30, -450],
			],
			7,
			5,
			"#2a1c7a",
		),
		b.ball((i - 1) * 32, -460, 14, 14, "#5cf0d8"),
	]),
	b.ball(0, -326, 78, 76, "#2f6bf2", 8),
	k.eyes(0, -340, 27, 58, { look: [-0.7, 0.2], lid: 0.4, tilt: 6, skin: "#2456d8" }),
	b.form("M-22 -312L22 -312L0 -270Z", "#ffb52e", 8, 4),
];
