/** Radiation Zone: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { b, YELLOW } from "./clay.ts";
import { explorer, geiger, hood } from "./hero.ts";
import { carousel, tent, wheel } from "./rides.ts";
import { grass, ground, mist, vines } from "./scene.ts";
import { barrel, duck, shrooms } from "./things.ts";

export const icon = (): k.Drawing => [
	k.rect(0, 0, 512, 512, 0, k.radial(["#d8ff8a", "#4fa86a", "#0c3a44"], 0.4, 0.4, 0.8)),
	k.rays(210, 230, 480, 14, "#f0ffb0", 0.35),
	k.faded(0.55, wheel(420, 150, 170, "#1f5a58", false)),
	mist(512, 480, 120, 4, "#b6ff5c", 0.6),
	b.form("M20 540C30 430 110 390 216 390C330 390 400 440 410 540Z", YELLOW, 60),
	k.at(214, 262, hood({ look: [0.8, 0.5] }), { scale: 1.3, rotate: -4 }),
	b.rod(
		[
			[420, 560],
			[450, 470],
			[420, 440],
		],
		90,
		80,
		YELLOW,
		8,
	),
	k.at(404, 372, geiger(0.92), { scale: 1.16, rotate: 8 }),
	b.mitten(418, 456, 48, "#2f8a84"),
	k.vignette(512, 512, 0.35, "#04202a"),
];

export const preview = (): k.Drawing => [
	ground(960, 1080, 560, 3),
	k.blurred(3, wheel(760, 300, 270, "#3f8078")),
	mist(960, 560, 120, 5, "#c8f08a", 0.6),
	tent(80, 600, 0.6),
	carousel(690, 700, 0.66),
	mist(960, 720, 90, 8, "#a8e86a", 0.45),
	k.blurred(1, k.at(140, 720, duck(), { scale: 0.5, flip: true })),
	barrel(860, 960, 0.8, 6),
	grass(960, 940, 60, 3),
	k.at(420, 1020, explorer({ look: [0.7, -0.2] }), { scale: 1.02, rotate: -3 }),
	shrooms(100, 1040, 1.1),
	mist(960, 1080, 90, 11, "#b6ff5c", 0.45),
	vines(960, 4),
	k.drops(500, 800, 500, 30, 180, 360, 7, "#d8ff8a", 4),
	k.vignette(960, 1080, 0.45, "#04202a"),
];

export const tall = (): k.Drawing => [
	ground(800, 1600, 640, 6),
	k.blurred(3, wheel(210, 370, 290, "#3f8078")),
	tent(720, 700, 0.6, "#4a7a9a"),
	carousel(150, 760, 0.5),
	mist(800, 700, 110, 5, "#c8f08a", 0.6),
	grass(800, 960, 60, 3),
	k.at(370, 1060, explorer({ look: [0.6, -0.3] }), { scale: 0.94, rotate: -3 }),
	mist(800, 1100, 90, 8, "#a8e86a", 0.5),
	barrel(640, 1330, 0.9, -8),
	shrooms(160, 1340, 1.4),
	k.at(420, 1480, duck(), { scale: 0.9, rotate: -6 }),
	grass(800, 1560, 90, 7),
	vines(800, 4),
	k.drops(400, 900, 460, 30, 180, 360, 7, "#d8ff8a", 4),
	k.vignette(800, 1600, 0.5, "#04202a"),
];

export const background = (): k.Drawing => [
	ground(2400, 1350, 720, 8),
	k.blurred(4, wheel(880, 430, 380, "#3f8078")),
	k.blurred(2, [tent(300, 770, 0.9, "#4a7a9a"), tent(620, 760, 0.7)]),
	mist(2400, 720, 150, 5, "#c8f08a", 0.6),
	carousel(2040, 900, 0.98),
	mist(2400, 900, 110, 8, "#a8e86a", 0.4),
	k.at(620, 900, duck(), { scale: 0.6, flip: true }),
	k.at(370, 930, duck(), { scale: 0.52, flip: true }),
	barrel(1130, 1080, 0.9, -6),
	grass(2400, 1130, 80, 3),
	k.at(1500, 1230, explorer({ look: [0.6, -0.1] }), { scale: 1.3, rotate: -3 }),
	shrooms(2240, 1260, 1.6),
	mist(2400, 1340, 130, 11, "#8fe06a", 0.35),
	vines(2400, 4, 1.3),
	k.drops(1600, 900, 800, 36, 180, 360, 9, "#d8ff8a", 4),
	k.vignette(2400, 1350, 0.5, "#04202a"),
];
