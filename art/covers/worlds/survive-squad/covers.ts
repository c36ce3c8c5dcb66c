/** Survive Squad: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { b, LIGHT } from "./clay.ts";
import { BLUE, blaster, helmet, RED, squad, YELLOW } from "./hero.ts";
import { plush, snowball, splat } from "./robots.ts";
import { aurora, flakes, outpost, place, spikes } from "./scene.ts";

export const icon = (): k.Drawing => [
	aurora(512, 560, 3),
	k.rays(256, 300, 460, 14, "#b8ffe8", 0.25),
	k.at(100, 250, helmet(YELLOW, { turn: -0.6, look: [-0.6, 0.1], mouth: "grit" }), { scale: 0.64, rotate: -12 }),
	k.at(412, 246, helmet(BLUE, { turn: 0.6, look: [0.6, 0], mouth: "shout" }), { scale: 0.66, rotate: 11 }),
	k.at(256, 276, helmet(RED, { turn: 0.1, look: [0.2, 0.1], tilt: 10 }), { scale: 1.2 }),
	k.at(200, 452, blaster("#6a5ad8"), { scale: 1.5, rotate: -12 }),
	b.mitten(196, 470, 52, "#ffd9c2"),
	k.puffs(LIGHT, 256, 540, 330, 60, 20, "#f4fcff", 4),
	flakes(512, 512, 18, 4, 7),
	k.vignette(512, 512, 0.3, "#101653"),
];

export const preview = (): k.Drawing => [
	place(960, 1080, 470, 2),
	outpost(760, 520, 330),
	k.at(110, 640, plush("#c3a2f0", { look: [1, 0] }), { scale: 0.6, rotate: -6 }),
	k.at(884, 690, plush("#8fc0f0", { look: [-1, 0] }), { scale: 0.62, rotate: 8 }),
	k.at(480, 930, squad(), { scale: 1.22 }),
	snowball(900, 330, 30, [-120, 84]),
	snowball(66, 420, 28, [120, 66]),
	k.at(196, 1110, plush("#f09ac8", { look: [0.6, -0.8], arms: 1.3 }), { scale: 0.86, rotate: -10 }),
	k.at(800, 1090, plush("#a8a0f4", { hit: true }), { scale: 0.74, rotate: 16 }),
	splat(830, 900, 46, 5),
	flakes(960, 1080, 46, 9, 10),
	k.vignette(960, 1080, 0.35, "#101653"),
];

export const tall = (): k.Drawing => [
	place(800, 1600, 560, 6),
	outpost(180, 610, 330),
	spikes(700, 700, 0.9),
	k.at(402, 1010, squad(), { scale: 1.08 }),
	snowball(70, 360, 26, [100, 110]),
	snowball(560, 330, 24, [-90, 130]),
	splat(690, 330, 40, 8),
	k.at(640, 420, plush("#f09ac8", { hit: true }), { scale: 0.5, rotate: 28 }),
	k.at(150, 1330, plush("#8fc0f0", { look: [0.5, -1], arms: 1.4 }), { scale: 0.92, rotate: -8 }),
	k.at(640, 1370, plush("#c3a2f0", { look: [-0.5, -1], arms: 1.4 }), { scale: 0.98, rotate: 9 }),
	k.at(396, 1560, plush("#ffb39a", { look: [0, -1], arms: 1.5 }), { scale: 1.05 }),
	flakes(800, 1600, 50, 2, 10),
	k.vignette(800, 1600, 0.4, "#101653"),
];

export const background = (): k.Drawing => [
	place(2400, 1350, 620, 4),
	outpost(2060, 690, 520),
	spikes(1180, 730, 0.8),
	spikes(140, 820, 1.1, true),
	k.at(430, 800, plush("#8fc0f0", { look: [1, 0] }), { scale: 0.5 }),
	k.at(700, 850, plush("#c3a2f0", { look: [1, 0] }), { scale: 0.62, rotate: 6 }),
	k.at(980, 860, plush("#f09ac8", { hit: true }), { scale: 0.66, rotate: -14 }),
	splat(1010, 740, 60, 3),
	k.at(2250, 1000, plush("#a8a0f4", { look: [-1, 0] }), { scale: 0.8, rotate: 8 }),
	k.at(1610, 1130, squad(), { scale: 1.45 }),
	snowball(1130, 800, 26, [140, 60]),
	snowball(2200, 560, 30, [-150, 96]),
	flakes(2400, 1350, 80, 6, 13),
	k.vignette(2400, 1350, 0.4, "#101653"),
];
