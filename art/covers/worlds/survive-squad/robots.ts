/** Survive Squad: plush robots, parachutes, snowballs. */
import * as k from "../../kit/index.ts";
import { b, LIGHT } from "./clay.ts";

/** A plush robot, feet at the origin, about 300 tall, arms out for a hug. `hit` makes it dizzy. */
export function plush(
	paint = "#b79ae8",
	{ look = [0, 0], hit = false, arms = 1 }: { look?: readonly [number, number]; hit?: boolean; arms?: number } = {},
): k.Drawing {
	const dark = k.darken(paint, 0.35);
	const seam = (d: string): string => k.line(d, dark, 5, { "stroke-dasharray": "11 10", opacity: 0.85 });
	const button = (x: number): k.Drawing => [
		b.ball(x, -226, 33, 33, "#2b2352", 5),
		k.circle(x - 9, -236, 9, "#ffffff"),
		k.circle(x + 10, -216, 4, { fill: "#ffffff", opacity: 0.8 }),
		[-7, 7].map((d) => k.circle(x + d + look[0] * 5, -226 + d * 0.3 + look[1] * 5, 4.5, "#a79ad8")),
	];
	return [
		k.contact(0, 0, 130, 26, "#1c2a78", 0.5),
		[-1, 1].map((s) =>
			b.rod(
				[
					[s * 44, -60],
					[s * 52, -18],
				],
				68,
				70,
				k.darken(paint, 0.12),
			),
		),
		[-1, 1].map((s) => [
			b.rod(
				[
					[s * 76, -120],
					[s * 138, -130 - arms * 30],
					[s * 168, -150 - arms * 70],
				],
				56,
				60,
				paint,
			),
			b.ball(s * 172, -156 - arms * 72, 34, 36, k.lighten(paint, 0.45), 4),
		]),
		b.whole(26, [
			k.path(k.squircle(0, -92, 90, 78, 0.8), paint),
			k.path(k.squircle(0, -86, 56, 50, 0.75), k.lighten(paint, 0.5)),
		]),
		seam("M0 -136V-38"),
		b.ball(0, -92, 17, 17, "#ff5a5a", 4),
		[-5, 5].map((d) => k.circle(d, -92, 3, "#8a1230")),
		[-1, 1].map((s) => b.ball(s * 88, -308, 34, 34, paint)),
		[-1, 1].map((s) => k.ellipse(s * 88, -306, 18, 18, k.lighten(paint, 0.5))),
		b.form(k.squircle(0, -230, 122, 96, 0.82), paint, 34, 8),
		seam("M-104 -276Q0 -306 104 -276"),
		b.form(k.squircle(70, -284, 28, 22, 0.9), "#ff9ab8", 5),
		seam("M50 -300L92 -300L92 -270L50 -268Z"),
		hit
			? [-48, 48].map((x) => [k.line(`M${x - 20} -246l40 40m0 -40l-40 40`, "#2b2352", 12)])
			: [button(-48), button(48)],
		k.path(k.squircle(0, -178, 36, 22, 0.8), k.lighten(paint, 0.6)),
		b.ball(0, -190, 14, 10, "#4a2a72"),
		k.line(hit ? "M-22 -164q11 -12 22 0t22 0" : "M-24 -172Q0 -150 24 -172", "#4a2a72", 6),
		b.rod(
			[
				[0, -322],
				[0, -352],
			],
			9,
			8,
			"#6a62a8",
		),
		b.ball(0, -364, 15, 15, hit ? "#ff5a5a" : "#5cffd0"),
	];
}

export const snowball = (x: number, y: number, r: number, tail: k.Point): k.Drawing => [
	k.trail(
		[
			[x + tail[0], y + tail[1]],
			[x + tail[0] * 0.4, y + tail[1] * 0.4],
			[x, y],
		],
		r * 0.3,
		r * 1.7,
		"#e8fbff",
		0.7,
	),
	b.ball(x, y, r, r, "#f4fcff"),
];

export const splat = (x: number, y: number, r: number, seed: number): k.Drawing => [
	k.glow(x, y, r * 1.6, r * 1.6, "#e8fbff", 0.7),
	k.puffs(LIGHT, x, y, r * 0.8, r * 0.7, 9, "#f4fcff", seed),
	k.drops(x, y, r * 1.9, 14, 0, 360, r * 0.2, "#e0f6ff", seed),
];

const CANOPY =
	"M-240 -380C-240 -580 -110 -640 0 -640C110 -640 240 -580 240 -380Q190 -430 125 -385Q62 -430 0 -385Q-62 -430 -125 -385Q-190 -430 -240 -380Z";

export const chute = (x: number, y: number, s: number, wool: string, paint: string, rotate = 0): k.Drawing =>
	k.at(
		x,
		y,
		[
			[-1, -0.35, 0.35, 1].map((t) => k.line(`M${t * 210} -390L${t * 60} -150`, "#f4f0ff", 6)),
			b.whole(40, [
				k.path(CANOPY, wool),
				k.clipped(
					k.path(CANOPY, "#fff"),
					k.times(5, (i) =>
						k.line(
							`M-260 ${-430 - i * 44}Q0 ${-480 - i * 52} 260 ${-430 - i * 44}`,
							i % 2 ? "#ffffff" : k.darken(wool, 0.25),
							13,
							{ "stroke-dasharray": "15 13", opacity: 0.8 },
						),
					),
				),
			]),
			k.at(0, 0, plush(paint, { look: [0.5, 1], arms: 0.7 }), { scale: 0.82 }),
		],
		{ scale: s, rotate },
	);
