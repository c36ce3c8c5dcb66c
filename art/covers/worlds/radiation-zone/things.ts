/** Radiation Zone: tin duck, barrel, mushrooms, foam. */
import * as k from "../../kit/index.ts";
import { b, fair, LIGHT } from "./clay.ts";

/** Foam jet along the points. */
export const foam = (points: readonly k.Point[], from: number, to: number, seed: number): k.Drawing => {
	const way = k.along(points, 7);
	const luck = k.chance(seed);
	return [
		k.trail(points, from, to, "#f4fff8", 0.8),
		b.whole(
			to * 0.12,
			way.map(([x, y], i) =>
				k.circle(
					x + luck.between(-0.3, 0.3) * to,
					y + luck.between(-0.3, 0.3) * to,
					(from + ((to - from) * i) / way.length) * luck.between(0.3, 0.55),
					"#f4fff8",
				),
			),
			8,
		),
	];
};

export const shrooms = (x: number, y: number, s: number): k.Drawing => [
	k.glow(x, y - 50 * s, 150 * s, 120 * s, "#b6ff5c", 0.6),
	k.mushroom(LIGHT, x - 56 * s, y, 90 * s, "#5ad8a0", "#d8f0c0"),
	k.mushroom(LIGHT, x + 20 * s, y + 8 * s, 130 * s, "#a6e83a", "#e8f4c8"),
	k.mushroom(LIGHT, x + 92 * s, y + 4 * s, 70 * s, "#5ad8a0", "#d8f0c0"),
];

export const barrel = (x: number, y: number, s: number, rotate = 0): k.Drawing =>
	k.at(
		x,
		y,
		[
			k.contact(0, 0, 110, 24, "#04161c", 0.6),
			fair.whole(26, [
				k.path("M-80 -220H80V-10Q0 24 -80 -10Z", "#d88a2a"),
				k.path("M-80 -166Q0 -140 80 -166V-144Q0 -118 -80 -144ZM-80 -76Q0 -50 80 -76V-54Q0 -28 -80 -54Z", "#a85a1c"),
			]),
			fair.ball(0, -220, 80, 24, "#e8a84a"),
			k.ellipse(0, -218, 58, 15, "#b6ff5c"),
			k.path("M-60 -216C-70 -170 -56 -150 -48 -120C-36 -110 -34 -150 -26 -206Z", "#b6ff5c"),
			k.glow(0, -240, 130, 110, "#b6ff5c", 0.6),
			k.line("M-4 -132L-24 -96H20ZM-2 -118v8", "#2a1c1c", 7),
		],
		{ scale: s, rotate },
	);

/** A tin duck with teeth, facing left, around the origin, 260 wide. */
export const duck = (hit = false): k.Drawing => [
	fair.form(
		"M-60 40C-110 40 -140 110 -60 130C20 150 130 120 150 20C110 40 60 10 20 30C-10 44 -30 40 -60 40Z",
		"#e0c83a",
		26,
		6,
	),
	fair.form("M20 40C50 10 120 20 130 60C100 100 40 90 20 40Z", "#b89a2a", 12, 5),
	fair.ball(-60, -10, 74, 70, "#e8d44a", 6),
	k.circle(60, 108, 7, "#8a6a1c"),
	k.circle(-50, 112, 7, "#8a6a1c"),
	fair.form("M-110 -20L-216 -26L-190 6L-214 34L-104 36Z", "#f0843a", 12, 4),
	k.path("M-112 2L-196 4L-184 8L-174 22L-162 8L-150 22L-138 8L-126 22L-112 10Z", "#fff8e0"),
	k.path("M-112 2L-196 4L-192 0L-112 -4Z", "#5a1c1c"),
	hit
		? k.line("M-100 -50l34 34m0 -34l-34 34", "#2a1c1c", 10)
		: k.eye(-74, -30, 30, -1, { look: [-0.7, 0.2], lid: 0.26, tilt: -26, skin: "#d8c03a", iris: "#d8402a" }),
	k.path("M110 60L170 20L150 80Z", "#b89a2a"),
	k.path("M-30 -70C-20 -110 20 -100 10 -66Z", "#b89a2a"),
	k.ripple(10, 84, 60, 26, "#a8581c", 5, 0.35),
];
