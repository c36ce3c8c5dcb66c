/** Bucket Crusher: sawing, the fall, the steel beam. */
import * as k from "../../kit/index.ts";
import { dust, house, rubble, tower } from "./bricks.ts";
import { BLUES, b, ORANGE, PINKS, SOFT, steel } from "./clay.ts";
import { arm, base, bucket, robot } from "./hero.ts";
import { yard } from "./scene.ts";

/** Sawing the top rows off. */
export const sawing = (): k.Drawing => [
	yard(1600, 900, 560, 4),
	tower(260, 700, 4, 7, 70, 8, BLUES),
	tower(1250, 880, 6, 11, 112, 5, PINKS, house(6, 7)),
	dust(1010, 380, 210, 80, 16, 5),
	k.at(470, 850, robot({ look: [0.8, 0.3] }, [190, -560], 6), { scale: 0.86 }),
	rubble(1180, 270, 340, 240, 8, 80, 9),
	rubble(900, 560, 110, 200, 4, 64, 3),
	dust(1000, 870, 300, 50, 20, 8),
	k.vignette(1600, 900, 0.3, "#2a1050"),
	k.readout(40, 34, "LOAD", "340 kg"),
	k.pause(),
	k.gauge(40, 820, 320, 0.7, "BUCKET", "#ff9f1c"),
	k.call("CRUNCH! +48", 1180, 150, 66, "#ffd84d"),
	k.readout(800, 34, "BRICKS", "1,204", { align: "middle" }),
];

/** The tower lies down. */
export const topple = (): k.Drawing => [
	yard(1600, 900, 520, 9),
	tower(170, 640, 4, 8, 58, 8, BLUES),
	k.at(1180, 800, tower(0, 0, 5, 13, 86, 5), { rotate: 27 }),
	rubble(1330, 240, 380, 240, 9, 80, 4),
	rubble(1060, 700, 300, 160, 8, 80, 6),
	dust(1180, 830, 470, 120, 34, 3),
	dust(1500, 640, 170, 110, 16, 6),
	dust(820, 860, 240, 60, 16, 7),
	k.at(
		470,
		850,
		[
			base(),
			arm([60, -350], [-110, -620], [90, -660]),
			k.at(90, -660, bucket({ look: [0.2, -0.1], lid: 0.3, tilt: -6, load: false }), { rotate: -14, scale: 0.94 }),
			b.rod(
				[
					[150, -300],
					[400, -330],
					[520, -560],
				],
				66,
				54,
				"#f0741a",
				10,
			),
			b.rod(
				[
					[520, -560],
					[480, -760],
					[392, -838],
				],
				54,
				48,
				ORANGE,
				10,
			),
			steel.ball(520, -560, 38, 38, "#4a4674", 4),
			b.whole(
				15,
				[
					k.rect(250, -900, 130, 44, 22, "#ffd23f", 8),
					k.circle(390, -858, 46, "#ffd23f"),
					k.ellipse(396, -816, 18, 34, "#ffd23f", -20),
				],
				10,
			),
		],
		{ scale: 0.82 },
	),
	k.sparkles(300, 120, 560, 220, 6, 30, 5, "#fff6c0"),
	k.vignette(1600, 900, 0.3, "#2a1050"),
	k.readout(40, 34, "DEMOLISHED", "96 %"),
	k.pause(),
	k.call("TIMBER!", 1290, 170, 90, "#ffd84d", 8),
	k.medal(90, 170, 42),
	k.medal(186, 170, 42),
	k.medal(282, 170, 42, false),
];

/** Close-up from below: the chain against steel. */
export const steelBeam = (): k.Drawing => {
	const wall = k.times(15, (r) =>
		k.times(7, (i) => k.rect(i * 166 - (r % 2) * 83, r * 92, 158, 84, 14, k.cycle(PINKS, i * 3 + r * 2))),
	);
	return [
		k.rect(0, 0, 1600, 900, 0, k.linear(["#3f96ea", "#8fd0f8", "#ffeedd"], 60)),
		k.cloud(SOFT, 240, 250, 380, "#ffffff", 4),
		k.rays(940, 400, 1200, 16, "#fff6c8", 0.3),
		tower(110, 960, 4, 8, 66, 3, BLUES, undefined, 0.4, 0.35),
		`<g transform="translate(800 -30) skewY(-11)">${k.path("M-80 -60H900V1400H-80Z", "#8a4a6a")}${b.whole(8, wall)}</g>`,
		k.rect(
			800,
			0,
			800,
			900,
			0,
			k.linear(
				[
					[0, "#4a1450", 0.1],
					[1, "#4a1450", 0.6],
				],
				0,
			),
		),
		steel.slab(900, -60, 130, 1020, 14, "#8f98c8", 16, 22),
		steel.slab(930, -60, 70, 1020, 6, "#6a74a8", 9),
		k.times(7, (i) => [
			steel.ball(916, 40 + i * 140, 10, 10, "#e8ecff"),
			steel.ball(1014, 40 + i * 140, 10, 10, "#e8ecff"),
		]),
		arm([-120, 1060], [60, 900], [330, 640], 170),
		k.at(400, 520, bucket({ look: [0.9, -0.1], lid: 0.02, tilt: -12, load: false }), { scale: 1.36, rotate: -10 }),
		k.glow(930, 330, 380, 340, "#ffd84d", 0.85),
		k.burst(930, 330, 120, "#ff9a1c", "#fffbe0", 13),
		k.times(26, (i) => {
			const luck = k.chance(i + 3);
			const a = luck.between(-2.6, 1.6);
			const [d0, d1] = [luck.between(90, 200), luck.between(260, 560)];
			return k.path(
				k.taper(
					[
						[930 + Math.cos(a) * d0, 330 + Math.sin(a) * d0],
						[930 + Math.cos(a) * (d0 + d1) * 0.5, 330 + Math.sin(a) * (d0 + d1) * 0.5 + 16],
						[930 + Math.cos(a) * d1, 330 + Math.sin(a) * d1 + 60],
					],
					11,
					2,
				),
				i % 3 ? "#ffd84d" : "#ff8a1c",
			);
		}),
		rubble(1180, 700, 300, 260, 6, 110, 5),
		k.vignette(1600, 900, 0.35, "#2a1050"),
		k.readout(40, 34, "LOAD", "120 kg"),
		k.pause(),
		k.gauge(40, 820, 320, 0.95, "HEAT", "#ff3a2a"),
		k.call("TOO HARD!", 1260, 190, 72, "#ff8a6a", 6),
	];
};
