/** Maze Escape: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { b, SKIN } from "./clay.ts";
import { face, paper, roll, runnerWithPaper } from "./hero.ts";
import { corridor } from "./scene.ts";
import { blooms, hedge, poof, toilet, topiary } from "./things.ts";

export const icon = (): k.Drawing => [
	k.rect(0, 0, 512, 512, 0, k.radial(["#e8ff9a", "#5cc84e", "#147a4a"], 0.5, 0.5, 0.75)),
	k.rays(256, 270, 460, 16, "#fbffc0", 0.5),
	hedge(k.squircle(20, 470, 170, 110, 0.6), [-150, 360, 340, 220], 3),
	hedge(k.squircle(500, 490, 150, 120, 0.6), [350, 370, 300, 240], 5),
	paper(
		[
			[420, 130],
			[500, 40],
			[360, 10],
			[180, 50],
			[60, 30],
			[-30, 110],
		],
		64,
		46,
	),
	b.form("M100 540C110 430 180 400 236 400C300 400 360 430 372 540Z", SKIN, 40),
	b.rod(
		[
			[352, 470],
			[440, 390],
			[442, 250],
		],
		72,
		58,
		SKIN,
		8,
	),
	k.at(196, 276, face({ look: [0.8, -0.3], lean: 0.3 }), { scale: 1.32, rotate: -5 }),
	k.at(442, 168, roll(72), { rotate: -20 }),
	b.mitten(440, 232, 44, SKIN, { rotate: 6 }),
	k.vignette(512, 512, 0.3, "#053a2a"),
];

export const preview = (): k.Drawing => [
	corridor(960, 1080, 840, 350),
	k.glow(850, 330, 230, 230, "#fff0a0", 0.9),
	k.at(850, 440, toilet(), { scale: 0.52 }),
	topiary(110, 600, 0.7, 3),
	k.contact(410, 1010, 300, 50, "#5a3a1a", 0.5),
	k.at(410, 1000, runnerWithPaper([0.9, -0.1]), { scale: 1.2, rotate: 4 }),
	poof(170, 1010, 1.1),
	topiary(900, 1060, 0.9, 6),
	blooms([
		[70, 1010, 34],
		[130, 1054, 26],
		[34, 1060, 28],
	]),
	k.vignette(960, 1080, 0.3, "#053a2a"),
];

export const tall = (): k.Drawing => [
	corridor(800, 1600, 680, 400),
	k.glow(690, 320, 230, 230, "#fff0a0", 0.9),
	k.at(690, 430, toilet(), { scale: 0.5 }),
	topiary(90, 640, 0.7, 2),
	k.contact(340, 1140, 280, 50, "#5a3a1a", 0.5),
	k.at(340, 1126, runnerWithPaper([0.7, -0.5]), { scale: 1.04, rotate: 3 }),
	poof(130, 1130, 1),
	paper(
		[
			[-40, 1540],
			[160, 1420],
			[330, 1500],
			[520, 1400],
			[660, 1470],
			[840, 1360],
		],
		92,
		70,
	),
	topiary(690, 1330, 1.1, 5),
	blooms([
		[90, 1250, 36],
		[150, 1310, 28],
		[60, 1340, 30],
	]),
	k.vignette(800, 1600, 0.35, "#053a2a"),
];

export const background = (): k.Drawing => [
	corridor(2400, 1350, 2120, 520),
	k.glow(2130, 480, 340, 320, "#fff0a0", 0.9),
	k.at(2130, 620, toilet(), { scale: 0.74 }),
	topiary(1180, 720, 0.9, 4),
	topiary(2310, 1180, 1.3, 3),
	k.contact(1480, 1222, 380, 60, "#5a3a1a", 0.5),
	k.at(1490, 1210, runnerWithPaper([0.9, -0.1]), { scale: 1.34, rotate: 4 }),
	poof(1180, 1220, 1.4),
	k.vignette(2400, 1350, 0.38, "#053a2a"),
];
