/** Aidan in Danger: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { FOAM } from "./clay.ts";
import { aidan, FLOAT, SURF } from "./hero.ts";
import { attic, bolt, clouds, hill, house, rain, sky, splash, water } from "./scene.ts";
import { chairAt, crateAt, lampAt, piano, raft } from "./things.ts";

export const icon = (): k.Drawing => [
	k.backdrop(512, 512, ["#24407c", "#5488b8", "#a8d0dc"]),
	bolt(90, 20, 230),
	clouds(512, 4, 70, 2, "#4a649a"),
	rain(512, 512, 26, 3),
	water(
		[
			[-20, 440],
			[120, 420],
			[300, 446],
			[540, 410],
		],
		512,
		4,
	),
	k.at(
		236,
		390,
		aidan({
			look: [-0.5, -0.5],
			left: [
				[-90, 30],
				[-150, 30],
				[-176, -30],
			],
			right: [
				[90, 30],
				[150, 20],
				[172, -60],
			],
			umbrella: 16,
		}),
		{ scale: 1.06, rotate: -5 },
	),
	k.vignette(512, 512, 0.35, "#0c1a44"),
];

export const preview = (): k.Drawing => [
	sky(960, 1080, 3),
	hill(960, 1080, 420, 760),
	house(690, 400, 0.72, 18),
	k.puffs(FOAM, 620, 620, 190, 50, 14, "#e8f6ff", 7),
	rain(960, 1080, 40, 5),
	water(
		[
			[-20, 700],
			[160, 640],
			[380, 780],
			[640, 830],
			[980, 690],
		],
		1080,
		3,
	),
	k.at(440, 860, raft(), { rotate: 9 }),
	k.at(420, 610, aidan({ ...SURF, look: [0.6, -0.1] }), { scale: 1.12, rotate: 7 }),
	splash(170, 830, 120, 4),
	splash(760, 900, 130, 9),
	water(
		[
			[-20, 960],
			[260, 930],
			[560, 990],
			[980, 920],
		],
		1080,
		8,
		true,
	),
	k.vignette(960, 1080, 0.4, "#0c1a44"),
];

export const tall = (): k.Drawing => [
	sky(800, 1600, 6),
	hill(800, 1600, 880, 1180),
	house(230, 880, 0.84, -19),
	k.puffs(FOAM, 250, 1110, 220, 50, 12, "#e8f6ff", 4),
	rain(800, 1600, 60, 7),
	chairAt(120, 380, 0.6, -28),
	k.at(370, 690, aidan({ ...FLOAT, mood: "fright", look: [-0.2, 0.7], umbrella: -14 }), { scale: 1.08, rotate: 2 }),
	lampAt(700, 1000, 0.62, 34),
	water(
		[
			[-20, 1240],
			[200, 1180],
			[460, 1290],
			[820, 1200],
		],
		1600,
		3,
	),
	crateAt(600, 1240, 130, 16),
	splash(200, 1240, 120, 3),
	water(
		[
			[-20, 1400],
			[300, 1360],
			[560, 1430],
			[820, 1370],
		],
		1600,
		9,
		true,
	),
	k.vignette(800, 1600, 0.4, "#0c1a44"),
];

export const background = (): k.Drawing => [
	k.at(1200, 675, k.at(-1200, -675, attic(2400, 1350, [1130, 370], 190, 5)), { rotate: -6 }),
	piano(560, 930, 0.9, -16),
	lampAt(930, 880, 0.7, -24),
	water(
		[
			[-40, 1000],
			[500, 1070],
			[1100, 980],
			[1700, 930],
			[2440, 760],
		],
		1350,
		4,
	),
	chairAt(2150, 760, 0.9, 24),
	k.at(1680, 1010, raft(), { scale: 1.3, rotate: -7 }),
	k.at(1680, 680, aidan({ ...SURF, look: [-0.6, 0.2] }), { scale: 1.42, rotate: -7 }),
	splash(1330, 1020, 150, 4),
	splash(2060, 960, 150, 8),
	crateAt(1160, 1080, 170, -14),
	water(
		[
			[-40, 1200],
			[700, 1170],
			[1500, 1210],
			[2440, 1080],
		],
		1350,
		9,
		true,
	),
	k.drops(1700, 300, 500, 20, 0, 360, 16, "#d8f6ff", 5),
	k.vignette(2400, 1350, 0.5, "#0c1a44"),
];
