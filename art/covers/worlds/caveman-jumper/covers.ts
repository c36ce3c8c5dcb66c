/** Caveman Jumper: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { bone, caveHead, caveman, FUR, NOON, SKIN } from "./hero.ts";
import { canyon, egg, ledge, ptero } from "./scene.ts";

export const icon = (): k.Drawing => [
	k.rect(0, 0, 512, 512, 0, k.radial(["#d8fff0", "#4fd8d8", "#0f90b8"], 0.5, 0.45, 0.75)),
	k.rays(256, 250, 480, 16, "#ffffff", 0.4),
	k.path("M70 560C90 450 170 400 256 400C340 400 420 450 440 560Z", k.linear([FUR, "#d9801a"])),
	k.at(410, 390, [k.at(0, -40, bone(300), { rotate: -62 }), k.hand(NOON, 0, 0, 56, SKIN, { rotate: 10 })]),
	k.at(236, 268, caveHead("joy", [0.3, 0]), { scale: 1.3, rotate: -4 }),
	k.vignette(512, 512, 0.25, "#0a3a5a"),
];

export const preview = (): k.Drawing => [
	canyon(960, 1080, 0.84, 2),
	ptero(170, 330, 0.9),
	ledge(140, 950, 420, 2),
	ledge(840, 760, 340, 3),
	egg(850, 690, 52),
	k.trail(
		[
			[150, 930],
			[210, 760],
			[400, 640],
		],
		20,
		150,
		"#fff8d0",
		0.6,
	),
	k.puffs(NOON, 180, 920, 110, 40, 9, "#ffe8c0", 3),
	k.at(480, 580, caveman(), { scale: 1.24, rotate: -8 }),
	k.coin(860, 420, 48, { turn: 0.8, rotate: 10 }),
	k.coin(130, 130, 40, { turn: 0.5 }),
	k.vignette(960, 1080, 0.3, "#5a1a2a"),
];

export const tall = (): k.Drawing => [
	canyon(800, 1600, 0.8, 3),
	ptero(190, 300, 0.95),
	k.coin(600, 300, 46, { turn: 0.8 }),
	k.coin(520, 210, 40, { turn: 0.6 }),
	ledge(660, 470, 300, 5),
	egg(660, 410, 46),
	k.trail(
		[
			[220, 1200],
			[200, 960],
			[360, 760],
		],
		20,
		150,
		"#fff8d0",
		0.6,
	),
	ledge(190, 1180, 420, 4),
	k.puffs(NOON, 220, 1160, 120, 40, 9, "#ffe8c0", 3),
	k.at(370, 800, caveman(), { scale: 1.06, rotate: 2 }),
	ledge(640, 1380, 400, 6),
	ptero(560, 1250, 0.7, true),
	k.vignette(800, 1600, 0.4, "#5a1a2a"),
];

export const background = (): k.Drawing => [
	canyon(2400, 1350, 0.8, 4),
	k.cloud(NOON, 620, 250, 360, "#f4fff4", 3),
	ptero(860, 420, 1, true),
	ledge(560, 980, 420, 2),
	ledge(1190, 1150, 460, 7),
	k.trail(
		[
			[1150, 1130],
			[1200, 960],
			[1400, 800],
		],
		20,
		160,
		"#fff8d0",
		0.6,
	),
	k.puffs(NOON, 1180, 1120, 120, 40, 9, "#ffe8c0", 3),
	k.at(1500, 700, caveman(), { scale: 1.26, rotate: -6 }),
	ledge(1960, 1000, 460, 3),
	egg(1980, 930, 62),
	ptero(2080, 330, 1.2, true),
	k.coin(1830, 560, 54, { turn: 0.7 }),
	k.coin(1960, 640, 46, { turn: 0.9 }),
	k.coin(2060, 750, 40, { turn: 0.5 }),
	k.vignette(2400, 1350, 0.3, "#5a1a2a"),
];
