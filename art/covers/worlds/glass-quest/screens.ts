/** Glass Quest: the three screenshots. */
import * as k from "../../kit/index.ts";
import { terrain } from "../../kit/terrain.ts";
import { form, VIOLET } from "./clay.ts";
import { golem, heartAt, heartPath, viewAt } from "./hero.ts";
import { cave, cluster, door, drop, ledge, ROCK, ray } from "./scene.ts";

/** A loose splinter of glass gliding towards a point, with its trail. */
const splinter = (x: number, y: number, s: number, turn: number, towards: k.Point): k.Drawing => [
	k.path(
		k.polygon([
			[x, y],
			[x - (towards[0] - x) * 0.42, y - (towards[1] - y) * 0.42 + s * 0.16],
			[x - (towards[0] - x) * 0.42, y - (towards[1] - y) * 0.42 - s * 0.16],
		]),
		{ fill: "#7af0ff", opacity: 0.28 },
	),
	k.glow(x, y, s * 1.1, s * 1.1, "#3ae0ff", 0.6),
	k.at(
		x,
		y,
		form(s * 0.06, [
			k.path(
				k.polygon([
					[-s * 0.5, 0.1 * s],
					[0, -s * 0.5],
					[s * 0.1, s * 0.1],
				]),
				"#d4ffff",
			),
			k.path(
				k.polygon([
					[0, -s * 0.5],
					[s * 0.5, -s * 0.05],
					[s * 0.1, s * 0.1],
				]),
				"#26bfe8",
			),
			k.path(
				k.polygon([
					[-s * 0.5, 0.1 * s],
					[s * 0.1, s * 0.1],
					[0.02 * s, s * 0.5],
				]),
				"#1c8fd8",
			),
			k.path(
				k.polygon([
					[s * 0.5, -s * 0.05],
					[s * 0.1, s * 0.1],
					[0.02 * s, s * 0.5],
				]),
				"#1357c4",
			),
		]),
		{ rotate: turn },
	),
];

export function stoneDoor(): k.Drawing {
	const v = viewAt(330, 770, 470);
	const h = heartAt(v, [0, 0, 0]);
	return [
		cave(1600, 900, [830, 300], 21),
		ledge(1600, 900, 760, 4),
		form(10, k.rect(1110, 180, 600, 640, 60, "#55287e"), 10),
		door(1360, 500, 250),
		cluster(560, 800, 190, 8, VIOLET),
		golem(v, { right: { roll: 80 }, left: { roll: -100 }, look: [0.8, 0.1], yaw: 14 }),
		ray(
			[
				[h.x + 40, h.y],
				[800, 560],
			],
			15,
			"#ffc24a",
		),
		cluster(800, 770, 380, 14),
		ray(
			[
				[820, 556],
				[1360, 500],
			],
			15,
			"#ff6ae0",
		),
		k.glow(810, 558, 120, 120, "#ffffff", 0.9),
		k.glow(1360, 500, 150, 150, "#ffffff", 0.9),
		k.sparkles(660, 380, 320, 300, 6, 36, 4),
		k.vignette(1600, 900, 0.45, "#12042c"),
		k.readout(800, 34, "LEVEL", "3/18", { align: "middle", accent: "#7af0ff" }),
		k.readout(40, 34, "BEAM", "1"),
		k.pause(),
	];
}

export const bridge = (): k.Drawing => [
	cave(1600, 900, [800, 330], 25),
	k.path(
		"M0 590H1600V900H0Z",
		k.linear([
			[0, "#2a0c50", 0.9],
			[1, "#080118", 1],
		]),
	),
	terrain(
		[
			[-60, 580],
			[220, 586],
			[380, 604],
			[420, 680],
			[390, 780],
			[430, 940],
		],
		940,
		ROCK,
		{ lip: "#ffa8f4", band: 32, strength: 0.5 },
	),
	terrain(
		[
			[1170, 940],
			[1210, 780],
			[1180, 680],
			[1230, 604],
			[1400, 586],
			[1660, 580],
		],
		940,
		ROCK,
		{ lip: "#ffa8f4", band: 32, strength: 0.5 },
	),
	cluster(110, 620, 260, 5),
	cluster(1500, 610, 300, 8, VIOLET),
	cluster(1330, 640, 150, 6),
	form(
		8,
		k.path(
			k.polygon([
				[300, 586],
				[560, 562],
				[800, 570],
				[1040, 560],
				[1310, 586],
				[1290, 612],
				[1020, 590],
				[800, 606],
				[560, 592],
				[310, 616],
			]),
			k.linear(["#ffd0f6", "#d631b4", "#7a1a9a"]),
		),
		6,
	),
	[420, 560, 700, 850, 1000, 1150].map((x) =>
		k.path(
			k.polygon([
				[x, 576],
				[x + 70, 572],
				[x + 40, 604],
			]),
			{ fill: "#ffffff", opacity: 0.35 },
		),
	),
	golem(viewAt(800, 570, 300), {
		left: { roll: -96 },
		right: { roll: 96 },
		legs: [{ roll: -10 }, { roll: 20, pitch: 10 }],
		look: [0.2, -0.8],
		mood: "fright",
		tilt: 5,
	}),
	drop(840, 120, 74),
	k.line("M840 20V60", "#7af0ff", 5, { opacity: 0.6 }),
	drop(1090, 420, 34),
	k.faded(
		0.5,
		k.ellipse(
			800,
			800,
			330,
			60,
			k.radial(
				[
					[0, "#3ae0ff", 0.5],
					[1, "#3ae0ff", 0],
				],
				0.5,
				0.5,
				0.5,
			),
		),
	),
	k.vignette(1600, 900, 0.5, "#12042c"),
	k.gauge(580, 812, 440, 0.5, "GLOW", "#3ae0ff"),
	k.readout(40, 34, "LEVEL", "9/18", { accent: "#7af0ff" }),
	k.pause(),
];

export function shattered(): k.Drawing {
	const v = viewAt(800, 990, 760);
	const bits: [number, number, number, number][] = [
		[380, 640, 90, 10],
		[520, 760, 120, 80],
		[640, 800, 96, 200],
		[960, 810, 110, 30],
		[1090, 740, 130, 140],
		[1220, 610, 84, 250],
		[300, 790, 70, 300],
		[1330, 800, 80, 60],
		[460, 500, 64, 120],
		[1150, 470, 66, 20],
	];
	return [
		cave(1600, 900, [800, 250], 29),
		ledge(1600, 900, 640, 5),
		cluster(140, 700, 340, 8),
		cluster(1480, 700, 380, 12, VIOLET),
		k.faded(
			0.9,
			k.ellipse(
				800,
				760,
				520,
				110,
				k.radial(
					[
						[0, "#3ae0ff", 0.55],
						[1, "#3ae0ff", 0],
					],
					0.5,
					0.5,
					0.5,
				),
			),
		),
		k.glow(800, 740, 150, 120, "#ffb84a", 1),
		k.path(heartPath(800, 756, 110), k.radial(["#fffbe0", "#ffd24a", "#ff7a2a"], 0.5, 0.4, 0.65)),
		bits.map(([x, y, s, t]) => splinter(x, y, s, t, [800, 720])),
		golem(v, { headOnly: true, look: [0.5, 0.5], mood: "calm" }),
		k.sparkles(420, 420, 760, 380, 8, 36, 5),
		k.vignette(1600, 900, 0.5, "#12042c"),
		k.readout(800, 34, "SPLINTERS", "11/12", { align: "middle", accent: "#7af0ff" }),
		k.pause(),
	];
}
