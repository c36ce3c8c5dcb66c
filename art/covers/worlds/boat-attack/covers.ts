/** Boat Attack: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { boatWithSpray, FOAM, RED, racerHead, speedboat } from "./hero.ts";
import { BLUE, buoy, CLOUD, island, lighthouse, scene, sea, VIOLET } from "./scene.ts";

export const icon = (): k.Drawing => [
	k.rect(
		0,
		0,
		512,
		512,
		0,
		k.linear([
			[0, "#e8418c"],
			[0.45, "#ff7a5c"],
			[0.75, "#ffc25e"],
		]),
	),
	k.rays(256, 300, 460, 18, "#fff0a8", 0.4),
	sea(512, 512, 350, 120),
	k.at(
		232,
		402,
		[
			k.puffs(FOAM, 150, 30, 130, 60, 8, "#ffd9d0", 3),
			k.at(0, 0, speedboat(), { rotate: -8 }),
			k.puffs(FOAM, -190, 72, 160, 60, 14, "#fff4ee", 5),
			k.puffs(FOAM, 120, 80, 130, 44, 10, "#fff4ee", 6),
			k.drops(200, 10, 160, 12, 262, 350, 15, "#ffe6e0", 4),
		],
		{ scale: 0.66 },
	),
	k.at(205, 200, racerHead(), { scale: 1.32, rotate: -6 }),
	k.vignette(512, 512, 0.25, "#5a0f50"),
];

export const preview = (): k.Drawing => [
	scene(960, 1080, 430, 700),
	k.cloud(CLOUD, 210, 150, 320, "#ffb3bb", 2),
	k.cloud(CLOUD, 800, 210, 260, "#ffc0b0", 4),
	island(190, 452, 430, 2, 3),
	k.at(880, 440, lighthouse(0, 0, 300)),
	boatWithSpray(820, 520, 0.42, VIOLET, 30, -4, "startled"),
	buoy(110, 640, 130),
	boatWithSpray(470, 830, 1.36, RED, 10, -10),
	k.coin(560, 330, 58, { turn: 0.8, rotate: 14 }),
	k.coin(880, 690, 44, { turn: 0.55, rotate: -10 }),
	k.vignette(960, 1080, 0.3, "#43105a"),
];

export const tall = (): k.Drawing => [
	scene(800, 1600, 560, 240),
	k.cloud(CLOUD, 610, 170, 340, "#ffb3bb", 3),
	k.cloud(CLOUD, 150, 290, 240, "#ffc0b0", 5),
	island(600, 590, 420, 3, 3),
	lighthouse(700, 540, 330),
	buoy(90, 760, 150, "#ff8a1f"),
	boatWithSpray(655, 668, 0.34, BLUE, 21, -3, "startled"),
	boatWithSpray(420, 960, 1.1, RED, 14, -14),
	k.coin(400, 480, 50, { turn: 0.7, rotate: -14 }),
	k.coin(110, 900, 44, { turn: 0.9, rotate: 12 }),
	buoy(640, 1420, 240),
	k.vignette(800, 1600, 0.35, "#10285a"),
];

export const background = (): k.Drawing => [
	scene(2400, 1350, 560, 1000),
	k.cloud(CLOUD, 360, 220, 420, "#ffb3bb", 2),
	k.cloud(CLOUD, 1330, 130, 460, "#ffb3bb", 3),
	k.cloud(CLOUD, 2100, 270, 520, "#ffc0b0", 4),
	island(1000, 590, 420, 1, 3),
	island(2180, 640, 720, 2, 3),
	lighthouse(2260, 600, 430),
	island(60, 680, 620, 3, 3),
	boatWithSpray(2150, 860, 0.62, VIOLET, 30, -3, "startled"),
	boatWithSpray(560, 860, 0.56, BLUE, 50, -6, "glad"),
	buoy(1130, 850, 190),
	boatWithSpray(1480, 1030, 1.28, RED, 10, -9),
	buoy(2330, 1240, 300, "#ff8a1f"),
	k.vignette(2400, 1350, 0.3, "#2a1060"),
];
