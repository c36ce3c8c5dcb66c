/** Cat From Hell: the places and things. */
import * as k from "../../kit/index.ts";
import { LAMP } from "./head.ts";

export const flowers = (x: number, y: number, s: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			["-50", "#ff6fa5", -46, -70],
			["0", "#ff8a2e", 8, -104],
			["40", "#ffd23f", 56, -58],
		].map(([, paint, fx, fy]) => [
			k.line(`M0 20Q${Number(fx) * 0.3} ${Number(fy) * 0.5} ${fx} ${fy}`, "#3d9a48", 9),
			k.flower(LAMP, Number(fx), Number(fy), 40, String(paint), "#fff1b0"),
		]),
		{ scale: s },
	);

/** The blue vase flying, with its flowers and water. */
export const flyingVase = (x: number, y: number, s: number, rotate: number): k.Drawing => [
	k.at(x, y, [flowers(0, -120, 1), k.vase(LAMP, 0, 70, 210)], { scale: s, rotate }),
	k.drops(x + 60 * s, y - 60 * s, 210 * s, 12, -60, 40, 20 * s, "#8fe0ff", 4),
];

export const window_ = (x: number, y: number, w: number, h: number): k.Drawing => [
	k.rect(x - 18, y - 18, w + 36, h + 36, 14, "#fff0dd"),
	k.rect(x, y, w, h, 4, k.linear(["#3f4fc8", "#a06fd8", "#ff9ab0"])),
	k.orb(x + w * 0.62, y + h * 0.36, w * 0.13, "#fff8dc", "#ffe6b8"),
	k.rect(x + w / 2 - 9, y, 18, h, 0, "#fff0dd"),
	k.rect(x, y + h * 0.52, w, 16, 0, "#fff0dd"),
	[-1, 1].map((side) =>
		k.clay(
			LAMP,
			12,
			k.times(4, (i) =>
				k.path(
					k.taper(
						[
							[x + w / 2 + side * (w / 2 + 10 + i * 24), y - 36],
							[x + w / 2 + side * (w / 2 + 18 + i * 26), y + h + 70],
						],
						34,
						42,
					),
					"#e0304e",
				),
			),
		),
	),
	k.clay(LAMP, 5, [
		k.rect(x - 130, y - 56, w + 260, 20, 10, "#e8a52c"),
		k.circle(x - 130, y - 46, 20, "#e8a52c"),
		k.circle(x + w + 130, y - 46, 20, "#e8a52c"),
	]),
];

/** Panelled wall with a skirting, floor boards, and the glow of a lamp. `floor` is the y where the floor begins. */
export function room(w: number, h: number, floor: number, lampX: number): k.Drawing {
	const step = w / Math.round(w / 130);
	return [
		k.rect(0, 0, w, floor, 0, k.linear(["#c4641f", "#f0902f"])),
		k.times(Math.round(w / step), (i) => [
			k.rect(
				i * step + 4,
				0,
				step - 8,
				floor,
				6,
				k.linear(
					[
						[0, "#ffb35c", i % 2 ? 0.4 : 0.15],
						[1, "#b3501a", 0.35],
					],
					12,
				),
			),
			k.rect(i * step - 3, 0, 6, floor, 0, { fill: "#7a2f10", opacity: 0.5 }),
		]),
		k.glow(lampX, floor * 0.45, w * 0.42, floor * 0.8, "#ffe08a", 0.65),
		k.rect(0, floor - 92, w, 92, 0, k.linear(["#fff0dc", "#e0b48a"])),
		k.rect(0, floor - 104, w, 18, 6, "#fff7ea"),
		k.rect(0, floor, w, h - floor, 0, k.linear(["#8a3d16", "#b3551c", "#6e2a12"])),
		k.times(7, (i) => k.rect(0, floor + (h - floor) * (i / 7) ** 1.5, w, 4, 0, { fill: "#5a1f0c", opacity: 0.5 })),
	];
}

