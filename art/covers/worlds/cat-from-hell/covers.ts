/** Cat From Hell: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { granny } from "./granny.ts";
import { catHead, DARK, LAMP, PURPLE } from "./head.ts";
import { cat, paw, tail } from "./hero.ts";
import { flyingVase, painting, room, rug, shelf, sofa, table, window_ } from "./scene.ts";

export const icon = (): k.Drawing => [
	k.rect(0, 0, 512, 512, 0, k.radial(["#ffd24d", "#ff9a1f", "#e0560c"], 0.5, 0.5, 0.75)),
	k.rays(256, 270, 520, 14, "#fff0a0", 0.7),
	k.at(
		258,
		290,
		tail(
			[
				[-120, 210],
				[-220, 150],
				[-218, 40],
				[-190, 0],
			],
			-16,
		),
	),
	k.path("M130 540C140 440 190 400 256 400C322 400 380 440 390 540Z", k.linear([DARK, PURPLE])),
	flyingVase(70, 440, 0.62, -24),
	k.at(250, 292, catHead("wicked", [0.2, 0.1]), { scale: 1.26, rotate: -4 }),
	paw(430, 420, 54, 18),
	k.swoosh(330, 440, 170, -70, 60),
	k.vignette(512, 512, 0.3, "#6a1606"),
];

export const preview = (): k.Drawing => [
	room(960, 1080, 700, 620),
	window_(120, 110, 260, 330),
	shelf(560, 260, 360, 5),
	painting(620, 400, 170, 9),
	rug(480, 960, 520, 150),
	k.at(150, 940, granny(), { scale: 0.74 }),
	table(570, 880, 620),
	flyingVase(865, 470, 0.92, 26),
	k.at(540, 640, cat("swipe", "wild"), { scale: 1.12, rotate: -4 }),
	k.swoosh(640, 640, 320, -50, 62),
	k.vignette(960, 1080, 0.45, "#3a0a3e"),
];

export const tall = (): k.Drawing => [
	room(800, 1600, 1060, 400),
	window_(240, 90, 300, 320),
	shelf(20, 620, 170, 8),
	painting(680, 560, 170, -10),
	rug(400, 1330, 420, 150),
	k.at(400, 700, k.rays(0, 0, 620, 18, "#ffe9a0", 0.4)),
	k.at(110, 1220, granny(), { scale: 0.78 }),
	k.contact(440, 1220, 220, 40),
	flyingVase(690, 860, 0.9, 32),
	k.at(430, 820, cat("leap", "wild"), { scale: 1.2, rotate: -8 }),
	k.swoosh(560, 780, 300, -70, 62),
	k.burst(660, 1290, 76),
	k.at(
		660,
		1290,
		[-60, 40, 130].map((turn) => k.at(0, 0, k.path("M40 -16L100 -30L84 24L48 18Z", "#2f7fe0"), { rotate: turn })),
	),
	k.vignette(800, 1600, 0.5, "#2c0838"),
];

export const background = (): k.Drawing => [
	room(2400, 1350, 880, 1500),
	window_(340, 140, 360, 420),
	painting(940, 330, 240, -9),
	shelf(1750, 240, 480, 3),
	shelf(1930, 470, 420, 9),
	sofa(700, 1000, 760),
	rug(1440, 1170, 700, 170),
	k.at(420, 1240, granny(), { scale: 0.98 }),
	table(1480, 1030, 760),
	k.clay(LAMP, 14, k.rect(1176, 910, 96, 100, 18, "#ff7a2e")),
	flyingVase(1990, 780, 1.15, 34),
	k.at(1480, 750, cat("swipe", "wicked"), { scale: 1.12 }),
	k.swoosh(1640, 740, 330, -52, 70),
	k.book(LAMP, 2180, 980, 120, 170, "#2f7fe0", 30),
	k.book(LAMP, 2290, 760, 90, 130, "#ee3f5c", -24),
	k.vignette(2400, 1350, 0.5, "#2c0838"),
];
