/** Worms Hungry: apples, trees, roots and stones. */
import * as k from "../../kit/index.ts";
import { pairs, triples } from "../../kit/lists.ts";
import { earthen, form } from "./clay.ts";

/** An apple of radius `r` around (x, y); `bitten` shows the bite. */
export const apple = (
	x: number,
	y: number,
	r: number,
	rotate = 0,
	{ bitten = false, paint = "#ec2f3c" } = {},
): k.Drawing =>
	k.at(
		x,
		y,
		[
			form(
				34,
				k.path(
					k.smooth(
						[
							[0, -78],
							[52, -96],
							[98, -50],
							[92, 26],
							[48, 92],
							[0, 82],
							[-48, 92],
							[-92, 26],
							[-98, -50],
							[-52, -96],
						],
						true,
					),
					paint,
				),
				5,
				0.8,
			),
			k.path(
				k.taper(
					[
						[0, -72],
						[14, -120],
					],
					9,
					13,
				),
				"#6b3f22",
			),
			form(8, k.path("M14 -104Q50 -156 104 -128Q76 -84 14 -104Z", "#7ec83a"), 3),
			bitten
				? [
						form(
							8,
							k.path(
								k.smooth(
									[
										[60, -64],
										[110, -50],
										[120, 20],
										[86, 56],
										[62, 40],
										[44, 44],
										[46, 16],
										[26, 4],
										[46, -14],
										[38, -44],
									],
									true,
								),
								"#fff2c8",
							),
						),
						k.path("M62 -8q-14 8 -8 24", { fill: "none", stroke: "#7a4a22", "stroke-width": 9 }),
					]
				: "",
			k.shine(-50, -44, 20, 34, 30, 0.8),
		],
		{ scale: r / 96, rotate },
	);

/** An apple tree in blossom, foot at (x, y), `h` tall. */
export const tree = (x: number, y: number, h: number, seed: number, fruits = 6): k.Drawing => {
	const luck = k.chance(seed);
	const ball = (): k.Point => {
		const [a, d] = [luck.between(0, 6.28), Math.sqrt(luck.between(0, 1))];
		return [Math.cos(a) * d * h * 0.34, -h * 0.68 + Math.sin(a) * d * h * 0.22];
	};
	const crown = triples([
		[0, -0.7, 0.25],
		[-0.24, -0.62, 0.2],
		[0.25, -0.62, 0.2],
		[-0.13, -0.82, 0.18],
		[0.15, -0.82, 0.18],
		[0, -0.52, 0.2],
	]).map(([cx, cy, r]) => k.circle(cx * h, cy * h, r * h, k.linear(["#b4e65a", "#6fc244", "#3f9a48"])));
	const bloom = k.shared(
		k
			.times(5, (i) => k.circle(Math.cos(i * 1.257) * h * 0.017, Math.sin(i * 1.257) * h * 0.017, h * 0.014, "#fff0f6"))
			.join("") + k.circle(0, 0, h * 0.011, "#ffb0cc"),
	);
	return k.at(x, y, [
		k.contact(0, 0, h * 0.3, h * 0.04, "#2a5a2a"),
		earthen(h * 0.02, [
			k.path(
				k.taper(
					[
						[0, 6],
						[-h * 0.02, -h * 0.2],
						[0, -h * 0.5],
					],
					h * 0.13,
					h * 0.08,
				),
				"#a0683c",
			),
			k.path(
				k.taper(
					[
						[0, -h * 0.28],
						[h * 0.12, -h * 0.48],
					],
					h * 0.06,
					h * 0.03,
				),
				"#a0683c",
			),
		]),
		form(h * 0.045, crown),
		k.times(26, () => k.at(...ball(), bloom)),
		k.times(fruits, () => {
			const [ax, ay] = ball();
			return k.circle(ax, ay, h * 0.026, k.radial(["#ff8a7a", "#ec2f3c", "#a0102a"]));
		}),
	]);
};

