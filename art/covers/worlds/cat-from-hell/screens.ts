/** Cat From Hell: the three screenshots. */
import * as k from "../../kit/index.ts";
import { granny } from "./granny.ts";
import { LAMP } from "./head.ts";
import { cat } from "./hero.ts";
import { flowers, painting, room, rug, shelf, sofa, table, window_ } from "./scene.ts";

const ROOM_HUD = (score: string, full: number, chaos: number): k.Drawing => [
	k.lives(74, 72, full, 3),
	k.readout(800, 34, "SCORE", score, { align: "middle" }),
	k.pause(),
	k.gauge(1190, 140, 370, chaos, "CHAOS", "#ff5a5a"),
];

/** Living room, from the front: vases are the goal. */
export const smash = (): k.Drawing => [
	room(1600, 900, 560, 820),
	window_(120, 60, 250, 330),
	painting(560, 190, 190, 8),
	shelf(1120, 330, 380, 4),
	sofa(330, 660, 560),
	rug(800, 780, 620, 110),
	k.at(200, 850, granny(), { scale: 0.8 }),
	table(1100, 690, 560),
	flowers(960, 520, 0.7),
	k.vase(LAMP, 960, 664, 150),
	flowers(1250, 526, 0.7),
	k.vase(LAMP, 1250, 664, 140, "#e8413c", "#ffe0b0"),
	[960, 1250].map((x) =>
		k.path(`M${x - 30} 390h60l-30 40Z`, { fill: "#ff3d6e", stroke: "#ffffff", "stroke-width": 5 }),
	),
	k.at(620, 470, cat("leap", "wild"), { scale: 0.92, rotate: 6 }),
	k.swoosh(760, 420, 250, -60, 62),
	k.burst(1450, 760, 84),
	k.call("+250 CRASH!", 1390, 640, 58, "#ff8a5c"),
	ROOM_HUD("12,450", 2, 0.68),
	k.readout(40, 800, "BREAK 3 VASES", "2/3", { accent: "#ffffff", colour: "#7dffb0" }),
];

/** Kitchen counters, from the side: a run over the worktop. */
export const kitchen = (): k.Drawing => {
	const plate = (x: number, y: number, r: number): k.Drawing =>
		k.clay(LAMP, r * 0.16, [
			k.circle(x, y, r, "#fff5ea"),
			k.circle(x, y, r * 0.62, { fill: "none", stroke: "#5ab0e8", "stroke-width": r * 0.12 }),
		]);
	return [
		k.backdrop(1600, 900, ["#ffcf8a", "#ff9e52"]),
		k.times(8, (row) =>
			k.times(16, (c) =>
				k.rect(c * 102 + (row % 2) * 51 - 40, 60 + row * 66, 94, 58, 8, {
					fill: (row + c) % 3 ? "#ffe2b0" : "#ffb86a",
					opacity: 0.75,
				}),
			),
		),
		k.glow(900, 240, 620, 420, "#fff4c0", 0.8),
		k.clay(LAMP, 8, k.rect(180, 300, 700, 24, 10, "#a8501c"), 10),
		[250, 380, 510].map((x, i) => plate(x, 240 - i * 3, 58)),
		k.vase(LAMP, 660, 300, 130, "#3dae6a"),
		k.vase(LAMP, 790, 300, 110, "#ee3f7c"),
		window_(1120, 110, 250, 280),
		k.rect(0, 690, 1600, 210, 0, k.linear(["#1d8f86", "#0b5a66"])),
		k.times(6, (i) => [
			k.clay(LAMP, 10, k.rect(20 + i * 268, 742, 236, 200, 18, "#27a79a")),
			k.clay(LAMP, 5, k.rect(98 + i * 268, 780, 80, 16, 8, "#ffc85a")),
		]),
		k.clay(LAMP, 9, k.rect(-20, 650, 1640, 60, 16, "#fff0dc")),
		k.clay(LAMP, 20, [k.rect(1120, 520, 190, 140, 34, "#d93a34"), k.rect(1098, 510, 234, 34, 16, "#ef5a4a")]),
		k.puffs(LAMP, 1210, 450, 80, 60, 9, "#fff3e4", 4),
		k.coin(760, 470, 34, { turn: 0.8 }),
		k.coin(870, 430, 34, { turn: 0.6 }),
		k.coin(980, 440, 34, { turn: 0.9 }),
		k.speed(40, 430, 480, 220, 10, 4, "#ffffff", 0, 0.7),
		k.puffs(LAMP, 250, 650, 120, 40, 10, "#fff3e4", 7),
		k.contact(560, 656, 280, 24),
		k.at(540, 480, cat("run", "wicked"), { scale: 0.86, rotate: -4 }),
		[
			[330, 420, -30],
			[250, 520, 20],
			[160, 390, 50],
		].map(([x = 0, y = 0, a = 0]) => k.at(x, y, plate(0, 0, 46), { rotate: a, scale: [0.7, 1] })),
		k.at(1470, 900, granny(), { scale: 0.74, flip: true }),
		k.call("COMBO x5", 840, 230, 70),
		ROOM_HUD("8,120", 3, 0.42),
		k.readout(40, 800, "STEAL THE SOUP", "0/1", { accent: "#ffffff", colour: "#ffd84d" }),
	];
};

