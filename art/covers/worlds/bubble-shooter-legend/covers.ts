/** Bubble Shooter Legend: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { bubble, cannon, dragon, dragonHead, RED, wing } from "./hero.ts";
import { bank, castle, field, hue, PUFF, pop, sky } from "./scene.ts";

export const icon = (): k.Drawing => [
	k.rect(0, 0, 512, 512, 0, k.radial(["#ffe0f4", "#c88aff", "#6a34d8"], 0.5, 0.45, 0.8)),
	k.rays(256, 250, 480, 16, "#ffffff", 0.4),
	k.times(5, (i) =>
		bubble([60, 452, 470, 40, 380][i] ?? 0, [80, 60, 250, 270, 40][i] ?? 0, [52, 64, 40, 38, 30][i] ?? 0, hue(i + 1)),
	),
	k.at(150, 400, wing(false, 14)),
	k.path("M96 540C110 430 180 380 250 380C330 380 370 440 380 540Z", k.linear(["#b0183e", RED])),
	k.at(236, 262, dragonHead("glad"), { scale: 1.3, rotate: -4 }),
	bubble(432, 440, 76, "#2fa8ff"),
	k.vignette(512, 512, 0.25, "#3a0a7a"),
];

export const preview = (): k.Drawing => [
	sky(960, 1080, 760, 330),
	castle(740, 560, 360),
	k.cloud(PUFF, 170, 460, 300, "#fff0fa", 5),
	field(-20, -40, 62, 4, 8, 1, (row, c) => row === 3 && (c < 2 || c > 4)),
	pop(560, 330, 70, "#37d06a", 4),
	bank(960, 1010, 3, 3),
	k.at(700, 900, cannon(-24, "#2fa8ff"), { scale: 0.92 }),
	k.at(350, 700, dragon(), { scale: 1.18, rotate: -6 }),
	bank(960, 1130, 8, 3),
	bubble(90, 880, 46, "#ffc02e"),
	bubble(880, 640, 38, "#b45aff"),
	k.vignette(960, 1080, 0.3, "#4a0f8a"),
];

export const tall = (): k.Drawing => [
	sky(800, 1600, 620, 420),
	field(-16, -50, 58, 5, 7, 2, (row, c) => (row > 2 && c < 3) || (row > 3 && c > 4)),
	castle(640, 900, 320),
	k.cloud(PUFF, 120, 560, 300, "#fff0fa", 5),
	pop(330, 400, 74, "#ff7ad0", 5),
	k.at(390, 760, dragon("puff"), { scale: 1.22, rotate: 6 }),
	bank(800, 1290, 3, 3),
	k.at(430, 1200, cannon(8, "#37d06a"), { scale: 0.8 }),
	bank(800, 1420, 8, 3),
	bubble(110, 1010, 56, "#ffc02e"),
	bubble(700, 1060, 46, "#2fa8ff"),
	bubble(60, 860, 30, "#b45aff"),
	bank(800, 1580, 5, 3),
	k.vignette(800, 1600, 0.35, "#2c0a6a"),
];

export const background = (): k.Drawing => [
	sky(2400, 1350, 900, 420),
	k.cloud(PUFF, 480, 330, 460, "#ffeefa", 5),
	k.cloud(PUFF, 1180, 240, 340, "#ffeefa", 7),
	castle(620, 960, 520),
	field(1640, -60, 66, 5, 7, 1, (row, c) => row + c < 2 || (row > 3 && c < 3)),
	pop(1810, 520, 80, "#37d06a", 4),
	bank(2400, 1140, 3, 6),
	k.at(2020, 1060, cannon(-8, "#ffc02e"), { scale: 1.1 }),
	k.at(1500, 790, dragon(), { scale: 1.24, rotate: -8 }),
	bank(2400, 1350, 9, 5),
	bubble(1150, 900, 60, "#ff7ad0"),
	bubble(1010, 700, 36, "#2fa8ff"),
	bubble(2290, 760, 52, "#b45aff"),
	bubble(240, 700, 44, "#ffc02e"),
	k.vignette(2400, 1350, 0.35, "#2c0a6a"),
];
