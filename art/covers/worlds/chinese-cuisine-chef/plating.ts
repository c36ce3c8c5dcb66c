/** Chinese Cuisine Chef: the counter from above. */
import * as k from "../../kit/index.ts";
import { b, iron, jade, SKIN, WHITE } from "./clay.ts";
import { broccoli, dumpling, FOODS, onion, pepper, shrimp } from "./food.ts";
import { steam } from "./scene.ts";

/** From above: the counter, steamers, hands at a plate. */
export const plating = (): k.Drawing => {
	const basket = (x: number, y: number, r: number, what: number, seed: number): k.Drawing =>
		k.at(x, y, [
			k.contact(14, 26, r * 1.25, r * 1.25, "#062a2a", 0.6),
			b.ball(0, 0, r, r, "#c98a44", 12),
			b.ball(0, 0, r * 0.9, r * 0.9, "#f0c684"),
			k.ellipse(0, 0, r * 0.8, r * 0.8, "#8a5226"),
			k.clipped(
				k.circle(0, 0, r * 0.8, "#fff"),
				k.times(9, (i) => k.rect(-r, -r * 0.8 + i * r * 0.18, r * 2, r * 0.12, 4, "#e0a860")),
			),
			[
				[-0.36, -0.3],
				[0.36, -0.3],
				[0, 0.34],
				[-0.46, 0.3],
				[0.48, 0.28],
			]
				.slice(0, seed)
				.map(([px = 0, py = 0], i) => k.at(px * r, py * r, k.cycle(FOODS, what)(), { scale: r / 190, rotate: i * 40 })),
		]);
	return [
		jade.whole(
			8,
			[
				k.rect(0, 0, 1600, 900, 0, "#1f9a7c"),
				k.times(5, (r) =>
					k.times(8, (i) =>
						k.rect(
							i * 220 - (r % 2) * 110 + 4,
							r * 190 + 4,
							212,
							182,
							16,
							k.cycle(["#2fb894", "#27a886", "#37c29c"], i + r * 2),
						),
					),
				),
			].flat(),
		),
		k.glow(800, 430, 900, 560, "#fff0b8", 0.35),
		basket(250, 300, 190, 3, 5),
		basket(1370, 290, 180, 4, 4),
		basket(1240, 690, 150, 3, 3),
		k.at(470, 720, onion(), { scale: 1.3 }),
		k.at(380, 650, onion(), { scale: 1 }),
		k.at(560, 130, pepper(), { scale: 1.2, rotate: 30 }),
		k.at(1060, 120, broccoli(), { scale: 1.2, rotate: -20 }),
		k.at(1490, 640, shrimp(), { scale: 1.2 }),
		iron.ball(110, 720, 150, 150, "#5a4c64", 12),
		k.circle(110, 720, 116, "#2a1c2e"),
		k.circle(104, 712, 96, k.radial(["#7a3a1c", "#3a140c"])),
		k.shine(70, 660, 40, 20),
		k.contact(810, 470, 330, 320, "#062a2a", 0.6),
		b.ball(800, 440, 290, 276, "#f6f2ff", 14),
		k.ripple(800, 440, 262, 250, "#2f6bd0", 12, 0.8),
		b.ball(800, 440, 214, 202, "#ffffff"),
		[
			[-90, -70],
			[84, -84],
			[-110, 60],
			[-4, 0],
		].map(([dx = 0, dy = 0], i) => k.at(800 + dx, 440 + dy, dumpling(), { scale: 1.1, rotate: i * 30 - 40 })),
		k.at(936, 512, dumpling(), { scale: 1.2, rotate: 14 }),
		b.rod(
			[
				[540, 960],
				[600, 800],
				[676, 610],
			],
			170,
			120,
			WHITE,
			16,
		),
		b.rod(
			[
				[650, 680],
				[680, 604],
			],
			128,
			124,
			"#18a078",
			6,
		),
		b.whole(
			24,
			[
				k.circle(700, 552, 72, SKIN),
				k.ellipse(752, 500, 24, 54, SKIN, 30),
				k.ellipse(700, 478, 24, 54, SKIN, 6),
				k.ellipse(648, 500, 24, 50, SKIN, -20),
				k.ellipse(770, 568, 26, 50, SKIN, 80),
			],
			14,
		),
		b.rod(
			[
				[1120, 970],
				[1090, 820],
				[1030, 650],
			],
			170,
			120,
			WHITE,
			16,
		),
		b.rod(
			[
				[1052, 710],
				[1030, 640],
			],
			128,
			124,
			"#18a078",
			6,
		),
		b.whole(
			24,
			[
				k.circle(1012, 590, 72, SKIN),
				k.ellipse(960, 536, 24, 54, SKIN, -34),
				k.ellipse(1012, 516, 24, 54, SKIN, -6),
				k.ellipse(1064, 540, 24, 50, SKIN, 22),
				k.ellipse(940, 604, 26, 50, SKIN, -80),
			],
			14,
		),
		steam(280, 330, 1, 3, 0.4),
		steam(1370, 330, 1, 7, 0.4),
		k.vignette(1600, 900, 0.4, "#042428"),
		k.readout(40, 34, "SCORE", "5,120"),
		k.pause(),
		k.call("COMBO x5", 800, 120, 78, "#ffd84d"),
		k.sparkles(620, 260, 380, 340, 6, 28, 4, "#fffbe0"),
	];
};