/** Hallway, from the front in perspective: granny is close behind. */
export const hallway = (): k.Drawing => {
	const view = k.camera(330, 800, 3, 620);
	const side = (x: number, z1: number, z2: number, y1: number, y2: number, fill: string): string =>
		k.path(
			k.polygon([view.point(x, z1, y1), view.point(x, z2, y1), view.point(x, z2, y2), view.point(x, z1, y2)]),
			fill,
		);
	return [
		k.backdrop(1600, 900, ["#5a1f4a", "#d9662a"]),
		k.tiles(view, -5, 2, 1.25, 8, 12, ["#a84a1c", "#8a3814", "#c05a22"], 0.02),
		k.slab(view, -1.6, 1.6, 2, 17, k.linear(["#a01848", "#ee2f62"])),
		k.slab(view, -1.35, 1.35, 2, 17, k.linear(["#c02a58", "#ff5a80"])),
		[-5, 5].map((x) =>
			k.times(6, (i) => [
				side(x, 17 - i * 2.5, 14.5 - i * 2.5 + 0.05, 0, 7, i % 2 ? "#d9762a" : "#c8641f"),
				side(x, 17 - i * 2.5, 14.5 - i * 2.5, 0, 1.2, "#f6dcb8"),
				side(x, 16.4 - i * 2.5, 15 - i * 2.5, 2.4, 4.4, i % 2 ? "#f2b32c" : "#7a3fd0"),
				side(x, 16.2 - i * 2.5, 15.2 - i * 2.5, 2.65, 4.15, i % 2 ? "#5ab8ee" : "#ff8aa8"),
			]),
		),
		k.rect(626, 120, 348, 340, 8, k.linear(["#ffe8a8", "#ffb04a"])),
		k.glow(800, 300, 460, 380, "#ffe9a0", 0.9),
		k.at(800, 300, k.rays(0, 0, 760, 14, "#fff2c0", 0.4)),
		k.at(960, 640, granny(), { scale: 0.66, flip: true }),
		k.times(4, (i) => k.coin(800 + i * 44, 560 + i * 76, 24 + i * 10, { turn: 0.7 })),
		k.at(1290, 720, [k.contact(0, 0, 90, 18), k.vase(LAMP, 0, 0, 190, "#2f7fe0")]),
		flowers(1290, 545, 0.9),
		k.contact(560, 860, 240, 34),
		k.puffs(LAMP, 420, 850, 110, 40, 9, "#ffe9d0", 5),
		k.at(560, 590, cat("leap", "wild"), { scale: 0.98, rotate: -8 }),
		k.speed(80, 250, 500, 420, 8, 3, "#fff0d0", 30, 0.5),
		k.call("RUN!", 1180, 330, 90, "#ff6f5c"),
		ROOM_HUD("21,900", 1, 0.9),
		k.readout(1560, 800, "REACH THE CAT FLAP", "38 m", { accent: "#ffffff", colour: "#7dffb0", align: "end" }),
	];
};
