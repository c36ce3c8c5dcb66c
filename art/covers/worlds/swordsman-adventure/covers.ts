/** Swordsman Adventure: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { SUN } from "./clay.ts";
import { dragon } from "./dragon.ts";
import { goblin } from "./goblin.ts";
import { knight, LEAP } from "./hero.ts";
import { castle, hills, island, meadow, sky } from "./scene.ts";
import { kite } from "./things.ts";

export const icon = (): k.Drawing => [
	k.backdrop(512, 512, ["#2f86ea", "#7cc8fc", "#d8f4ff"]),
	k.rays(256, 300, 520, 14, "#ffffff", 0.3),
	k.cloud(SUN, 80, 250, 220, "#ffffff", 2),
	k.ridge(512, 440, 512, 60, 4, "#9fe068", "#4fae4a", 2),
	k.at(
		228,
		426,
		knight({
			blade: 30,
			right: [
				[96, 30],
				[150, 60],
				[164, 20],
			],
			look: [0.5, -0.2],
			plume: [
				[0, -330],
				[-40, -390],
				[-130, -380],
				[-200, -310],
			],
		}),
		{ scale: 1.06 },
	),
	k.vignette(512, 512, 0.25, "#0b2a6e"),
];

export const preview = (): k.Drawing => [
	sky(960, 1080, [150, 150], 3),
	castle(690, 330, 420),
	hills(960, 1080, 760, 5),
	meadow(960, 1080, 900, 40, 7),
	k.at(430, 660, knight({ ...LEAP, blade: 26 }), { scale: 1.1, rotate: -4 }),
	k.swoosh(560, 600, 470, -86, 92),
	goblin(170, 930, 1, { scared: true }),
	goblin(800, 910, 1, { scared: true, flip: true, rotate: 8 }),
	k.vignette(960, 1080, 0.25, "#0b2a6e"),
];

export const tall = (): k.Drawing => [
	sky(800, 1600, [660, 140], 8),
	castle(280, 380, 500),
	kite(650, 250, 56, "#ffb21c", [70, 170]),
	kite(90, 620, 44, "#35c9a0", [30, 150]),
	kite(700, 1130, 34, "#ff7ab0", [-40, 120]),
	dragon(600, 560, 0.6, { rotate: -6 }),
	island(120, 1010, 220, k.tree(SUN, -20, 6, 150, "#57b45c", "#7a5236", 4)),
	k.ridge(800, 1330, 1600, 130, 2, "#9fdcc8", "#74c4a8", 3),
	k.ridge(800, 1400, 1600, 110, 5, "#84d288", "#4fae6a", 2),
	k.tree(SUN, 120, 1430, 120, "#3f9a58"),
	k.tree(SUN, 690, 1440, 150, "#57b45c", "#7a5236", 3),
	meadow(800, 1600, 1470, 40, 3),
	k.at(390, 1020, knight({ ...LEAP, blade: 30, look: [0.5, -0.5] }), { scale: 0.9, rotate: -4 }),
	k.swoosh(480, 980, 420, -80, 80),
	goblin(200, 1440, 0.8, { scared: true }),
	goblin(560, 1460, 0.8, { scared: true, flip: true }),
	k.vignette(800, 1600, 0.2, "#0b2a6e"),
];

export const background = (): k.Drawing => [
	sky(2400, 1350, [2100, 190], 11),
	dragon(780, 420, 0.62, { flip: true, rotate: 6 }),
	castle(1330, 440, 560),
	hills(2400, 1350, 900, 3),
	meadow(2400, 1350, 1090, 90, 5),
	k.contact(1740, 1200, 300, 44, "#1a4a2a"),
	k.at(
		1680,
		870,
		knight({
			...LEAP,
			look: [-0.4, 0.1],
			blade: 34,
			left: [
				[-96, 30],
				[-180, 60],
				[-240, 20],
			],
		}),
		{ scale: 1.38, rotate: -4 },
	),
	k.swoosh(1860, 740, 600, -76, 84),
	goblin(2190, 1120, 1.1, { scared: true, flip: true }),
	goblin(1280, 1150, 1.1, { scared: true }),
	k.vignette(2400, 1350, 0.3, "#0b2a6e"),
];
