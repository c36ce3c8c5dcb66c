/** Swordsman Adventure: the three screenshots. */
import * as k from "../../kit/index.ts";
import { pairs } from "../../kit/lists.ts";
import { terrain } from "../../kit/terrain.ts";
import { form, SUN } from "./clay.ts";
import { dragon, fire } from "./dragon.ts";
import { goblin } from "./goblin.ts";
import { knight } from "./hero.ts";
import { castle, hills, island, sky } from "./scene.ts";
import { crownIcon, sword } from "./things.ts";

export const spin = (): k.Drawing => [
	sky(1600, 900, [1300, 90], 5),
	castle(1290, 190, 240),
	hills(1600, 900, 330, 9),
	terrain(
		[
			[-40, 440],
			[400, 380],
			[800, 362],
			[1200, 380],
			[1640, 440],
		],
		900,
		k.linear(["#b4ea66", "#5cb94c", "#2f8a48"]),
		{ lip: "#e8ff9a", band: 30, strength: 0.75 },
	),
	k.faded(
		0.5,
		k.ellipse(
			800,
			620,
			560,
			210,
			k.radial(
				[
					[0, "#e4ff9a", 0.9],
					[1, "#e4ff9a", 0],
				],
				0.5,
				0.5,
				0.5,
			),
		),
	),
	k.times(18, (i) => k.tuft(60 + ((i * 397) % 1500), 480 + ((i * 211) % 390), 34, i % 2 ? "#8ad04e" : "#4fa844")),
	goblin(500, 440, 0.7),
	goblin(1100, 440, 0.7, { flip: true }),
	k.contact(800, 690, 220, 50, "#1a4a2a"),
	k.ellipse(800, 590, 400, 130, { fill: "none", stroke: "#ffffff", "stroke-width": 30, opacity: 0.35 }),
	k.at(
		800,
		560,
		knight({
			blade: 96,
			right: [
				[96, 20],
				[180, 20],
				[230, 10],
			],
			left: [
				[-96, 20],
				[-150, -40],
				[-120, -100],
			],
			legs: [
				[
					[-50, 130],
					[-40, 200],
				],
				[
					[50, 130],
					[120, 170],
					[170, 130],
				],
			],
			look: [0.8, 0.1],
		}),
		{ scale: 0.72, rotate: -5 },
	),
	k.swoosh(800, 580, 430, -10, 130),
	k.swoosh(800, 580, 430, 170, 80),
	goblin(300, 640, 0.9),
	goblin(1320, 640, 0.9, { flip: true, scared: true, rotate: 14, shade: false }),
	goblin(500, 790, 0.9),
	goblin(1090, 800, 0.9, { flip: true }),
	k.burst(1240, 560, 70),
	k.vignette(1600, 900, 0.25, "#0b2a6e"),
	k.readout(40, 34, "SCORE", "2,310"),
	k.readout(800, 34, "GOBLINS", "7", { align: "middle" }),
	k.pause(),
	k.call("+250", 1360, 480, 80),
];

export const dive = (): k.Drawing => [
	sky(1600, 900, [220, 130], 14),
	castle(1290, 250, 330),
	island(240, 640, 560, [k.tree(SUN, -170, 6, 230, "#57b45c", "#7a5236", 2), k.bush(SUN, -60, 8, 120)]),
	island(1360, 620, 480, [k.bush(SUN, 120, 6, 150, "#57b45c", 4)]),
	pairs([
		[1040, 330],
		[1200, 450],
	]).map(([x, y]) =>
		k.at(x, y, [k.glow(0, 0, 80, 80, "#fff0a0", 0.9), k.at(0, 0, form(4, crownIcon(), 0, 0.8), { scale: 2.2 })]),
	),
	k.at(800, 400, sword(440, 100), { rotate: 184 }),
	island(800, 850, 300),
	k.at(
		740,
		372,
		knight({
			blade: null,
			right: [
				[96, 40],
				[130, 80],
				[110, 120],
			],
			left: [
				[-96, 40],
				[-60, 110],
				[40, 130],
			],
			legs: [
				[
					[-50, 130],
					[-150, 150],
					[-230, 120],
				],
				[
					[50, 130],
					[-40, 200],
					[-130, 220],
				],
			],
			look: [0.9, 0.4],
			mood: "glee",
			plume: [
				[0, -330],
				[-90, -380],
				[-220, -330],
				[-300, -240],
			],
		}),
		{ scale: 0.74, rotate: 22 },
	),
	k.speed(330, 300, 420, 260, 9, 4, "#ffffff", -16, 0.6),
	k.vignette(1600, 900, 0.25, "#0b2a6e"),
	k.readout(40, 34, "CROWNS", "3/5", { icon: crownIcon() }),
	k.readout(800, 34, "ISLAND", "6", { align: "middle" }),
	k.pause(),
];

export const dragonBridge = (): k.Drawing => [
	k.backdrop(1600, 900, ["#2a6fd8", "#63b8fa", "#ffe2b0"]),
	k.times(5, (i) => k.cloud(SUN, 120 + i * 360, 830 + (i % 2) * 50, 420, "#ffffff", i + 3)),
	castle(1500, 300, 300),
	k.cloud(SUN, 420, 190, 260, "#ffffff", 8),
	k.at(0, 0, dragon(1270, 500, 1.28, { rotate: 4 })),
	form(
		12,
		k.path(
			k.polygon([
				[-40, 730],
				[1640, 690],
				[1640, 780],
				[-40, 840],
			]),
			"#b47a48",
		),
	),
	k.times(17, (i) => k.line(`M${i * 98 + 20} ${k.n(734 - i * 2.4)}l-6 ${k.n(102 - i * 0.8)}`, "#6b3f22", 8)),
	k.line("M-40 620Q500 700 1640 560", "#5a4a66", 14),
	k.times(10, (i) => k.line(`M${i * 160 + 40} ${k.n(632 + Math.sin(i / 3) * 20)}V${732 - i * 3}`, "#5a4a66", 8)),
	k.glow(600, 430, 330, 300, "#ff9a2a", 0.95),
	fire(0, "#ff5a14", 9),
	fire(30, "#ffa024", 8),
	fire(62, "#ffe27a", 9),
	fire(88, "#fffbe0", 10),
	k.drops(540, 420, 300, 18, 120, 320, 17, "#ffb02a", 3),
	k.contact(330, 770, 190, 34, "#3a2348"),
	k.at(
		320,
		580,
		knight({
			blade: 6,
			right: [
				[96, 60],
				[140, 110],
				[190, 130],
			],
			left: [
				[-96, 40],
				[0, 130],
				[120, 180],
			],
			legs: [
				[
					[-50, 130],
					[-110, 180],
				],
				[
					[50, 130],
					[40, 180],
				],
			],
			look: [0.9, -0.3],
			mood: "fright",
			plume: [
				[0, -330],
				[-90, -370],
				[-200, -310],
				[-260, -220],
			],
		}),
		{ scale: 0.86, rotate: -6 },
	),
	k.vignette(1600, 900, 0.3, "#0b2a6e"),
	k.gauge(560, 76, 480, 0.5, "DRAGON", "#ff5a3c"),
	k.readout(40, 34, "SCORE", "3,905"),
	k.pause(),
	k.sparkles(430, 420, 160, 220, 4, 34, 2, "#fff6c8"),
];
