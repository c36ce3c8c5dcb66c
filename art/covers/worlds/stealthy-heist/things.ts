/** Stealthy Heist: beams, torchlight and loot. */
import * as k from "../../kit/index.ts";
import { form, golden } from "./clay.ts";

/** A red beam from one point to another. */
const beam = (a: k.Point, b: k.Point, width = 10): k.Drawing => {
	const d = `M${k.n(a[0])} ${k.n(a[1])}L${k.n(b[0])} ${k.n(b[1])}`;
	return [
		k.line(d, "#ff1f4a", width * 4.5, { opacity: 0.16 }),
		k.line(d, "#ff2a50", width * 1.9, { opacity: 0.55 }),
		k.line(d, "#ffd9df", width * 0.55),
	];
};

/** Beam from an emitter on the wall. */
export const laser = (a: k.Point, b: k.Point, width = 10): k.Drawing => [
	beam(a, b, width),
	[a, b].map(([x, y]) => [
		k.glow(x, y, width * 9, width * 9, "#ff2a50", 0.6),
		form(width * 0.6, k.circle(x, y, width * 2.2, "#59618f")),
		k.circle(x, y, width, "#ffd2da"),
	]),
];

/** Light cone from a lamp at (x, y) to an ellipse on the floor. */
export const torch = (
	x: number,
	y: number,
	tx: number,
	ty: number,
	rx: number,
	ry: number,
	opacity = 0.55,
): k.Drawing => [
	k.faded(
		opacity,
		k.path(
			k.polygon([
				[x - 8, y],
				[x + 8, y],
				[tx + rx, ty],
				[tx - rx, ty],
			]),
			k.linear(
				[
					[0, "#fff3b8", 1],
					[1, "#ffe27a", 0.12],
				],
				Math.abs(tx - x) > 500 ? (tx > x ? 20 : 160) : 90,
			),
		),
	),
	k.faded(
		opacity,
		k.ellipse(
			tx,
			ty,
			rx,
			ry,
			k.radial(
				[
					[0, "#fff6c8", 0.95],
					[0.8, "#ffe27a", 0.5],
					[1, "#ffe27a", 0],
				],
				0.5,
				0.5,
				0.5,
			),
		),
	),
];

/** Crown of pure gold standing at (x, y), `w` wide. */
export const crown = (x: number, y: number, w: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			k.glow(0, -40, 150, 130, "#ffd84d", 0.8),
			golden(
				8,
				k.path("M-70 0L-86 -92L-42 -52L0 -118L42 -52L86 -92L70 0Q0 20 -70 0Z", {
					fill: "#ffc531",
					stroke: "#ffc531",
					"stroke-width": 10,
					"stroke-linejoin": "round",
				}),
			),
			golden(5, [
				k.circle(-86, -98, 13, "#ffd95e"),
				k.circle(0, -126, 15, "#ffd95e"),
				k.circle(86, -98, 13, "#ffd95e"),
			]),
			form(4, [k.circle(0, -28, 15, "#e8274b"), k.circle(-44, -24, 10, "#2fb8ff"), k.circle(44, -24, 10, "#2fb8ff")]),
		],
		{ scale: w / 172 },
	);

/** Golden mask with closed eyes, centre at (x, y), `h` tall. */
export const mask = (x: number, y: number, h: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			k.glow(0, 0, 190, 190, "#ffd84d", 0.75),
			golden(
				16,
				k.path(
					k.smooth(
						[
							[0, -110],
							[84, -92],
							[96, 0],
							[60, 84],
							[0, 118],
							[-60, 84],
							[-96, 0],
							[-84, -92],
						],
						true,
					),
					"#ffc531",
				),
			),
			golden(5, [
				k.path("M-92 -60Q0 -118 92 -60L84 -92Q0 -132 -84 -92Z", "#4b63d8"),
				k.path(
					k.taper(
						[
							[0, -36],
							[0, 30],
						],
						16,
						34,
					),
					"#ffd56a",
				),
			]),
			k.line("M-62 -20Q-40 0 -16 -18M62 -20Q40 0 16 -18M-30 66Q0 84 30 66", "#8a4a0a", 10),
		],
		{ scale: h / 230 },
	);

export const plinth = (x: number, foot: number, w: number, h: number): k.Drawing => [
	k.contact(x, foot, w * 0.9, w * 0.18, "#070a33"),
	form(w * 0.07, k.rect(x - w * 0.4, foot - h, w * 0.8, h, 8, "#b9b4e6"), 8),
	form(
		w * 0.06,
		[
			k.rect(x - w * 0.52, foot - h - w * 0.12, w * 1.04, w * 0.2, 8, "#d5d0f6"),
			k.rect(x - w * 0.55, foot - w * 0.16, w * 1.1, w * 0.18, 8, "#d5d0f6"),
		],
		5,
	),
];

export const ropeTo = (x: number, y0: number, y1: number): k.Drawing => [
	k.line(`M${x} ${y0}V${y1}`, "#5a3d24", 20),
	k.line(`M${x} ${y0}V${y1}`, "#e0b878", 13, { "stroke-dasharray": "16 9" }),
];