export const rug = (x: number, y: number, rx: number, ry: number): k.Drawing => [
	k.contact(x, y + 12, rx * 1.08, ry * 1.1),
	[
		["#e8265e", 1],
		["#ffdca0", 0.84],
		["#7a3fe0", 0.66],
		["#ff6f8a", 0.44],
	].map(([paint, r]) =>
		k.ellipse(
			x,
			y,
			rx * Number(r),
			ry * Number(r),
			k.radial([k.lighten(String(paint), 0.15), String(paint)], 0.4, 0.3, 0.9),
		),
	),
];

export const table = (x: number, y: number, w: number): k.Drawing =>
	k.at(x, y, [
		k.contact(0, w * 0.34, w * 0.55, 26),
		k.clay(LAMP, 9, [
			k.rect(-w * 0.42, 10, 40, w * 0.32, 12, "#a2521e"),
			k.rect(w * 0.42 - 40, 10, 40, w * 0.32, 12, "#a2521e"),
		]),
		k.path(
			k.polygon([
				[-w * 0.46, -34],
				[w * 0.46, -34],
				[w / 2, 0],
				[-w / 2, 0],
			]),
			k.linear(["#f0a45a", "#d98238"]),
		),
		k.clay(LAMP, 8, k.rect(-w / 2, -4, w, 34, 14, "#c46a26")),
	]);

export const sofa = (x: number, y: number, w: number): k.Drawing =>
	k.at(x, y, [
		k.contact(0, 8, w * 0.6, 30),
		k.clay(LAMP, 26, k.rect(-w * 0.42, -w * 0.5, w * 0.84, w * 0.4, 40, "#12938a")),
		k.clay(
			LAMP,
			20,
			[
				k.rect(-w * 0.4, -w * 0.26, w * 0.4, w * 0.16, 24, "#1ba79a"),
				k.rect(0, -w * 0.26, w * 0.4, w * 0.16, 24, "#1ba79a"),
			],
			6,
		),
		k.clay(LAMP, 22, k.rect(-w * 0.46, -w * 0.14, w * 0.92, w * 0.14, 24, "#0f857e")),
		k.clay(
			LAMP,
			22,
			[
				k.rect(-w * 0.52, -w * 0.34, w * 0.14, w * 0.34, 34, "#17a094"),
				k.rect(w * 0.38, -w * 0.34, w * 0.14, w * 0.34, 34, "#17a094"),
			],
			8,
		),
		k.clay(LAMP, 16, k.rect(w * 0.16, -w * 0.42, w * 0.19, w * 0.19, 22, "#ffc02e", 14), 6),
	]);

export const shelf = (x: number, y: number, w: number, seed: number): k.Drawing => {
	const luck = k.chance(seed);
	return [
		k.times(Math.floor(w / 44), (i) => {
			const h = luck.between(90, 150);
			return k.book(
				LAMP,
				x + 34 + i * 42,
				y - h / 2,
				36,
				h,
				luck.pick(["#ee3f5c", "#7a4fe0", "#2f7fe0", "#ffb92e", "#3dae6a", "#ff7ab0", "#f6ead8"]),
				luck.between(-3, 3),
			);
		}),
		k.rect(x, y + 18, w, 22, 8, { fill: "#4a1608", opacity: 0.4 }),
		k.clay(LAMP, 6, k.rect(x, y, w, 24, 10, "#a8501c")),
	];
};

export const painting = (x: number, y: number, w: number, rotate: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			k.clay(LAMP, 7, k.rect(-w / 2, -w * 0.4, w, w * 0.8, 8, "#f2b32c"), 10),
			k.rect(-w * 0.42, -w * 0.32, w * 0.84, w * 0.64, 4, k.linear(["#8fd8ff", "#3fa0e0"])),
			k.clay(LAMP, w * 0.05, [
				k.ellipse(0, 0, w * 0.22, w * 0.13, "#ff7a2e"),
				k.path(`M${-w * 0.16} 0L${-w * 0.34} ${-w * 0.13}V${w * 0.13}Z`, "#ff7a2e"),
			]),
			k.circle(w * 0.1, -w * 0.03, w * 0.03, "#2a1030"),
		],
		{ rotate },
	);
