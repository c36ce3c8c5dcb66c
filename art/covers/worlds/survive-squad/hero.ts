/** Survive Squad: the three friends in helmets. */
import * as k from "../../kit/index.ts";
import { b } from "./clay.ts";

type Friend = {
	/** half width and height of the body, half width and height of the helmet, boxiness */
	body: readonly [number, number];
	head: readonly [number, number];
	boxy: number;
	colour: string;
	accent: string;
	skin: string;
	crest: "aerial" | "bobble" | "lamp";
};

export const RED: Friend = {
	body: [92, 132],
	head: [116, 138],
	boxy: 0.62,
	colour: "#f0352f",
	accent: "#ffd9c2",
	skin: "#ffc79a",
	crest: "aerial",
};

export const YELLOW: Friend = {
	body: [136, 112],
	head: [140, 112],
	boxy: 0.58,
	colour: "#ffc21f",
	accent: "#fff1c0",
	skin: "#a9683f",
	crest: "bobble",
};

export const BLUE: Friend = {
	body: [142, 132],
	head: [132, 112],
	boxy: 0.86,
	colour: "#2f6bf2",
	accent: "#c8ddff",
	skin: "#f2b48a",
	crest: "lamp",
};

type Mood = {
	look?: readonly [number, number];
	turn?: number;
	mouth?: "laugh" | "shout" | "grit" | "smile";
	tilt?: number;
	lid?: number;
};

/** A helmet with the face in it, centred on the origin. `turn` -1..1 turns the face left or right. */
export function helmet(
	f: Friend,
	{ look = [0, 0], turn = 0, mouth = "laugh", tilt = 8, lid = 0.1 }: Mood = {},
): k.Drawing {
	const [w, h] = f.head;
	const [fx, fy] = [turn * w * 0.3, h * 0.08];
	const opening = k.squircle(fx, fy, w * 0.72, h * 0.6, f.boxy + 0.06);
	const r = Math.min(w, h) * 0.25;
	const lips = {
		laugh: k.laugh(fx + turn * 14, fy + h * 0.24, w * 0.52, 0.6),
		shout: k.shout(fx + turn * 14, fy + h * 0.33, w * 0.34, 1),
		grit: k.grin(fx + turn * 14, fy + h * 0.34, w * 0.5, 6, 0.3),
		smile: k.smile(fx + turn * 14, fy + h * 0.26, w * 0.5),
	}[mouth];
	const crest = {
		aerial: [
			b.rod(
				[
					[w * 0.3, -h * 0.8],
					[w * 0.42, -h * 1.32],
				],
				13,
				9,
				"#5a5a92",
			),
			b.ball(w * 0.43, -h * 1.38, 19, 19, "#ffe14d"),
			k.glow(w * 0.43, -h * 1.38, 52, 52, "#fff0a0", 0.6),
		],
		bobble: [
			b.whole(
				9,
				k.times(9, (i) => k.circle(Math.cos(i * 0.9) * 24, -h - 20 + Math.sin(i * 1.3) * 22, 20, "#fffaf0")),
				8,
			),
		],
		lamp: [
			b.slab(-36, -h * 1.16, 72, 46, 16, "#4b4f8c", 8, 4),
			b.ball(0, -h * 0.98, 27, 25, "#fff6b8"),
			k.glow(0, -h * 0.98, 80, 74, "#fff3a0", 0.8),
		],
	}[f.crest];
	const pods = [-1, 1].map((side) =>
		b.form(k.squircle(side * w * 0.98 + turn * -12, h * 0.1, w * 0.17, h * 0.32, 0.7), k.darken(f.colour, 0.28), 12, 6),
	);
	return [
		crest,
		pods,
		b.form(k.squircle(0, 0, w, h, f.boxy), f.colour, Math.min(w, h) * 0.42),
		k.clipped(k.path(k.squircle(0, 0, w, h, f.boxy), "#fff"), [
			k.path(
				`M${-w} ${-h * 0.62}Q${turn * 30} ${-h * 0.98} ${w} ${-h * 0.62}L${w} ${-h * 0.74}Q${turn * 30} ${-h * 1.14} ${-w} ${-h * 0.74}Z`,
				{ fill: f.accent, opacity: 0.85 },
			),
		]),
		b.whole(9, k.line(opening, "#fff8f0", 22), 8),
		k.clipped(k.path(opening, "#fff"), [
			b.form(k.squircle(fx, fy + 4, w * 0.78, h * 0.66, 0.7), f.skin, 22),
			k.rect(
				fx - w,
				fy - h * 0.7,
				w * 2,
				h * 0.5,
				0,
				k.linear([
					[0, "#2a1560", 0.6],
					[1, "#2a1560", 0],
				]),
			),
			k.glow(fx - w * 0.44, fy + h * 0.22, w * 0.24, w * 0.16, "#ff4a52", 0.6),
			k.glow(fx + w * 0.46, fy + h * 0.22, w * 0.24, w * 0.16, "#ff4a52", 0.6),
			k.eyes(fx + turn * 10, fy - h * 0.08, r, r * 2.1, {
				look,
				lid,
				tilt,
				skin: f.skin,
				iris: "#35407a",
				pupil: "wide",
			}),
			b.ball(fx + turn * 22, fy + h * 0.15, 13, 11, k.mix(f.skin, "#ff5a4a", 0.45), 4),
			lips,
			k.path(k.squircle(fx - w * 0.42, fy - h * 0.34, w * 0.12, h * 0.2, 0.55), { fill: "#ffffff", opacity: 0.25 }),
		]),
		k.shine(-w * 0.52, -h * 0.66, w * 0.22, h * 0.1, -34),
	];
}

