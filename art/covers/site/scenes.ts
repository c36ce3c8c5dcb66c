/** The studio (publish), the purse (top up), the lost racer (errors), and the coin alone. */
import * as k from "../kit/index.ts";
import { speedboat } from "../worlds/boat-attack.ts";
import { bubble, cannon, dragon } from "../worlds/bubble-shooter-legend.ts";
import { kittenHead, mitt } from "../worlds/kitty-litter.ts";

const STUDIO: k.Light = { key: "#fff4d8", shade: "#141a8a", rim: "#8ad0ff", from: -0.45, strength: [0.55, 0.6, 0.7] };
const DUSK: k.Light = { key: "#fff0c8", shade: "#6a2a8c", rim: "#ffb0d0", from: -0.4, strength: [0.55, 0.58, 0.6] };
const COLOURS = ["#ff4f6a", "#ffc02e", "#37d06a", "#2fa8ff", "#b45aff", "#ff7ad0"];

/** The dragon shows its game on a big board, under studio lamps. */
export function publish(): k.Drawing {
	const lamp = (x: number, flip: boolean): k.Drawing =>
		k.at(
			x,
			70,
			[
				k.path(
					"M40 70L520 900H-120Z",
					k.linear([
						[0, "#fff6c8", 0.5],
						[1, "#fff6c8", 0],
					]),
				),
				k.line("M0 -120V0", "#0f1a6a", 16),
				k.clay(STUDIO, 14, [k.path("M-50 -20L40 -40L92 70L-6 96Z", "#ffb02e")]),
				k.ellipse(44, 84, 50, 16, "#fffbe0", -14),
			],
			{ flip },
		);
	const screen = [
		k.rect(-430, -290, 860, 580, 30, k.linear(["#8a5af0", "#c890ff", "#ffc0e0"])),
		k.rays(0, 60, 600, 18, "#ffffff", 0.3),
		k.cloud(STUDIO, -280, 250, 360, "#fff4fb", 2),
		k.cloud(STUDIO, 260, 280, 420, "#fff4fb", 4),
		k.times(4, (row) =>
			k.times(9 - (row % 2), (c) =>
				row === 3 && c > 2 && c < 6
					? ""
					: bubble(
							-360 + c * 90 + (row % 2) * 45,
							-230 + row * 80,
							43,
							COLOURS[(Math.floor((c + row) / 2) + row) % 6] ?? "#ff4f6a",
						),
			),
		),
		k.at(20, 200, cannon(6, "#37d06a"), { scale: 0.5 }),
		k.times(4, (i) => k.circle(40 + i * 7, 10 - i * 36, 8, "#ffffff")),
	];
	return [
		k.backdrop(1600, 1200, ["#0d2fc8", "#1b4dff", "#3f7bff"]),
		k.glow(800, 520, 900, 640, "#7fb4ff", 0.8),
		lamp(300, false),
		lamp(1360, true),
		k.rect(0, 940, 1600, 260, 0, k.linear(["#0b2ab8", "#071a80"])),
		k.ellipse(800, 1060, 760, 130, k.radial(["#7fb0ff", "#2a58f0", "#1230b0"], 0.5, 0.4, 0.6)),
		k.times(5, (i) => k.path(`M${1000 + i * 110} 1010l60 -8l10 34l-62 10Z`, { fill: "#ffffff", opacity: 0.1 })),
		k.clay(STUDIO, 9, [
			k.path("M700 800L600 1080L640 1086L750 820Z", "#e8a04a"),
			k.path("M1220 800L1330 1080L1290 1086L1170 820Z", "#e8a04a"),
		]),
		k.at(
			960,
			510,
			[
				k.clay(STUDIO, 18, k.rect(-480, -340, 960, 680, 54, "#ffffff"), 26),
				k.clipped(k.rect(-430, -290, 860, 580, 30, "#fff"), screen),
				k.rect(-430, -290, 860, 580, 30, { fill: "none", stroke: "#1b2a8a", "stroke-width": 8, opacity: 0.5 }),
			],
			{ rotate: 3 },
		),
		k.at(1330, 830, [
			k.clay(STUDIO, 12, k.circle(0, 0, 96, "#18c46a"), 14),
			k.path("M-30 -50L58 0L-30 50Z", "#ffffff"),
		]),
		k.contact(420, 1100, 260, 44),
		k.at(400, 760, dragon(), { scale: 1.28, rotate: -3 }),
		bubble(150, 330, 60, "#ff7ad0"),
		bubble(240, 210, 36, "#ffc02e"),
		bubble(1490, 260, 50, "#37d06a"),
		k.at(
			1120,
			1110,
			[
				k.clay(
					STUDIO,
					8,
					[
						k.rect(-190, -26, 300, 52, 10, "#ffc02e"),
						k.path("M110 -26L180 0L110 26Z", "#ffe2b0"),
						k.rect(-230, -26, 50, 52, 16, "#ff6f9a"),
					],
					12,
				),
				k.path("M160 -8L180 0L160 8Z", "#33204e"),
			],
			{ rotate: -12 },
		),
		k.coin(720, 1100, 70, { turn: 0.85, rotate: 14 }),
		k.coin(1470, 1010, 54, { turn: 0.6, rotate: -16 }),
		k.sparkles(200, 120, 1200, 600, 10, 22, 5),
	];
}

