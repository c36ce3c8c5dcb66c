/** Emralds Forest Shoot: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { b, FUR } from "./clay.ts";
import { archer, arrow, foxHead } from "./hero.ts";
import { moth } from "./moth.ts";
import { fern, forest, giant, leaves, motes, shafts, trunk } from "./scene.ts";

export const icon = (): k.Drawing => [
	k.rect(0, 0, 512, 512, 0, k.radial(["#e8ff9a", "#3fbf6a", "#06504c"], 0.6, 0.4, 0.8)),
	k.rays(330, 200, 500, 16, "#fbffc0", 0.4),
	k.at(236, 280, foxHead(), { scale: 1.16, rotate: -5 }),
	k.at(262, 452, arrow(), { scale: 0.94, rotate: -24 }),
	b.mitten(140, 500, 46, FUR, { rotate: 60 }),
	k.vignette(512, 512, 0.32, "#042a34"),
];

export const preview = (): k.Drawing => [
	forest(960, 1080, 600, 1, 640, 3),
	giant(110, 760, 520, "#e8413c", 4),
	shafts(960, 1000, 5, 4, 0.6),
	giant(900, 860, 430, "#d83a7a", 8),
	k.at(780, 210, moth(true, 10), { scale: 0.86, rotate: 10 }),
	k.at(130, 160, moth(), { scale: 0.5, rotate: -10 }),
	fern(60, 980, 1),
	k.at(410, 1010, archer({ look: [0.8, -0.7] }, -32), { scale: 1.06 }),
	fern(900, 1080, 1.2, "#1f8a5c", true),
	fern(150, 1110, 0.9, "#3fae5c"),
	motes(960, 1000, 26, 5),
	k.vignette(960, 1080, 0.42, "#042a34"),
];

export const tall = (): k.Drawing => [
	forest(800, 1600, 700, 1, 520, 6),
	giant(110, 840, 560, "#e8413c", 4),
	shafts(800, 1300, 5, 7, 0.6),
	giant(720, 960, 420, "#d83a7a", 8),
	k.at(610, 260, moth(true, 10), { scale: 0.9, rotate: 12 }),
	k.at(140, 170, moth(), { scale: 0.5, rotate: -10 }),
	k.at(340, 1080, archer({ look: [0.7, -0.8] }, -38), { scale: 0.98 }),
	fern(70, 1180, 1.1),
	giant(190, 1480, 280, "#e8862c", 5),
	giant(610, 1520, 360, "#e8413c", 9),
	fern(400, 1560, 1.3, "#1f8a5c"),
	fern(760, 1300, 1, "#3fae5c", true),
	motes(800, 1500, 34, 5),
	k.vignette(800, 1600, 0.5, "#042a34"),
];

export const background = (): k.Drawing => [
	forest(2400, 1350, 760, 1.3, 1250, 8),
	giant(330, 930, 620, "#c83a4a", 4),
	trunk(60, 1130, 220, 1300, 3),
	shafts(2400, 1300, 7, 9, 0.55),
	giant(2130, 1080, 760, "#e8413c", 8),
	k.at(2060, 230, moth(true, 10), { scale: 1.1, rotate: 10 }),
	k.at(930, 330, moth(), { scale: 0.7, rotate: -10 }),
	k.at(1180, 180, moth(), { scale: 0.46, rotate: 12 }),
	k.at(1440, 1230, archer({ look: [0.9, -0.7] }, -30), { scale: 1.3 }),
	fern(1130, 1270, 1.3),
	fern(2290, 1330, 1.7, "#1f8a5c", true),
	leaves(2400, 1.3, 4),
	motes(2400, 1300, 50, 5),
	k.vignette(2400, 1350, 0.5, "#042a34"),
];