export const roots = (x: number, y: number, s: number): k.Drawing =>
	earthen(
		s * 0.03,
		[
			k.path(
				k.taper(
					pairs([
						[0, -10],
						[-20, 60],
						[-90, 120],
						[-120, 210],
					]).map(([a, b]): k.Point => [x + (a * s) / 100, y + (b * s) / 100]),
					s * 0.36,
					s * 0.05,
				),
				"#a0683c",
			),
			k.path(
				k.taper(
					pairs([
						[10, -10],
						[30, 80],
						[10, 170],
						[50, 250],
					]).map(([a, b]): k.Point => [x + (a * s) / 100, y + (b * s) / 100]),
					s * 0.36,
					s * 0.05,
				),
				"#a0683c",
			),
			k.path(
				k.taper(
					pairs([
						[20, -10],
						[80, 60],
						[160, 90],
						[210, 170],
					]).map(([a, b]): k.Point => [x + (a * s) / 100, y + (b * s) / 100]),
					s * 0.34,
					s * 0.05,
				),
				"#a0683c",
			),
		],
		4,
	);

/** Crumbs of earth flying from (x, y) between two angles (radians), up to `reach`. */
export const clods = (
	x: number,
	y: number,
	reach: number,
	count: number,
	from: number,
	to: number,
	seed: number,
): k.Drawing => {
	const luck = k.chance(seed);
	return k.times(count, (i) => {
		const [a, d] = [from + ((i + 0.5) / count) * (to - from), luck.between(0.45, 1) * reach];
		return earthen(5, k.circle(x + Math.cos(a) * d, y + Math.sin(a) * d, reach * luck.between(0.05, 0.1), "#9a5836"));
	});
};

/** Earth thrown up around the hole: a heap on either side, crumbs flying off. */
const heap = (x: number, y: number, w: number): k.Drawing =>
	earthen(
		w * 0.13,
		k.path(
			k.smooth(
				[
					[x - w * 0.62, y + w * 0.06],
					[x - w * 0.4, y - w * 0.16],
					[x - w * 0.12, y - w * 0.34],
					[x + w * 0.18, y - w * 0.3],
					[x + w * 0.42, y - w * 0.1],
					[x + w * 0.62, y + w * 0.06],
					[x, y + w * 0.2],
				],
				true,
			),
			"#a8623c",
		),
		5,
	);

export const mound = (x: number, y: number, w: number): k.Drawing => [
	heap(x - w * 0.44, y + w * 0.03, w * 0.42),
	heap(x + w * 0.46, y + w * 0.03, w * 0.36),
	clods(x - w * 0.3, y - w * 0.06, w * 0.55, 6, 3.4, 4.7, 3),
	clods(x + w * 0.3, y - w * 0.06, w * 0.55, 6, 4.8, 6, 8),
];

export const petals = (w: number, h: number, count: number, seed: number): k.Drawing => {
	const luck = k.chance(seed);
	return k.times(count, () =>
		k.ellipse(
			luck.between(0, w),
			luck.between(0, h),
			luck.between(6, 12),
			luck.between(3, 6),
			"#ffe0ee",
			luck.between(0, 180),
		),
	);
};

export const stone = (x: number, y: number, r: number): k.Drawing => [
	earthen(
		r * 0.26,
		k.path(
			k.smooth(
				[
					[x - r, y + r * 0.2],
					[x - r * 0.8, y - r * 0.6],
					[x - r * 0.1, y - r * 0.9],
					[x + r * 0.8, y - r * 0.6],
					[x + r, y + r * 0.2],
					[x + r * 0.6, y + r * 0.8],
					[x - r * 0.5, y + r * 0.85],
				],
				true,
			),
			"#a8a4b8",
		),
		10,
	),
	k.path(
		k.polygon([
			[x - r * 0.4, y - r * 0.3],
			[x - r * 0.1, y - r * 0.5],
			[x + r * 0.1, y - r * 0.1],
		]),
		{ fill: "#ffffff", opacity: 0.3 },
	),
];
