/** Kitty Litter: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { DAY, kitten, kittenHead, MINT, mitt, scoop } from "./hero.ts";
import { bath, bathroom, duck, grit, roll, tray } from "./scene.ts";

export const icon = (): k.Drawing => [
	k.rect(0, 0, 512, 512, 0, k.radial(["#e8fff4", MINT, "#18988a"], 0.5, 0.45, 0.78)),
	k.rays(256, 260, 480, 16, "#ffffff", 0.5),
	k.at(404, 410, scoop(), { rotate: 22, scale: 0.94 }),
	k.path("M60 560C70 440 150 390 240 390C330 390 400 440 410 560Z", k.linear(["#ffffff", "#b8a8e8"])),
	k.at(240, 264, kittenHead("glad"), { scale: 1.28, rotate: -5 }),
	mitt(400, 440, 56, 10),
	k.vignette(512, 512, 0.25, "#0a5a5a"),
];

export const preview = (): k.Drawing => [
	bathroom(960, 1080, 640, 700),
	bath(250, 760, 520),
	duck(760, 760, 0.9),
	tray(330, 920, 420),
	grit(330, 900, 230, 3),
	roll(850, 960, 1, -24),
	k.trail(
		[
			[330, 880],
			[380, 720],
			[500, 600],
		],
		20,
		140,
		"#ffffff",
		0.6,
	),
	k.at(470, 490, kitten(), { scale: 1.2, rotate: 2 }),
	k.coin(120, 160, 46, { turn: 0.7 }),
	k.coin(220, 110, 38, { turn: 0.9 }),
	k.vignette(960, 1080, 0.25, "#5a1a6a"),
];

export const tall = (): k.Drawing => [
	bathroom(800, 1600, 960, 560),
	k.clay(DAY, 8, k.rect(30, 430, 260, 26, 12, "#ffffff"), 10),
	duck(110, 430, 0.7),
	roll(220, 372, 0.7),
	bath(560, 1120, 560),
	tray(240, 1270, 440),
	grit(240, 1250, 230, 5),
	k.trail(
		[
			[240, 1200],
			[240, 1000],
			[360, 840],
		],
		20,
		140,
		"#ffffff",
		0.6,
	),
	k.at(370, 760, kitten(), { scale: 1.1, rotate: -6 }),
	roll(660, 1390, 1.1, 20),
	duck(120, 1500, 1, true),
	k.coin(660, 760, 48, { turn: 0.7 }),
	k.coin(720, 870, 40, { turn: 0.5 }),
	k.vignette(800, 1600, 0.35, "#3a0a5a"),
];

export const background = (): k.Drawing => [
	bathroom(2400, 1350, 860, 980),
	k.clay(DAY, 8, k.rect(280, 470, 420, 30, 14, "#ffffff"), 10),
	duck(380, 470, 0.9),
	roll(560, 400, 0.9),
	bath(2010, 1080, 820),
	bath(480, 1080, 640),
	tray(1160, 1080, 560),
	grit(1160, 1060, 280, 3),
	k.trail(
		[
			[1160, 1020],
			[1240, 860],
			[1420, 740],
		],
		20,
		160,
		"#ffffff",
		0.6,
	),
	k.at(1480, 680, kitten(), { scale: 1.26, rotate: 6 }),
	duck(1720, 1220, 1.2),
	roll(2240, 1230, 1.4, -18),
	k.coin(1830, 420, 54, { turn: 0.7 }),
	k.coin(1960, 480, 46, { turn: 0.9 }),
	k.coin(2060, 570, 40, { turn: 0.5 }),
	k.vignette(2400, 1350, 0.35, "#3a0a5a"),
];
