/** Survive Squad: the frozen outpost under the aurora. */
import * as k from "../../kit/index.ts";
import { b } from "./clay.ts";

/** Night sky with ribbons of aurora; `tint` moves the colour. */
export function aurora(w: number, horizon: number, seed: number): k.Drawing {
	const luck = k.chance(seed);
	const ribbon = (y: number, amp: number, colour: string, op: number): k.Drawing => {
		const points: k.Point[] = k.times(8, (i) => [
			(i / 7) * w * 1.2 - w * 0.1,
			y + Math.sin(i * 1.4 + seed) * amp + luck.between(-0.2, 0.2) * amp,
		]);
		const top = points.map(([x, py]): k.Point => [x + w * 0.04, py - horizon * 0.42]).reverse();
		return k.blurred(
			w * 0.008,
			k.path(`${k.smooth(points)}L${k.smooth(top).slice(1)}Z`, {
				fill: k.linear([
					[0, colour, 0],
					[0.45, colour, op * 0.5],
					[0.86, colour, op],
					[1, "#eafff2", op],
				]),
			}),
		);
	};
	const curtain = k.times(26, (i) =>
		k.rect(
			(i / 26) * w + luck.between(0, w / 26),
			horizon * luck.between(0.06, 0.3),
			w * luck.between(0.006, 0.02),
			horizon * 0.5,
			8,
			k.linear([
				[0, "#b8ffe8", 0],
				[0.6, "#b8ffe8", 0.22],
				[1, "#b8ffe8", 0],
			]),
			6,
		),
	);
	return [
		k.rect(
			0,
			0,
			w,
			horizon + 80,
			0,
			k.linear([
				[0, "#101653"],
				[0.45, "#1d3f8c"],
				[0.8, "#2f8fb0"],
				[1, "#a8ecdf"],
			]),
		),
		k.stars(w, horizon * 0.7, 70, seed),
		ribbon(horizon * 0.42, horizon * 0.11, "#9a5cf0", 0.6),
		ribbon(horizon * 0.6, horizon * 0.1, "#2ff0b8", 0.8),
		curtain,
		ribbon(horizon * 0.84, horizon * 0.07, "#5cf5d8", 0.5),
	];
}

export function peaks(w: number, horizon: number, rise: number, seed: number, haze = 0): k.Drawing {
	const luck = k.chance(seed);
	return k.times(7, (i) => {
		const [x, half, h] = [
			(i / 6) * w + luck.between(-0.05, 0.05) * w,
			w * luck.between(0.1, 0.17),
			rise * luck.between(0.5, 1),
		];
		const tip: k.Point = [x, horizon - h];
		const middle = x + half * luck.between(-0.05, 0.2);
		return [
			k.path(
				k.polygon([[x - half, horizon + 30], tip, [middle, horizon + 30]]),
				k.linear([k.mix("#f2fbff", "#7fd8d8", haze), k.mix("#9cc4ee", "#8ae0d8", haze)], 70),
			),
			k.path(
				k.polygon([
					tip,
					[x + half, horizon + 30],
					[middle, horizon + 30],
					[x + half * 0.12, horizon - h * 0.55],
					[x - half * 0.04, horizon - h * 0.7],
				]),
				k.linear([k.mix("#6a86d8", "#64b8c8", haze), k.mix("#7aa8e0", "#8ae0d8", haze)], 100),
			),
		];
	});
}

/** The snow plain with drifts and blue hollows. */
export function snow(w: number, h: number, horizon: number, seed: number): k.Drawing {
	const luck = k.chance(seed);
	return [
		k.rect(
			0,
			horizon,
			w,
			h - horizon,
			0,
			k.linear([
				[0, "#c4f4ee"],
				[0.12, "#d4f6f4"],
				[0.25, "#e4f2ff"],
				[0.65, "#a4bdf4"],
				[1, "#5c74cc"],
			]),
		),
		k.times(11, (i) => {
			const t = (i + 1) / 11;
			const y = horizon + t * t * (h - horizon);
			const s = w * (0.12 + t * 0.26);
			const x = luck.between(0, w);
			return [
				k.ellipse(x + s * 0.1, y + s * 0.05, s, s * 0.09, { fill: "#6f8ee0", opacity: 0.28 }),
				k.ellipse(x, y, s, s * 0.08, {
					fill: k.linear([
						[0, "#ffffff", 0.85],
						[1, "#dcecff", 0],
					]),
				}),
			];
		}),
	];
}

/** The outpost: dome hut with warm windows, a dish and a flag; `s` is its width, foot at (x, y). */
export const outpost = (x: number, y: number, s: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			k.contact(0, 0, 330, 50, "#2a3c9a", 0.5),
			b.rod(
				[
					[210, -150],
					[214, -430],
				],
				20,
				14,
				"#8a86c8",
			),
			b.form("M120 -470Q150 -330 296 -352Q260 -470 120 -470Z", "#f4f4ff", 20, 6),
			b.rod(
				[
					[200, -400],
					[150, -470],
				],
				10,
				8,
				"#6a62a8",
			),
			b.ball(146, -474, 13, 13, "#ff6a5a"),
			b.form("M-250 0C-260 -190 -130 -280 0 -280C130 -280 260 -190 250 0Z", "#e0e6fb", 60),
			b.form(
				"M-268 -130C-230 -250 -110 -312 0 -312C110 -312 230 -250 268 -130C200 -180 150 -150 110 -176C60 -210 -20 -160 -80 -186C-140 -208 -190 -170 -268 -130Z",
				"#ffffff",
				26,
				10,
			),
			b.slab(-70, -140, 140, 150, 60, "#c5552f", 14),
			k.rect(-50, -118, 100, 130, 46, k.linear(["#fff0a0", "#ff9a3a"])),
			k.glow(0, -50, 240, 200, "#ffb347", 0.55),
			[-170, 170].map((wx) => [
				b.ball(wx, -96, 40, 40, "#8a7ac8"),
				k.circle(wx, -96, 28, k.radial(["#fff6b8", "#ffb03a"])),
				k.line(`M${wx - 26} -96h52m-26 -26v52`, "#8a5a4a", 6),
			]),
		],
		{ scale: s / 560 },
	);

export const spikes = (x: number, y: number, s: number, flip = false): k.Drawing =>
	k.at(
		x,
		y,
		[
			[-60, 150, -16],
			[40, 220, 8],
			[110, 120, 22],
		].map(([dx = 0, h = 0, lean = 0]) =>
			b.form(
				`M${dx - 40} 10L${dx + lean * 2} ${-h}L${dx + 42} 10Q${dx} 26 ${dx - 40} 10Z`,
				k.linear(["#f4ffff", "#8fd8f4", "#6a8ae8"]),
				11,
			),
		),
		{ scale: s, flip },
	);

export const flakes = (w: number, h: number, count: number, seed: number, size = 9): k.Drawing => {
	const luck = k.chance(seed);
	return k.blurred(
		1.6,
		k.times(count, () =>
			k.circle(luck.between(0, w), luck.between(0, h), luck.between(0.25, 1) * size, {
				fill: "#ffffff",
				opacity: k.n(luck.between(0.4, 0.95)),
			}),
		),
	);
};

export const place = (w: number, h: number, horizon: number, seed: number): k.Drawing => [
	aurora(w, horizon, seed),
	k.blurred(2, peaks(w, horizon, horizon * 0.44, seed + 3, 0.55)),
	peaks(w, horizon + 10, horizon * 0.24, seed + 5, 0.15),
	snow(w, h, horizon, seed + 7),
];
