/** Emralds Forest Shoot: the aim, the bank shot, the catch. */
import * as k from "../../kit/index.ts";
import { b, CLOAK, FUR, wood } from "./clay.ts";
import { archer, arrow, bow, figure } from "./hero.ts";
import { moth } from "./moth.ts";
import { fern, forest, giant, leaves, motes, shafts, trunk } from "./scene.ts";

const ORB = (n: number, of: number): k.Drawing =>
	k.times(of, (i) => [
		k.glow(640 + i * 54, 68, 40, 40, "#f4ffa8", i < n ? 0.9 : 0),
		k.path(k.star(640 + i * 54, 68, 8, 24, 13), {
			fill: i < n ? k.radial(["#fffbd0", "#ffd23f"]) : "#1b3a44",
			stroke: "#0c2c3c",
			"stroke-width": 5,
		}),
	]);

/** Aiming in a shaft of light. */
export const aim = (): k.Drawing => [
	forest(1600, 900, 520, 1, 900, 4),
	trunk(1500, 780, 190, 900, 5),
	giant(250, 640, 430, "#c83a4a", 4),
	k.path(
		"M1020 -20L1330 -20L1120 900H560Z",
		k.linear([
			[0, "#fdffc8", 0.75],
			[1, "#c8ffb0", 0.1],
		]),
	),
	shafts(1600, 900, 4, 9, 0.4),
	giant(1320, 800, 360, "#d83a7a", 8),
	k.at(1140, 260, moth(true, 10), { scale: 0.94, rotate: 8 }),
	k.at(1420, 190, moth(), { scale: 0.5 }),
	k.at(660, 180, moth(), { scale: 0.44, rotate: -12 }),
	k.line("M690 500Q880 390 1060 300", "#d8ffb8", 8, { "stroke-dasharray": "3 22" }),
	k.at(380, 870, archer({ look: [0.9, -0.5] }, -24), { scale: 0.98 }),
	fern(60, 890, 1.1),
	fern(1000, 910, 1, "#1f8a5c", true),
	motes(1600, 860, 28, 4),
	k.vignette(1600, 900, 0.42, "#042a34"),
	k.ripple(1140, 250, 130, 130, "#f4ffa8", 8, 0.9),
	k.readout(40, 34, "MOTHS LEFT", "6"),
	k.pause(),
	k.readout(1460, 34, "SCORE", "1,980", { align: "end" }),
];

/** The bank shot off a cap. */
export const bounce = (): k.Drawing => {
	const way: k.Point[] = [
		[40, 420],
		[260, 380],
		[520, 440],
		[770, 560],
		[900, 420],
		[1010, 300],
		[1180, 210],
	];
	return [
		forest(1600, 900, 560, 1.1, 420, 7),
		trunk(120, 860, 180, 1000, 5),
		shafts(1600, 900, 4, 3, 0.45),
		giant(1400, 740, 460, "#e8862c", 6),
		giant(790, 1040, 780, "#e8413c", 8),
		k.burst(800, 570, 90, "#8affa8", "#fbffe0", 12),
		k.times(3, (i) => k.ripple(800, 590 + i * 12, 120 + i * 60, 20 + i * 10, "#ffffff", 8 - i * 2, 0.7)),
		k.blurred(6, k.path(k.taper(way, 8, 46), { fill: "#2affa0", opacity: 0.55 })),
		k.path(k.taper(way, 3, 20), "#c8ffe0"),
		k.at(1230, 180, arrow(), { scale: 0.8, rotate: -30 }),
		k.at(1370, 250, moth(true, 20), { scale: 0.8, rotate: 20 }),
		k.at(1130, 420, moth(true, -10), { scale: 0.56, rotate: 30 }),
		k.at(1060, 110, moth(true, 10), { scale: 0.5, rotate: -26 }),
		k.at(1500, 420, moth(true, 14), { scale: 0.6, rotate: 34 }),
		k.at(
			210,
			900,
			[
				figure({ look: [0.9, -0.4], mouth: "laugh" }),
				k.at(110, -330, [
					b.rod(
						[
							[0, 0],
							[90, 20],
							[160, -40],
						],
						60,
						46,
						CLOAK,
						6,
					),
					k.at(180, -60, bow(60), { rotate: -12 }),
					b.mitten(186, -56, 34, FUR),
				]),
			],
			{ scale: 0.5 },
		),
		fern(480, 910, 1.1),
		fern(1240, 920, 1.3, "#1f8a5c", true),
		motes(1600, 860, 28, 9),
		k.sparkles(720, 440, 200, 180, 6, 26, 5, "#d8ffe0"),
		k.vignette(1600, 900, 0.42, "#042a34"),
		k.readout(40, 34, "MOTHS LEFT", "4"),
		k.pause(),
		k.call("COMBO x3", 540, 250, 84, "#8affa8"),
	];
};

