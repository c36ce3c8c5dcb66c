/** Chinese Cuisine Chef: food, and food in flight. */
import * as k from "../../kit/index.ts";
import { b } from "./clay.ts";

/** Food around the origin, about 100 wide each. */
export const shrimp = (): k.Drawing => [
	b.form(
		"M40 30C-6 62 -62 26 -52 -26C-44 -66 8 -72 36 -48L20 -20C4 -34 -16 -28 -14 -8C-12 10 12 12 24 0Z",
		"#ff8a5c",
		12,
		4,
	),
	k.times(3, (i) => k.line(k.cycle(["M-48 -6L-16 -6", "M-38 -48L-12 -22", "M-34 30L-10 6"], i), "#ffd8b8", 8)),
	b.form("M30 26L74 12L60 36L76 56Z", "#ff6a4a", 6, 3),
	k.circle(22, -48, 6, "#2a0c1a"),
];

export const broccoli = (): k.Drawing => [
	b.rod(
		[
			[0, 50],
			[0, 0],
		],
		34,
		46,
		"#b8e06a",
	),
	b.whole(
		14,
		[
			[-34, -8, 32],
			[34, -8, 32],
			[0, -34, 38],
			[-20, -34, 28],
			[24, -32, 28],
		].map(([x = 0, y = 0, r = 0]) => k.circle(x, y, r, "#3fae4a")),
		5,
	),
];

export const pepper = (paint = "#e8332c"): k.Drawing => [
	b.form("M-44 -26C-30 -54 40 -52 50 -14C56 22 10 56 -40 44C10 20 6 -10 -44 -26Z", paint, 14, 4),
	b.rod(
		[
			[-44, -24],
			[-66, -40],
		],
		13,
		9,
		"#5cb84a",
	),
];

export const dumpling = (): k.Drawing => [
	b.form("M-62 20C-56 -44 56 -44 62 20C40 42 -40 42 -62 20Z", "#fff0d8", 22, 5),
	b.whole(
		5,
		k.times(6, (i) => k.ellipse(-46 + i * 18.5, -20 - Math.sin(((i + 0.5) / 6) * Math.PI) * 17, 13, 15, "#fff6e6")),
		3,
	),
];

const lotus = (): k.Drawing => [
	b.ball(0, 0, 50, 46, "#ffe2bc", 4),
	k.times(6, (i) => k.ellipse(Math.cos(i * 1.047) * 27, Math.sin(i * 1.047) * 25, 9, 9, "#b5764a")),
	k.circle(0, 0, 8, "#b5764a"),
];

export const onion = (): k.Drawing => [
	b.ball(0, 0, 34, 34, "#8ad85a", 3),
	k.ripple(0, 0, 20, 20, "#e8ffc0", 7, 1),
	k.circle(0, 0, 8, "#3f9a3f"),
];

export const FOODS = [shrimp, broccoli, () => pepper(), dumpling, lotus, onion, () => pepper("#ffc21f")];

/** Food flying along an arc through the points. */
export const toss = (through: readonly k.Point[], count: number, size: number, seed: number): k.Drawing => {
	const luck = k.chance(seed);
	const way = k.along(through, 12);
	return [
		k.trail(through, size * 0.2, size * 1.6, "#fff0c8", 0.22),
		k.times(count, (i) => {
			const [x, y] = k.cycle(way, Math.floor(((i + 0.5) / count) * (way.length - 1)));
			return k.at(
				x + luck.between(-0.35, 0.35) * size,
				y + luck.between(-0.4, 0.4) * size,
				k.cycle(FOODS, i * 2 + seed)(),
				{ scale: (size / 110) * luck.between(0.85, 1.15), rotate: luck.between(-50, 50) },
			);
		}),
	];
};

/** A noodle loop whipping through the air. */
export const whip = (points: readonly k.Point[], width: number): k.Drawing =>
	[0, 1, 2].map((i) =>
		b.whole(
			width * 0.2,
			k.path(
				k.taper(
					points.map(
						([x, y], j): k.Point => [
							x + Math.sin(j * 1.7 + i * 2) * width * 1.3,
							y + i * width * 1.1 + Math.cos(j + i) * width * 0.7,
						],
					),
					width,
					width * 0.8,
				),
				k.cycle(["#ffd873", "#ffc648", "#ffe39a"], i),
			),
			4,
		),
	);