/** A snow blaster pointing right, its grip at the origin, 190 long. */
export const blaster = (paint = "#5c6bd6"): k.Drawing => [
	b.slab(-26, 0, 40, 60, 14, "#4b4f8c", 8),
	b.slab(-54, -40, 138, 60, 26, paint, 16, 6),
	b.ball(-26, -52, 42, 38, "#eafcff", 6),
	b.form("M80 -36L140 -58Q158 -10 140 38L80 14Z", "#fff4ea", 12, 6),
	k.ellipse(142, -10, 13, 44, "#27306e"),
	b.slab(-8, -18, 66, 14, 7, "#ffd23f", 3),
];

/** A whole friend, feet at the origin, about 480 tall, throwing to the side `turn` points to. */
export function friend(f: Friend, mood: Mood = {}, armed = true): k.Drawing {
	const [w, h] = f.body;
	const side = (mood.turn ?? 0) < 0 ? -1 : 1;
	const quilt = [0.35, 0.68].map((t) =>
		k.line(
			`M${-w * 1.1} ${-34 - 2 * h * (1 - t)}Q0 ${-8 - 2 * h * (1 - t)} ${w * 1.1} ${-34 - 2 * h * (1 - t)}`,
			k.darken(f.colour, 0.32),
			7,
			{ opacity: 0.7 },
		),
	);
	const torso = k.squircle(0, -36 - h, w, h, f.boxy);
	const shoulder = -36 - h * 1.5;
	return [
		k.contact(0, 0, w * 1.5, 34, "#1c2a78", 0.5),
		[-1, 1].map((s) => [
			b.rod(
				[
					[s * w * 0.46, -80],
					[s * w * 0.56, -24],
				],
				w * 0.62,
				w * 0.6,
				k.darken(f.colour, 0.2),
			),
			b.form(k.squircle(s * w * 0.6 + side * 10, -18, w * 0.42, 27, 0.75), "#4a4a8c", 11, 4),
		]),
		b.rod(
			[
				[-side * w * 0.8, shoulder],
				[-side * w * 1.3, shoulder + 46],
				[-side * w * 0.9, shoulder + 104],
			],
			54,
			44,
			k.darken(f.colour, 0.1),
		),
		b.whole(Math.min(w, h) * 0.36, [k.path(torso, f.colour), k.clipped(k.path(torso, "#fff"), quilt)]),
		b.whole(
			12,
			k.times(9, (i) =>
				k.circle((i / 8 - 0.5) * w * 1.7, -30 - h * 1.9 + Math.cos((i / 8 - 0.5) * 3) * 16, 25, "#fff6ee"),
			),
			8,
		),
		k.at((mood.turn ?? 0) * 10, -60 - h * 1.96 - f.head[1] * 0.72, helmet(f, mood)),
		armed
			? k.at(side * (w + 46), shoulder + 66, blaster(k.mix(f.colour, "#6a5ad8", 0.55)), {
					flip: side < 0,
					rotate: -side * 8,
				})
			: "",
		b.rod(
			[
				[side * w * 0.78, shoulder],
				[side * w * 0.9, shoulder + 60],
				[side * (w + 26), shoulder + 84],
			],
			56,
			46,
			f.colour,
			8,
		),
		b.mitten(side * (w + 34), shoulder + 84, 30, k.darken(f.accent, 0.04), { flip: side < 0 }),
	];
}

/** The three back to back around the origin (feet), about 640 wide. */
export const squad = (): k.Drawing => [
	k.at(-128, -14, friend(YELLOW, { turn: -0.8, look: [-0.9, 0.1], mouth: "grit", tilt: 14 }), { rotate: -7 }),
	k.at(142, -10, friend(BLUE, { turn: 0.8, look: [0.9, 0], mouth: "shout", tilt: 10 }), { rotate: 6 }),
	k.at(2, 24, friend(RED, { turn: 0.22, look: [0.3, -0.1], mouth: "laugh" })),
];