/** A bank card and coins on beige, the kitten peeks over the card. */
export const topUp = (): k.Drawing => [
	k.rect(0, 0, 960, 720, 0, "#f3e8d8"),
	k.glow(480, 400, 460, 360, "#fffaf0", 0.95),
	k.contact(490, 640, 400, 60, "#8a5a2a", 0.4),
	k.at(500, 206, kittenHead("glad", [-0.1, 0.6]), { scale: 0.98, rotate: 4 }),
	k.at(
		480,
		440,
		[
			k.clay(STUDIO, 22, k.rect(-310, -185, 620, 370, 46, k.linear(["#4f86ff", "#1b4dff", "#0b2ac0"], 40)), 24),
			k.clipped(k.rect(-310, -185, 620, 370, 46, "#fff"), [
				k.circle(230, 170, 240, { fill: "#7fa8ff", opacity: 0.35 }),
				k.circle(330, 60, 200, { fill: "#9ac0ff", opacity: 0.3 }),
			]),
			k.clay(STUDIO, 7, k.rect(-250, -80, 104, 80, 18, "#ffc84a")),
			k.line("M-250 -40h36M-182 -40h36M-198 -80v26M-198 -26v26", "#a8640a", 5),
			[-250, -130, -10, 110].map((x, i) =>
				k.rect(x, 40, 100, 24, 12, { fill: "#ffffff", opacity: i < 3 ? 0.55 : 0.95 }),
			),
			k.rect(-250, 100, 200, 20, 10, { fill: "#ffffff", opacity: 0.6 }),
			[0, 1, 2].map((i) =>
				k.line(`M${190 + i * 22} ${-126 + 6 - i * 12}q${18 + i * 8} ${22 + i * 12} 0 ${44 + i * 24}`, "#ffffff", 10, {
					opacity: 0.9,
				}),
			),
		],
		{ rotate: -8 },
	),
	mitt(330, 290, 48, -14),
	mitt(640, 248, 48, 8),
	k.coinPile(800, 690, 100, 5),
	k.coinPile(140, 700, 84, 3),
	k.coin(160, 250, 66, { turn: 0.8, rotate: -14 }),
	k.coin(820, 180, 78, { turn: 0.9, rotate: 12 }),
	k.coin(700, 90, 40, { turn: 0.55, rotate: -10 }),
	k.sparkles(40, 60, 240, 160, 3, 20, 3, "#ffc84a"),
	k.sparkles(720, 260, 200, 160, 3, 20, 5, "#ffc84a"),
];

