/** Stealthy Heist: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { form } from "./clay.ts";
import { guard } from "./guard.ts";
import { HANG, TIPTOE, thief } from "./hero.ts";
import { column, hall, painting } from "./scene.ts";
import { crown, laser, plinth, ropeTo, torch } from "./things.ts";

export const icon = (): k.Drawing => [
	k.backdrop(512, 512, ["#101657", "#2c3ca4", "#4a5cc8"]),
	torch(470, -20, 190, 520, 330, 120, 0.5),
	laser([-20, 92], [532, 34], 8),
	k.at(
		244,
		306,
		thief({
			look: [0.7, 0.5],
			right: [
				[150, 90],
				[190, 130],
				[186, 150],
			],
			left: [
				[-170, 60],
				[-230, 110],
				[-250, 140],
			],
		}),
		{ scale: 1.06 },
	),
	crown(412, 494, 190),
	k.sparkles(330, 300, 170, 120, 4, 26, 4, "#fff6c8"),
	k.vignette(512, 512, 0.4, "#070a33"),
];

export const preview = (): k.Drawing => [
	hall(960, 1080, 720, 500, [700, 300], 4),
	column(60, -20, 760, 130),
	torch(1010, 250, 330, 980, 420, 110, 0.55),
	laser([0, 900], [960, 640], 9),
	k.contact(430, 1000, 330, 50, "#070a33"),
	k.at(450, 660, thief({ ...TIPTOE, look: [0.9, 0.1] }), { scale: 1.22, rotate: 4 }),
	laser([0, 1010], [960, 1046], 12),
	plinth(850, 1110, 190, 240),
	crown(850, 850, 170),
	k.sparkles(720, 650, 230, 180, 5, 30, 6, "#fff6c8"),
	k.vignette(960, 1080, 0.45, "#070a33"),
];

export const tall = (): k.Drawing => [
	k.backdrop(800, 1600, ["#0b1048", "#24329a", "#3b4cb4", "#121857"]),
	k.clipped(
		k.path(
			k.polygon([
				[180, -10],
				[620, -10],
				[700, 190],
				[100, 190],
			]),
			"#fff",
		),
		[
			k.rect(0, -10, 800, 220, 0, k.linear(["#2f6fe0", "#a8d4ff"])),
			k.circle(560, 80, 74, k.radial(["#ffffff", "#fff6d0", "#ffe9a8"])),
			k.rect(394, 0, 12, 220, 0, "#1a2470"),
		],
	),
	form(8, k.path("M180 -10L100 190H700L620 -10H650L745 216H55L150 -10Z", "#6876cc"), 10),
	k.faded(
		0.4,
		k.path(
			k.polygon([
				[120, 216],
				[680, 216],
				[800, 1500],
				[0, 1500],
			]),
			k.linear([
				[0, "#cfe4ff", 0.9],
				[1, "#cfe4ff", 0],
			]),
		),
	),
	column(30, 200, 1500, 120, 0.2),
	column(770, 200, 1500, 120, 0.2),
	painting(120, 620, 150, 190, 5),
	painting(535, 660, 140, 180, 8),
	ropeTo(614, -10, 980),
	k.at(345, 610, thief(HANG), { scale: 1.16, rotate: -5 }),
	k.rect(0, 1390, 800, 210, 0, k.linear(["#29358f", "#141b5e"])),
	torch(-60, 940, 400, 1460, 420, 80, 0.3),
	plinth(400, 1500, 260, 330),
	crown(400, 1150, 210),
	k.sparkles(270, 960, 270, 190, 6, 34, 3, "#fff6c8"),
	laser([60, 1030], [740, 1110], 9),
	laser([60, 1330], [740, 1230], 10),
	laser([60, 1180], [300, 1420], 8),
	k.vignette(800, 1600, 0.5, "#070a33"),
];

export const background = (): k.Drawing => [
	hall(2400, 1350, 930, 1300, [1080, 330], 6),
	painting(640, 300, 250, 330, 11),
	painting(2080, 220, 240, 320, 9),
	column(420, -20, 980, 170, 0.35),
	column(1420, -20, 960, 150),
	column(2330, -20, 1000, 190),
	guard(640, 1060, 1.1, true),
	torch(902, 812, 1340, 1140, 330, 80, 0.5),
	laser([0, 1190], [2400, 860], 10),
	k.contact(1800, 1240, 430, 60, "#070a33"),
	k.at(1800, 830, thief({ ...TIPTOE, look: [-0.7, 0.1] }), { scale: 1.5, rotate: 3 }),
	laser([700, 1350], [2400, 1160], 13),
	k.sparkles(1300, 520, 300, 260, 5, 40, 6, "#fff6c8"),
	k.vignette(2400, 1350, 0.5, "#070a33"),
];
