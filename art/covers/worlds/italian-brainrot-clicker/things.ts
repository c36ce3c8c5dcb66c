/** Italian Brainrot Clicker: beans, pasta, pigeons, the fountain. */
import * as k from "../../kit/index.ts";
import { b } from "./clay.ts";

export const bean = (s = 1): k.Drawing =>
	k.at(0, 0, [b.ball(0, 0, 34, 24, "#7a3c1c", 4), k.line("M-30 2Q-10 -12 0 0T30 -3", "#3a1608", 6)], { scale: s });

export const beans = (
	x: number,
	y: number,
	r0: number,
	r1: number,
	count: number,
	seed: number,
	size = 1,
): k.Drawing => {
	const luck = k.chance(seed);
	return k.times(count, (i) => {
		const a = (i / count) * 6.283 + luck.between(-0.2, 0.2);
		const r = luck.between(r0, r1);
		return k.at(x + Math.cos(a) * r, y + Math.sin(a) * r * 0.9, bean(), {
			rotate: luck.between(0, 180),
			scale: size * luck.between(0.7, 1.2),
		});
	});
};

/** Pasta drifting: farfalle, penne, a fusillo. */
export const farfalle = (): k.Drawing => [
	b.form(
		"M-80 -50L-66 -30L-84 -10L-64 10L-82 32L-60 50L0 14L62 50L82 30L64 10L84 -10L66 -32L80 -52L0 -16Z",
		"#ffd45c",
		13,
		4,
	),
	b.slab(-15, -28, 30, 54, 12, "#ffe08a", 6, 3),
];

const penne = (): k.Drawing => [
	b.form("M-80 -26H60L84 26H-60Z", "#ffc648", 12, 4),
	k.times(3, (i) => k.line(`M${-60 + i * 6} ${-12 + i * 13}H${56 + i * 8}`, "#e8a02a", 4)),
	k.ellipse(70, 2, 14, 22, "#b5722a", -22),
];

const fusillo = (): k.Drawing => [
	k.times(5, (i) => b.ball(-64 + i * 32, 0, 24, 34, i % 2 ? "#ffcf5c" : "#ffdf8a", 3, 28)),
];

export const pasta = (list: readonly (readonly [number, number, number, number])[]): k.Drawing =>
	list.map(([x, y, s, turn], i) => k.at(x, y, k.cycle([farfalle, penne, fusillo], i)(), { scale: s, rotate: turn }));

/** Spaghetti drifting along the points. */
export const spaghetto = (points: readonly k.Point[], width: number): k.Drawing => [
	b.whole(width * 0.24, k.path(k.taper(points, width, width * 0.8), "#ffd35c"), width * 0.5),
	k.line(k.smooth(points.map(([x, y]): k.Point => [x - width * 0.12, y - width * 0.2])), "#fff3b8", width * 0.16, {
		opacity: 0.8,
	}),
];

/** A pigeon facing left, feet at the origin, 200 tall. */
export const pigeon = (paint = "#9aa8d8"): k.Drawing => [
	[-14, 18].map((x) => k.line(`M${x} -30V-4l-14 4m14 -4l10 4`, "#f0784a", 7)),
	b.form("M-60 -60C-50 -20 20 -10 60 -40L120 -60L70 -80C60 -120 20 -120 -10 -120Z", paint, 22, 4),
	b.form("M0 -92C40 -100 80 -70 96 -60C60 -40 10 -40 0 -92Z", k.darken(paint, 0.18), 10, 3),
	b.form("M-74 -60C-84 -130 -70 -186 -30 -190C16 -190 10 -120 -6 -90Z", k.lighten(paint, 0.12), 20, 4),
	k.path("M-72 -96Q-34 -80 2 -104L-2 -84Q-36 -62 -74 -76Z", { fill: "#4ac8a0", opacity: 0.8 }),
	b.form("M-70 -160L-110 -146L-68 -138Z", "#ffb84a", 5),
	k.eye(-44, -158, 19, -1, { look: [-0.6, 0], lid: 0.34, skin: paint, iris: "#f0643a" }),
];

/** The fountain that runs on crema, foot at (x, y). */
export const fountain = (x: number, y: number, s: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			k.contact(0, 10, 420, 60, "#6a2a6a", 0.45),
			b.form("M-380 -120C-370 -20 -250 10 0 10C250 10 370 -20 380 -120Z", "#fff0e0", 44),
			b.ball(0, -120, 392, 74, "#fff8ee", 8),
			k.ellipse(0, -118, 348, 56, k.radial(["#e8b070", "#b06a34", "#7a3f1c"], 0.4, 0.3, 0.8)),
			k.ripple(0, -116, 200, 30, "#ffe2b0", 8, 0.8),
			b.form("M-44 -110C-70 -220 -30 -260 -34 -330H34C30 -260 70 -220 44 -110Z", "#ffe8d4", 24, 6),
			b.form("M-170 -370C-150 -300 -60 -290 0 -290C60 -290 150 -300 170 -370Z", "#fff0e0", 26, 6),
			b.ball(0, -372, 176, 36, "#fff8ee"),
			k.ellipse(0, -372, 150, 25, "#b06a34"),
			[-1, 1].map((d) => [
				b.rod(
					[
						[0, -380],
						[d * 40, -500],
						[d * 130, -470],
						[d * 156, -360],
					],
					30,
					22,
					"#c8803f",
				),
				b.rod(
					[
						[d * 150, -350],
						[d * 230, -320],
						[d * 262, -130],
					],
					26,
					20,
					"#b5723a",
				),
			]),
			b.rod(
				[
					[0, -380],
					[0, -540],
				],
				40,
				26,
				"#d89a5c",
			),
			b.whole(
				10,
				k.times(7, (i) => k.circle((i - 3) * 17, -540 - Math.cos((i - 3) * 0.5) * 20, 22, "#e8b478")),
			),
			k.drops(0, -500, 230, 10, 190, 350, 13, "#d89a5c", 3),
		],
		{ scale: s },
	);

export const whirl = (x: number, y: number, rx: number, ry: number): k.Drawing => [
	k.line(`M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx * 0.8} ${y + ry * 0.6}`, "#ffffff", 16, { opacity: 0.85 }),
	k.line(`M${x + rx} ${y - 14}A${rx} ${ry} 0 0 0 ${x - rx * 0.6} ${y - ry * 0.8}`, "#ffffff", 9, { opacity: 0.6 }),
	k.line(`M${x - rx * 1.16} ${y - 30}A${rx * 1.16} ${ry * 1.2} 0 0 0 ${x + rx * 0.2} ${y + ry * 1.16}`, "#ffffff", 8, {
		opacity: 0.5,
	}),
];