/** The racer has run aground in a desert: all signs point elsewhere. */
export function lost(): k.Drawing {
	const sign = (y: number, w: number, paint: string, rotate: number, flip = false): k.Drawing =>
		k.at(
			0,
			y,
			k.clay(
				DUSK,
				8,
				[
					k.path(`M${-w * 0.4} -34H${w * 0.44}L${w * 0.6} 0L${w * 0.44} 34H${-w * 0.4}Z`, paint),
					k.line(`M${-w * 0.3} -8H${w * 0.3}M${-w * 0.2} 12H${w * 0.36}`, k.darken(paint, 0.3), 6),
				],
				8,
			),
			{ rotate, flip },
		);
	const cactus = (x: number, y: number, s: number): k.Drawing =>
		k.at(
			x,
			y,
			[
				k.contact(0, 0, 90, 16),
				k.limb(
					DUSK,
					[
						[0, -120],
						[74, -120],
						[80, -200],
					],
					44,
					40,
					"#3fa86a",
				),
				k.limb(
					DUSK,
					[
						[0, -80],
						[-70, -84],
						[-74, -150],
					],
					44,
					40,
					"#3fa86a",
				),
				k.clay(
					DUSK,
					14,
					k.path(
						k.taper(
							[
								[0, 0],
								[0, -270],
							],
							74,
							66,
						),
						"#4fbc78",
					),
				),
				[-16, 14].map((dx) => k.line(`M${dx} -20V-260`, "#2f8a58", 5)),
				k.flower(DUSK, 4, -300, 26),
			],
			{ scale: s },
		);
	const dune = (y: number, seed: number, top: string, base: string): k.Drawing =>
		k.ridge(1200, y, 1220, 150, seed, top, base, 3);
	return [
		k.backdrop(1200, 1200, ["#6a4fe0", "#c878e0", "#ff9a9a", "#ffd08a"]),
		k.stars(1200, 300, 30, 5),
		k.orb(900, 330, 84, "#fff6d8", "#ffd8a0"),
		k.cloud(DUSK, 250, 300, 300, "#ffd8e8", 3),
		k.cloud(DUSK, 1010, 470, 240, "#ffd8e8", 5),
		dune(760, 3, "#ffb46a", "#e8805a"),
		cactus(1060, 800, 0.7),
		dune(860, 8, "#ffc880", "#f0905a"),
		cactus(130, 900, 0.9),
		k.at(930, 1000, [
			k.contact(0, 0, 90, 18),
			k.clay(DUSK, 7, k.rect(-17, -520, 34, 530, 12, "#a8602f")),
			sign(-480, 270, "#ff6f5a", -6),
			sign(-390, 250, "#3fb8d8", 5, true),
			sign(-300, 270, "#ffc84a", -3),
			sign(-214, 220, "#8a6ae0", 12, true),
		]),
		k.contact(470, 1010, 430, 60, "#7a2a4a", 0.5),
		k.at(460, 880, speedboat(undefined, "startled"), { scale: 1.18, rotate: 9 }),
		k.clay(
			DUSK,
			26,
			k.path(
				"M-20 1110C40 960 130 950 230 935C330 900 420 960 520 945C640 915 760 960 850 1090C600 1140 240 1150 -20 1110Z",
				"#ffcf8a",
			),
		),
		[0, 1, 2].map((i) =>
			k.letters("?", 560 + i * 110, 470 - i * 50 + (i === 2 ? 60 : 0), 150 - i * 26, {
				fill: k.linear(["#fff6c8", "#ffc84a"]),
				outline: "#4a1f6a",
				weight: 10,
				align: "middle",
				rotate: -14 + i * 16,
			}),
		),
		k.clay(DUSK, 34, k.path("M-40 1240V1130Q300 1040 620 1110T1240 1080V1240Z", "#ffc078")),
		k.rock(DUSK, 1030, 1150, 150, "#b87a8a", 3),
		k.tuft(180, 1150, 60, "#a8b04a"),
		k.vignette(1200, 1200, 0.35, "#3a0f5a"),
	];
}

/** The coin on nothing. */
export const coinAlone = (): k.Drawing => k.coin(248, 252, 222, { turn: 0.96, rotate: -8 });
