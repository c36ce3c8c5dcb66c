/** Italian Brainrot Clicker: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { cup, dancer, tutu } from "./hero.ts";
import { piazza } from "./scene.ts";
import { bean, beans, farfalle, fountain, pasta, pigeon, spaghetto, whirl } from "./things.ts";

export const icon = (): k.Drawing => [
	k.rect(0, 0, 512, 512, 0, k.radial(["#fff6d8", "#ffc0a0", "#f0708a"], 0.5, 0.45, 0.75)),
	k.rays(256, 250, 460, 18, "#d4f4c0", 0.75),
	k.at(256, 520, tutu(0.2), { scale: 1.05 }),
	k.at(244, 286, cup(), { scale: 1.08, rotate: -7 }),
	k.at(70, 400, bean(), { scale: 1.5, rotate: 30 }),
	k.at(450, 96, bean(), { scale: 1.3, rotate: -40 }),
	k.at(66, 92, farfalle(), { scale: 0.7, rotate: -20 }),
	k.vignette(512, 512, 0.25, "#7a1c5a"),
];

export const preview = (): k.Drawing => [
	piazza(960, 1080, 560, 0.95, 800, 3),
	spaghetto(
		[
			[-40, 250],
			[110, 160],
			[230, 260],
			[400, 130],
			[560, 70],
		],
		30,
	),
	pasta([
		[830, 180, 0.9, 20],
		[110, 500, 0.7, -30],
		[880, 560, 0.8, 40],
	]),
	k.at(470, 1000, dancer(), { scale: 1.06, rotate: -4 }),
	whirl(462, 640, 350, 90),
	beans(470, 480, 370, 470, 12, 5, 1.3),
	k.at(140, 1040, pigeon(), { scale: 1.05, flip: true }),
	k.at(850, 1030, pigeon("#f0c8b8"), { scale: 0.9 }),
	k.vignette(960, 1080, 0.25, "#5a1c6a"),
];

export const tall = (): k.Drawing => [
	piazza(800, 1600, 640, 0.9, 640, 5),
	spaghetto(
		[
			[-40, 200],
			[120, 110],
			[260, 220],
			[440, 110],
			[620, 190],
			[840, 80],
		],
		30,
	),
	pasta([
		[120, 380, 0.8, 20],
		[690, 420, 0.8, -30],
		[90, 760, 0.7, 40],
		[720, 800, 0.8, 10],
	]),
	k.at(400, 1080, dancer({ mouth: "laugh" }, "wave"), { scale: 0.98, rotate: 4 }),
	whirl(396, 740, 300, 80),
	beans(400, 500, 330, 400, 9, 8, 1.2),
	[
		[130, 1300, 1.1],
		[330, 1400, 1.2],
		[560, 1350, 1.1],
		[710, 1470, 1.2],
	].map(([x = 0, y = 0, s = 1], i) =>
		k.at(x, y, pigeon(k.cycle(["#9aa8d8", "#f0c8b8", "#b8d8b0", "#c8b0e0"], i)), { scale: s, flip: i < 2 }),
	),
	beans(400, 1500, 100, 320, 12, 3, 1.3),
	k.vignette(800, 1600, 0.32, "#5a1c6a"),
];

export const background = (): k.Drawing => [
	piazza(2400, 1350, 720, 1.35, 1060, 7),
	fountain(2120, 1030, 0.66),
	spaghetto(
		[
			[-60, 330],
			[260, 200],
			[560, 360],
			[860, 220],
			[1120, 300],
		],
		40,
	),
	pasta([
		[300, 560, 1.1, 20],
		[1180, 190, 1, -30],
		[1250, 560, 0.9, 40],
		[2240, 260, 1.2, 10],
	]),
	k.at(1620, 1230, dancer({}, "leap"), { scale: 1.28, rotate: -6 }),
	whirl(1606, 790, 410, 100),
	beans(1620, 620, 450, 600, 14, 5, 1.5),
	k.at(1240, 1220, pigeon(), { scale: 1.2, flip: true }),
	k.at(2010, 1240, pigeon("#f0c8b8"), { scale: 1.2 }),
	k.vignette(2400, 1350, 0.32, "#5a1c6a"),
];
