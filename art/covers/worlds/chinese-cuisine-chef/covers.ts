/** Chinese Cuisine Chef: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { b, SKIN, WHITE } from "./clay.ts";
import { fire, wok } from "./fire.ts";
import { dumpling, onion, pepper, shrimp, toss, whip } from "./food.ts";
import { chefHead, tossing } from "./hero.ts";
import { counter, floorTiles, kitchen, lanterns, shelf, steam, steamers } from "./scene.ts";

export const icon = (): k.Drawing => [
	k.rect(0, 0, 512, 512, 0, k.radial(["#ffb03a", "#e8322c", "#7a0c34"], 0.5, 0.6, 0.75)),
	k.rays(256, 330, 460, 16, "#ffd98a", 0.35),
	fire(262, 540, 640, 1.7),
	b.ball(256, 600, 300, 190, WHITE),
	k.at(238, 290, chefHead({ look: [0.5, 0.3], hat: 200, lean: 26 }), { scale: 1.2, rotate: -5 }),
	k.at(350, 440, [k.at(0, 0, wok(), { rotate: -12 })], { scale: 0.62 }),
	k.at(286, 390, shrimp(), { scale: 0.8, rotate: -20 }),
	b.mitten(176, 470, 46, SKIN, { rotate: -50 }),
	k.vignette(512, 512, 0.3, "#3a0420"),
];

export const preview = (): k.Drawing => [
	kitchen(960, 1080, 900, 1.1, 3),
	shelf(-60, 330, 330),
	lanterns([
		[130, 60, 150],
		[820, 30, 190],
		[560, -40, 130],
	]),
	steam(180, 760, 1.3, 3),
	counter(960, 760, 170),
	floorTiles(960, 970, 1080),
	steamers(120, 790, 3, 0.9),
	k.at(336, 1032, tossing({ look: [0.7, -0.7], hat: 200, lean: -40 }), { scale: 0.92, rotate: -3 }),
	whip(
		[
			[740, 760],
			[680, 560],
			[760, 420],
			[640, 300],
			[520, 220],
		],
		22,
	),
	toss(
		[
			[860, 720],
			[880, 480],
			[770, 260],
			[620, 150],
			[470, 120],
			[330, 170],
		],
		9,
		104,
		2,
	),
	steam(860, 600, 1, 8, 0.35),
	k.drops(820, 860, 260, 22, 210, 330, 9, "#ffd36b", 4),
	k.vignette(960, 1080, 0.4, "#1c0420"),
];

export const tall = (): k.Drawing => [
	kitchen(800, 1600, 1150, 1.1, 5),
	shelf(470, 520, 400),
	lanterns([
		[110, 150, 170],
		[690, 60, 200],
		[330, -30, 120],
	]),
	steam(680, 1000, 1.4, 5),
	counter(800, 950, 190),
	floorTiles(800, 1180, 1600),
	steamers(90, 980, 4, 0.84),
	k.at(290, 1190, tossing({ look: [0.6, -0.8], hat: 230, lean: -30 }), { scale: 0.86, rotate: -3 }),
	whip(
		[
			[640, 900],
			[560, 720],
			[660, 560],
			[540, 400],
			[380, 300],
		],
		20,
	),
	toss(
		[
			[710, 880],
			[740, 640],
			[640, 400],
			[480, 250],
			[250, 220],
			[110, 360],
		],
		10,
		96,
		3,
	),
	counter(800, 1450, 120),
	k.contact(230, 1454, 200, 30, "#04141c", 0.6),
	b.ball(230, 1440, 190, 36, "#f6f2ff", 6),
	[130, 230, 330, 180, 280].map((x, i) => k.at(x, i > 2 ? 1352 : 1412, dumpling(), { scale: 1.1 })),
	k.at(560, 1414, pepper(), { scale: 1.2 }),
	k.at(680, 1420, onion(), { scale: 1.2 }),
	k.drops(690, 1060, 260, 22, 210, 330, 9, "#ffd36b", 4),
	k.vignette(800, 1600, 0.45, "#1c0420"),
];

export const background = (): k.Drawing => [
	kitchen(2400, 1350, 1050, 1.4, 7),
	shelf(200, 520, 660),
	shelf(980, 380, 440),
	lanterns([
		[140, 60, 200],
		[620, -20, 240],
		[1180, 20, 190],
		[1760, -60, 210],
		[2260, 60, 260],
	]),
	steam(360, 880, 1.6, 2),
	steam(2260, 800, 1.6, 9),
	counter(2400, 930, 210),
	floorTiles(2400, 1180, 1350),
	steamers(330, 970, 4, 1.1),
	steamers(640, 970, 2, 1.0),
	k.at(1440, 1200, tossing({ look: [0.7, -0.7], hat: 220, lean: -40 }), { scale: 1.26, rotate: -2 }),
	whip(
		[
			[2020, 860],
			[1950, 640],
			[2060, 480],
			[1900, 320],
			[1700, 240],
		],
		28,
	),
	toss(
		[
			[2130, 800],
			[2180, 520],
			[2000, 280],
			[1760, 130],
			[1420, 110],
			[1140, 260],
		],
		12,
		122,
		2,
	),
	k.drops(2020, 1000, 320, 26, 210, 330, 11, "#ffd36b", 4),
	k.vignette(2400, 1350, 0.45, "#14031c"),
];
