/** Radiation Zone: high on the big wheel. */
import * as k from "../../kit/index.ts";
import { fair, LAMP, LIGHT } from "./clay.ts";
import { body, hood, sleeve } from "./hero.ts";
import { carousel, tent } from "./rides.ts";
import { mist } from "./scene.ts";

/** High on the wheel. */
export const summit = (): k.Drawing => [
	k.rect(
		0,
		0,
		1600,
		900,
		0,
		k.linear([
			[0, "#3a6ab8"],
			[0.32, "#e89a8a"],
			[0.52, "#ffd8a0"],
			[0.66, "#a8e0c0"],
			[1, "#1f6a68"],
		]),
	),
	k.orb(330, 330, 84, "#fff6c8", "#ffc88a"),
	k.rays(330, 330, 1200, 18, "#fff0c0", 0.22),
	k.cloud({ ...LIGHT, lamp: { ...LAMP, shade: "#b07aa8" } }, 1330, 190, 300, "#ffe0d0", 4),
	mist(1600, 560, 90, 3, "#c8f4e0", 0.8),
	[
		[180, 760, 0.7, "#b8584a"],
		[520, 830, 0.9, "#4a7a9a"],
		[1480, 800, 0.8, "#c8904a"],
	].map(([x, y, s, c]) => tent(Number(x), Number(y), Number(s), String(c))),
	k.faded(0.8, carousel(1180, 860, 0.34)),
	mist(1600, 780, 130, 5, "#8fe0b8", 0.8),
	mist(1600, 900, 120, 9, "#4fb898", 0.8),
	k.at(900, 1060, [
		fair.whole(13, [
			k.circle(0, 0, 820, { fill: "none", stroke: "#4a7a80", "stroke-width": 46 }),
			k.circle(0, 0, 690, { fill: "none", stroke: "#5a8a8c", "stroke-width": 22 }),
			k.times(24, (i) =>
				k.line(
					`M${k.n(Math.cos(i * 0.2618) * 690)} ${k.n(Math.sin(i * 0.2618) * 690)}L${k.n(Math.cos(i * 0.2618 + 0.13) * 820)} ${k.n(Math.sin(i * 0.2618 + 0.13) * 820)}`,
					"#5a8a8c",
					14,
				),
			),
			k.times(12, (i) =>
				k.line(`M0 0L${k.n(Math.cos(i * 0.5236) * 820)} ${k.n(Math.sin(i * 0.5236) * 820)}`, "#3f6a70", 20),
			),
		]),
		k.times(9, (i) => [
			k.circle(Math.cos(-2.8 + i * 0.31) * 820, Math.sin(-2.8 + i * 0.31) * 820, 13, "#fff6c0"),
			k.glow(Math.cos(-2.8 + i * 0.31) * 820, Math.sin(-2.8 + i * 0.31) * 820, 50, 50, "#fff0a0", 0.8),
		]),
	]),
	k.at(
		900,
		290,
		[
			fair.rod(
				[
					[-190, -190],
					[-200, 60],
				],
				16,
				16,
				"#5a8a8c",
			),
			fair.rod(
				[
					[190, -190],
					[200, 60],
				],
				16,
				16,
				"#5a8a8c",
			),
			k.at(
				0,
				330,
				[
					k.clipped(k.rect(-400, -900, 800, 640, 0, "#fff"), body(false)),
					k.at(0, -540, hood({ look: [-0.5, -0.3], mouth: "laugh", tilt: -4, lid: 0.14 }), { rotate: -4 }),
					sleeve(
						[
							[-126, -390],
							[-230, -400],
							[-270, -500],
						],
						[-276, -530],
						-14,
						true,
					),
					sleeve(
						[
							[126, -390],
							[210, -330],
							[230, -290],
						],
						[230, -280],
						90,
					),
				],
				{ scale: 0.66 },
			),
			fair.form("M-230 60H230C220 150 180 236 120 250H-120C-180 236 -220 150 -230 60Z", "#e0703f", 40, 8),
			fair.slab(-246, 40, 492, 40, 20, "#ffc91f", 13, 8),
			k.circle(0, 150, 46, "#ffe9a8"),
			k.path(k.star(0, 150, 5, 40, 18), "#e0703f"),
			fair.form("M-240 -180C-120 -270 120 -270 240 -180Q120 -150 0 -166Q-120 -150 -240 -180Z", "#c8584a", 26, 10),
		],
		{ scale: 0.9 },
	),
	k.sparkles(200, 120, 1200, 300, 9, 20, 6, "#fffbe0"),
	k.vignette(1600, 900, 0.32, "#0c2a44"),
	k.readout(40, 34, "FUSES", "6 / 6"),
	k.pause(),
	k.gauge(40, 820, 320, 0.06, "RADIATION", "#5cd86a"),
];
