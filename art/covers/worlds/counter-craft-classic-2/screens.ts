/** Counter Craft Classic 2: the three screenshots. */

import { shot } from "../../kit/facets.ts";
import * as k from "../../kit/index.ts";
import { box, type Face, panel, plain } from "../../kit/solids.ts";
import { BLUE, form, RED, SKIN, stuff } from "./clay.ts";
import { soldier } from "./hero.ts";
import { eyeAt, house, sky, street } from "./scene.ts";
import { cactus, crate, paintBall, shadow, splat } from "./things.ts";

function roofs(): k.Drawing {
	const v = eyeAt([1, 7.6, -10], 950, [800, 420], { pitch: 5, roll: -4 });
	const tower = (x: number, z: number, w: number, h: number, d: number, tone: string, seed: number): k.Drawing => {
		const luck = k.chance(seed);
		return [
			shot(
				[
					...box(w, h + 20, d, stuff(tone), [x, -20, z]),
					...k
						.times(14, () =>
							panel(0.96, 0.5, plain(luck.pick([k.lighten(tone, 0.12), k.darken(tone, 0.1)]), 0.1), [
								x - w / 2 + 0.5 + Math.floor(luck.between(0, w - 0.2)),
								h - 0.6 - Math.floor(luck.between(0, 9)) * 0.5,
								z - d / 2 - 0.01,
							]),
						)
						.flat(),
				],
				v,
			),
			shot(
				k
					.times(Math.floor(w / 1.6), (i) =>
						box(0.8, 0.6, 0.8, stuff(tone), [x - w / 2 + 0.5 + i * 1.6, h, z + d / 2 - 0.4]),
					)
					.flat(),
				v,
			),
		];
	};
	return [
		sky(1600, 900, v, [1180, 330]),
		shot(
			k
				.times(11, (i) =>
					box(3.2, 4 + ((i * 7) % 5), 3, stuff(i % 2 ? "#d99a5a" : "#e8bb7c"), [-22 + i * 4.4, -6, 22 + (i % 3) * 4]),
				)
				.flat(),
			{ ...v, air: { colour: "#ffdca6", near: 6, far: 44 } },
		),
		tower(-5.4, 1.5, 7, 4.6, 5, "#e3ae68", 3),
		tower(7.6, 1.5, 6.6, 4, 5, "#d8965a", 4),
		shot(box(1.4, 1.2, 1.2, stuff("#b8743c"), [-7, 4.6, 2.6]), v),
		paintBall(620, 720, 30, RED, [-30, 140]),
		paintBall(800, 640, 24, RED, [20, 130]),
		paintBall(950, 770, 34, RED, [10, 140]),
		k.speed(330, 330, 380, 220, 9, 4, "#ffffff", -8, 0.6),
		soldier(
			v,
			{ foot: [1, 5.5, -1], yaw: -52, legs: [58, -62], arm: -40, aim: -4, look: [0.6, 0.1], mood: "joy", tilt: -8 },
			6,
		),
		splat(330, 640, 60, RED, 4),
	];
}

function builder(): k.Drawing {
	const v = eyeAt([0, 10.4, -11.4], 1080, [800, 470], { pitch: 40 });
	const tile = (i: number): Face => {
		const [a, b] = [(i % 18) - 9, Math.floor(i / 18) - 5];
		return {
			material: plain((a + b) % 2 ? "#efc27c" : "#e4b068", 0),
			corners: [
				[a * 1.3, 0, b * 1.3],
				[a * 1.3, 0, b * 1.3 + 1.3],
				[a * 1.3 + 1.3, 0, b * 1.3 + 1.3],
				[a * 1.3 + 1.3, 0, b * 1.3],
			],
		};
	};
	const sand = (x: number, y: number, z: number): k.Drawing => [
		y === 0 ? shadow(v, x, z, 0.9) : "",
		form(3, shot(box(1.3, 1.3, 1.3, stuff("#f0c27a"), [x, y, z]), v)),
	];
	return [
		k.rect(0, 0, 1600, 900, 0, "#dca860"),
		shot(k.times(18 * 12, tile), v),
		house(v, -8.5, 6.5, 6, 3, 3, "#d8965a", 3),
		house(v, 8.5, 6.4, 6, 3.4, 3, "#e3ae68", 5),
		house(v, 0, 8, 7, 2.6, 2.4, "#efc68c", 7),
		k.at(
			0,
			0,
			[
				splat(330, 640, 110, RED, 7),
				splat(1060, 800, 90, "#29a5ff", 9),
				splat(1330, 700, 120, "#29a5ff", 3),
				splat(720, 760, 90, "#29a5ff", 12),
			],
			{ scale: [1, 0.92] },
		),
		cactus(v, -7.6, 2.4),
		shadow(v, -3, 1.4, 2.6),
		form(4, shot([...box(4.2, 0.8, 4.2, stuff("#d8b08a"), [-3, 0, 1.4])], v), 6),
		shot(
			[
				{
					material: { ...stuff("#39b8f0"), edge: "#d8f6ff" },
					corners: [
						[-4.7, 0.82, -0.3],
						[-4.7, 0.82, 3.1],
						[-1.3, 0.82, 3.1],
						[-1.3, 0.82, -0.3],
					],
				},
			],
			v,
		),
		form(
			4,
			shot(
				[...box(1, 2, 1, stuff("#e8c49c"), [-3, 0.8, 1.4]), ...box(1.6, 0.3, 1.6, stuff("#e8c49c"), [-3, 2.8, 1.4])],
				v,
			),
			6,
		),
		k.drops(540, 330, 120, 18, 200, 340, 13, "#9fe6ff", 4),
		splat(470, 520, 40, RED, 8),
		splat(640, 530, 34, "#29a5ff", 5),
		sand(2.6, 0, 1.9),
		sand(3.9, 0, 1.9),
		sand(5.2, 0, 1.9),
		sand(2.6, 1.3, 1.9),
		sand(3.9, 1.3, 1.9),
		sand(2.6, 2.6, 1.9),
		shadow(v, 3.4, -1, 0.9),
		soldier(v, { foot: [1.1, 0, -0.2], yaw: -14, arm: 150, legs: [14, -18], look: [0.5, -0.2], mood: "joy" }, 5),
		sand(4.6, 0, -1.5),
		crate(v, -6.6, -2, 1.5),
		crate(v, -5.2, -3, 1.2),
	];
}