/** The catch behind the back. */
export const catchIt = (): k.Drawing => [
	forest(1600, 900, 500, 1, 800, 9),
	k.rays(820, 120, 1300, 18, "#fbffc0", 0.45),
	trunk(90, 780, 190, 900, 5),
	trunk(1530, 800, 200, 900, 8),
	giant(360, 640, 380, "#c83a4a", 4),
	giant(1250, 650, 420, "#d83a7a", 6),
	shafts(1600, 900, 5, 5, 0.4),
	wood.form("M220 920C360 760 560 690 780 700C980 690 1180 740 1420 930Z", "#6a5236", 44, 10),
	wood.whole(
		14,
		[
			k.path(
				"M330 830C480 730 620 694 790 698C960 690 1120 730 1270 810C1180 790 1120 800 1060 776C1000 800 920 760 860 780C780 760 700 796 640 766C560 800 460 780 330 830Z",
				"#62c04a",
			),
		],
		8,
	),
	giant(470, 770, 110, "#e8862c", 3),
	giant(1130, 770, 130, "#e8413c", 5),
	fern(980, 780, 0.6),
	fern(340, 880, 0.9),
	k.blurred(
		6,
		k.path(
			k.taper(
				[
					[1560, 300],
					[1440, 150],
					[1290, 110],
					[1180, 190],
					[1110, 330],
				],
				6,
				44,
			),
			{ fill: "#2affa0", opacity: 0.6 },
		),
	),
	k.path(
		k.taper(
			[
				[1560, 300],
				[1440, 150],
				[1290, 110],
				[1180, 190],
				[1110, 330],
			],
			2,
			16,
		),
		"#c8ffe0",
	),
	k.at(
		800,
		740,
		[
			b.rod(
				[
					[90, -380],
					[230, -350],
					[330, -430],
				],
				64,
				46,
				CLOAK,
				6,
			),
			k.at(0, 0, figure({ look: [-0.5, -0.2], wink: true, mouth: "laugh" }), { flip: true }),
			b.rod(
				[
					[236, -356],
					[338, -440],
				],
				56,
				46,
				k.lighten(CLOAK, 0.1),
				6,
			),
			k.glow(360, -440, 200, 200, "#5affb0", 0.5),
			k.at(366, -440, arrow(), { scale: 1.1, rotate: 118 }),
			b.mitten(350, -456, 36, FUR, { rotate: 20 }),
			k.at(-130, -350, [
				b.rod(
					[
						[0, 0],
						[-96, -30],
						[-130, -130],
					],
					62,
					46,
					k.lighten(CLOAK, 0.1),
					8,
				),
				k.at(-140, -150, bow(44), { rotate: 160 }),
				b.mitten(-134, -150, 34, FUR, { flip: true }),
			]),
		],
		{ scale: 0.82 },
	),
	k.sparkles(980, 300, 220, 200, 7, 26, 4, "#d8ffe0"),
	motes(1600, 800, 36, 6),
	leaves(1600, 0.9, 3),
	k.vignette(1600, 900, 0.42, "#042a34"),
	k.readout(40, 34, "SUNBEAMS", "4 / 7"),
	ORB(4, 7),
	k.pause(),
	k.call("OH!", 560, 330, 72, "#f4ffa8", -8),
];
