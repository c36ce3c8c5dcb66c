/** Worms Hungry: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { worm } from "./hero.ts";
import { crest, far, sky, soil, tunnel, turf } from "./scene.ts";
import { apple, mound, petals, roots, stone, tree } from "./things.ts";

export const icon = (): k.Drawing => [
	k.backdrop(512, 512, ["#7fdcf0", "#c8f0b0", "#8fd84a"]),
	k.rays(256, 200, 560, 16, "#ffffff", 0.35),
	worm(
		[
			[40, 600],
			[90, 470],
			[210, 270],
		],
		190,
		{ look: [0.7, 0.6], mood: "roar", turn: -4 },
	),
	apple(434, 414, 104, 14),
	k.vignette(512, 512, 0.25, "#4a1040"),
];

export function preview(): k.Drawing {
	const c = crest(960, 760, 26);
	return [
		sky(960, 1080, [180, 150], 3),
		far(960, 700, 1080, 4),
		tree(810, 770, 640, 5, 9),
		soil(960, c, 1080, 6),
		tunnel(
			[
				[-60, 940],
				[130, 960],
				[250, 850],
			],
			92,
		),
		turf(c, 4, 44),
		roots(830, 780, 90),
		worm(
			[
				[-80, 950],
				[120, 970],
				[230, 820],
				[250, 560],
				[420, 330],
			],
			165,
			{ look: [0.6, 0.3], turn: -2 },
		),
		mound(250, 770, 330),
		apple(740, 430, 104, -12),
		apple(620, 200, 62, 24),
		apple(860, 930, 70, 10),
		petals(960, 700, 18, 4),
		k.vignette(960, 1080, 0.25, "#4a1040"),
	];
}

export function tall(): k.Drawing {
	const c = crest(800, 960, 26);
	return [
		sky(800, 1600, [140, 180], 5),
		far(800, 880, 1300, 6),
		tree(640, 970, 830, 7, 9),
		soil(800, c, 1600, 8),
		tunnel(
			[
				[760, 1680],
				[620, 1420],
				[300, 1380],
				[240, 1100],
			],
			92,
		),
		tunnel(
			[
				[-60, 1500],
				[140, 1540],
				[240, 1700],
			],
			60,
		),
		turf(c, 6, 44),
		roots(650, 980, 120),
		worm(
			[
				[640, 1480],
				[460, 1390],
				[280, 1330],
				[230, 1080],
				[250, 760],
				[400, 500],
			],
			160,
			{ look: [0.5, -0.3], turn: -6 },
		),
		mound(236, 968, 330),
		apple(620, 300, 100, 10),
		apple(420, 190, 60, -20),
		apple(700, 560, 54, 30),
		stone(640, 1180, 70),
		stone(110, 1260, 46),
		petals(800, 900, 20, 7),
		k.vignette(800, 1600, 0.3, "#3a1030"),
	];
}

export function background(): k.Drawing {
	const c = crest(2400, 960, 40);
	return [
		sky(2400, 1350, [1180, 240], 8),
		far(2400, 860, 1350, 9),
		tree(420, 970, 560, 3, 6),
		tree(2180, 980, 800, 5, 10),
		soil(2400, c, 1350, 10),
		tunnel(
			[
				[1000, 1420],
				[1180, 1230],
				[1420, 1190],
				[1560, 1010],
			],
			112,
		),
		turf(c, 8, 52),
		roots(2190, 990, 120),
		worm(
			[
				[1080, 1330],
				[1230, 1220],
				[1420, 1170],
				[1530, 960],
				[1540, 700],
				[1720, 470],
			],
			205,
			{ look: [0.5, 0.2], turn: -3 },
		),
		mound(1540, 975, 430),
		apple(2070, 560, 120, -14),
		apple(1960, 260, 66, 20),
		apple(1330, 330, 60, -30),
		stone(700, 1200, 70),
		stone(2120, 1220, 84),
		petals(2400, 860, 30, 5),
		k.vignette(2400, 1350, 0.35, "#3a1030"),
	];
}
