/** Aidan in Danger: the three screenshots. */
import * as k from "../../kit/index.ts";
import { terrain } from "../../kit/terrain.ts";
import { FOAM, form } from "./clay.ts";
import { aidan, FLOAT } from "./hero.ts";
import { attic, bolt, hill, house, rain, sky, splash, water } from "./scene.ts";
import { chairAt, crateAt, lampAt, piano, tankAt, umbrella } from "./things.ts";

/** The dial of speed, centre (x, y). */
const dial = (x: number, y: number, value: number): k.Drawing => [
	k.circle(x, y + 6, 96, { fill: "#0b0724", opacity: 0.35 }),
	k.circle(x, y, 94, { fill: "#1b1440", opacity: 0.9, stroke: "#ffffff", "stroke-opacity": 0.35, "stroke-width": 4 }),
	k.path(`M${x - 68} ${y + 30}A74 74 0 0 1 ${x + 20} ${y - 71}`, {
		fill: "none",
		stroke: "#ffcf1f",
		"stroke-width": 14,
		"stroke-linecap": "round",
	}),
	k.letters(String(value), x, y + 22, 64, { align: "middle" }),
	k.letters("KM/H", x, y + 58, 26, { align: "middle", fill: "#9fd0ff" }),
];

export const chase = (): k.Drawing => [
	k.at(800, 450, k.at(-800, -450, attic(1600, 900, [560, 220], 120, 9)), { rotate: 9 }),
	k.at(800, 450, k.rect(-1000, 250, 2000, 60, 0, k.linear(["#9a7862", "#5a4858"])), { rotate: 9 }),
	piano(560, 560, 0.84, 12),
	k.speed(40, 380, 300, 240, 8, 3, "#d8f0ff", 9, 0.7),
	lampAt(1400, 480, 0.6, 20),
	k.at(
		1060,
		550,
		aidan({
			look: [-0.9, 0.1],
			legs: [
				[
					[-46, 150],
					[-20, 220],
				],
				[
					[46, 150],
					[120, 190],
					[160, 150],
				],
			],
			left: [
				[-90, 10],
				[-150, -60],
				[-130, -140],
			],
			right: [
				[90, 10],
				[180, -20],
				[250, -60],
			],
		}),
		{ scale: 0.76, rotate: 14 },
	),
	water(
		[
			[-40, 650],
			[300, 700],
			[700, 690],
			[1100, 760],
			[1640, 790],
		],
		900,
		5,
	),
	splash(560, 740, 130, 5),
	splash(1080, 760, 100, 8),
	crateAt(1380, 790, 120, 18),
	k.vignette(1600, 900, 0.4, "#0c1a44"),
	k.readout(800, 34, "DOWNHILL", "86 m", { align: "middle", accent: "#ffcf1f" }),
	k.readout(40, 34, "TIME", "0:41", { accent: "#ffcf1f" }),
	k.pause(),
];

export const downhill = (): k.Drawing => [
	sky(1600, 900, 11),
	k.blurred(
		2,
		terrain(
			[
				[-60, 560],
				[400, 470],
				[900, 560],
				[1660, 420],
			],
			900,
			k.linear(["#6f94a8", "#5a7f98"]),
		),
	),
	hill(1600, 900, 420, 850),
	k.times(3, (i) => crateAt(380 - i * 130, 360 - i * 40, 80 - i * 14, 20 + i * 40)),
	house(840, 420, 1.12, 24, [
		k.at(
			0,
			62,
			aidan({
				look: [0.5, 0.6],
				left: [
					[-80, 20],
					[-110, 0],
				],
				right: [
					[80, 20],
					[110, 0],
				],
			}),
			{ scale: 0.56, rotate: -24 },
		),
	]),
	k.puffs(FOAM, 700, 760, 240, 60, 16, "#dcecf4", 5),
	k.drops(620, 720, 300, 22, 180, 300, 20, "#e8f6ff", 5),
	k.speed(120, 170, 460, 380, 10, 6, "#e8f6ff", 24, 0.6),
	rain(1600, 900, 70, 3, -0.5),
	k.vignette(1600, 900, 0.4, "#0c1a44"),
	dial(1450, 760, 40),
	k.readout(40, 34, "DOWNHILL", "214 m", { accent: "#ffcf1f" }),
	k.pause(),
];

export const adrift = (): k.Drawing => [
	k.backdrop(1600, 900, ["#4f6a86", "#7f9aa4", "#5a7492"]),
	k.times(11, (i) => k.rect(i * 150, 0, 74, 900, 0, { fill: "#ffffff", opacity: 0.06 })),
	form(10, k.path("M-40 -60H1640V70H-40Z", "#b98a5c"), 12),
	k.times(9, (i) => k.line(`M${i * 190} 0l-30 70`, "#7a5236", 6)),
	form(8, k.ellipse(800, 66, 420, 24, "#c85a5a"), 6),
	k.at(
		300,
		240,
		[
			form(12, k.rect(-120, -130, 240, 220, 16, "#e8d8b8"), 8),
			k.rect(-100, -110, 200, 180, 6, k.linear(["#a8d4f0", "#3f6fb8"])),
			bolt(20, -100, 150),
			form(4, [k.rect(-6, -110, 12, 180, 3, "#e8d8b8"), k.rect(-100, -26, 200, 12, 3, "#e8d8b8")]),
		],
		{ rotate: 180 },
	),
	k.at(
		1330,
		250,
		[
			form(8, k.rect(-90, -110, 180, 210, 10, "#d8a03a"), 8),
			k.rect(-70, -90, 140, 170, 4, "#c8e0d0"),
			k.ellipse(0, -10, 42, 50, "#f0b48a"),
			k.path("M-50 80Q0 20 50 80Z", "#5a73a4"),
			k.eyes(0, -20, 10, 30, { look: [0, 1] }),
		],
		{ rotate: 174 },
	),
	water(
		[
			[-40, 800],
			[400, 770],
			[800, 810],
			[1200, 770],
			[1640, 800],
		],
		900,
		5,
	),
	chairAt(380, 560, 0.95, 150),
	lampAt(1220, 480, 0.8, 196),
	tankAt(1160, 720, 0.7, -14),
	k.at(760, 570, aidan({ ...FLOAT, mood: "glee", look: [0.5, 0.5], umbrella: -18 }), { scale: 0.84, rotate: 6 }),
	k.drops(800, 420, 560, 24, 0, 360, 15, "#d8f6ff", 5),
	k.drops(1160, 600, 120, 8, 200, 340, 14, "#7fe0f0", 3),
	crateAt(560, 810, 100, -12),
	k.vignette(1600, 900, 0.4, "#0c1a44"),
	k.plate(650, 34, 300, 76),
	k.at(700, 96, umbrella(), { scale: 0.12 }),
	k.letters("0:03", 832, 88, 50, { align: "middle", fill: "#ff9a8a" }),
	k.readout(40, 34, "DOWNHILL", "391 m", { accent: "#ffcf1f" }),
	k.pause(),
];