export function duel(): k.Drawing {
	const v = eyeAt([0, 2.2, -6], 900, [800, 430]);
	const g = eyeAt([-1.05, 1.25, -2.9], 980, [800, 450]);
	return [
		street(1600, 900, v, [420, 210], 3),
		soldier(v, { team: RED, foot: [0.6, 0, 4], yaw: 8, look: [-0.3, 0], aim: 4 }, 5),
		crate(v, -0.5, 2.6, 1.5),
		crate(v, 1.6, 2.9, 1.3),
		crate(v, 1.5, 2.9, 1, 1.3),
		crate(v, -3.6, 3.6, 1.8),
		splat(360, 420, 74, "#29c5ff", 5),
		splat(1220, 380, 60, RED, 6),
		paintBall(900, 520, 30, "#29c5ff", [110, 90]),
		form(
			10,
			shot(
				[
					...box(0.62, 0.62, 1.9, stuff("#4a5578"), [0, -0.3, 0]),
					...box(0.76, 0.74, 0.4, stuff(BLUE), [0, -0.36, 0.9]),
				],
				g,
			),
			8,
		),
		form(
			9,
			shot(
				[
					...box(0.46, 0.46, 0.5, { ...stuff("#29c5ff"), edge: "#e8fbff" }, [0, 0.32, -0.45]),
					...box(0.3, 0.12, 0.3, stuff("#ffffff"), [0, 0.78, -0.45]),
				],
				g,
			),
			8,
		),
		form(
			10,
			shot(
				[
					...box(0.6, 0.6, 1, stuff(BLUE), [0.12, -0.96, -0.9]),
					...box(0.64, 0.6, 0.5, stuff(SKIN), [0.1, -0.86, -0.3]),
				],
				g,
			),
			10,
		),
		k.vignette(1600, 900, 0.35, "#3a1040"),
		k.line("M800 380V424M800 476V520M730 450H774M826 450H870", "#ffffff", 8),
		k.circle(800, 450, 6, "#ffffff"),
		k.readout(40, 34, "BLUE", "3", { accent: "#6ad0ff" }),
		k.readout(800, 34, "1:24", "", { align: "middle" }),
		k.pause(),
		k.readout(40, 796, "PAINT", "24", { accent: "#6ad0ff" }),
	];
}

export const buildingSite = (): k.Drawing => [
	builder(),
	k.vignette(1600, 900, 0.35, "#3a1040"),
	k.readout(800, 34, "BLUE", "54 %", { align: "middle", accent: "#6ad0ff" }),
	k.readout(40, 34, "CUBES", "18"),
	k.pause(),
];

export const rooftops = (): k.Drawing => [
	roofs(),
	k.vignette(1600, 900, 0.35, "#3a1040"),
	k.circle(800, 84, 62, "#1b1440"),
	k.path("M800 84V30A54 54 0 1 1 746 84Z", "#ffd84d"),
	k.circle(800, 84, 42, "#1b1440"),
	k.call("0:31", 800, 96, 34, "#ffffff", 0),
	k.readout(40, 34, "ROUND", "5"),
	k.pause(),
];
