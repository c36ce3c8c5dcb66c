/** Zombie Monster Survivors: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { blower, girl, girlHead } from "./hero.ts";
import { gust, street, zombie } from "./scene.ts";

export const icon = (): k.Drawing => [
	k.rect(0, 0, 512, 512, 0, k.radial(["#c95ae0", "#6a2fc0", "#24107a"], 0.5, 0.45, 0.8)),
	k.rays(256, 256, 480, 14, "#ff9ae0", 0.45),
	k.at(90, 500, zombie(0), { scale: 0.72, flip: true, opacity: 1 }),
	k.at(440, 490, zombie(2), { scale: 0.74 }),
	k.at(250, 440, blower(), { scale: 0.9, rotate: -16 }),
	k.at(240, 262, girlHead(), { scale: 1.36, rotate: -5 }),
	k.vignette(512, 512, 0.4),
];

export const preview = (): k.Drawing => [
	street(960, 1080, 560, 700),
	k.at(560, 640, zombie(1), { scale: 0.7 }),
	k.at(900, 700, zombie(0), { scale: 0.9 }),
	gust(700, 722, 520, 4, -12),
	k.at(640, 500, zombie(2, true), { scale: 0.86, rotate: 26 }),
	k.at(850, 930, zombie(1, true), { scale: 0.8, rotate: 20 }),
	k.contact(280, 1016, 280, 44),
	k.at(275, 716, girl(), { scale: 1.04, rotate: -4 }),
	k.vignette(960, 1080, 0.45),
];

export const tall = (): k.Drawing => [
	street(800, 1600, 820, 580),
	k.at(620, 900, zombie(0), { scale: 0.74 }),
	k.at(120, 900, zombie(1), { scale: 0.7, flip: true }),
	gust(620, 800, 460, 9, -40),
	k.at(610, 520, zombie(2, true), { scale: 0.84, rotate: 38 }),
	k.contact(250, 1226, 260, 44),
	k.at(240, 920, girl("laugh"), { scale: 0.98, rotate: -16 }),
	k.at(660, 1440, zombie(0), { scale: 0.9 }),
	k.at(110, 1480, zombie(2), { scale: 0.86, flip: true }),
	k.vignette(800, 1600, 0.5),
];

export const background = (): k.Drawing => [
	street(2400, 1350, 760, 1050),
	k.at(320, 900, zombie(1), { scale: 0.7, flip: true }),
	k.at(620, 860, zombie(0), { scale: 0.6, flip: true }),
	k.at(2050, 900, zombie(0), { scale: 0.86 }),
	k.at(2300, 930, zombie(1), { scale: 0.8 }),
	gust(1880, 905, 640, 3, -10),
	k.at(1930, 700, zombie(2, true), { scale: 0.96, rotate: 30 }),
	k.at(2170, 1170, zombie(1, true), { scale: 1.05, rotate: 18 }),
	k.contact(1340, 1230, 320, 50),
	k.at(1340, 890, girl(), { scale: 1.2, rotate: -3 }),
	k.at(980, 1120, zombie(2), { scale: 0.84, flip: true }),
	k.vignette(2400, 1350, 0.45),
];
