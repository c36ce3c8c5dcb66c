/** Boat Attack: the three screenshots. */
import * as k from "../../kit/index.ts";
import { boatWithSpray, FOAM, type Livery, RED, SUN, speedboat } from "./hero.ts";
import { BLUE, buoy, CLOUD, island, lighthouse, scene, VIOLET } from "./scene.ts";

/** The boat seen from behind, stern at the origin, 320 wide. */
function boatBehind(livery: Livery): k.Drawing {
	return [
		k.clay(SUN, 20, [
			k.path("M-160 -40C-150 -130 -60 -250 0 -290C60 -250 150 -130 160 -40L130 60H-130Z", livery.hull),
			k.path("M-128 -60C-116 -130 -48 -222 0 -252C48 -222 116 -130 128 -60Z", "#fff0dd"),
			k.path("M-20 -240L0 -276L20 -240L12 -120H-12Z", livery.stripe),
		]),
		k.ellipse(0, -84, 104, 50, "#3a1638"),
		k.clay(
			SUN,
			16,
			k.blob(
				[
					[-86, -40],
					[-78, -120],
					[0, -150],
					[78, -120],
					[86, -40],
					[0, -20],
				],
				livery.suit,
			),
		),
		k.at(0, -190, [
			k.clay(SUN, 30, k.circle(0, 0, 88, livery.helmet)),
			k.clay(SUN, 6, k.path("M-13 -96Q0 -112 13 -96L15 36Q0 48 -15 36Z", livery.fin), 5),
			k.shine(40, -40, 16, 26, 30),
		]),
		k.clay(SUN, 22, [
			k.path("M-160 -44L160 -44L132 66Q0 92 -132 66Z", livery.hull),
			k.path("M-154 -22L154 -22L150 0L-150 0Z", "#fff2e0"),
			k.path("M-140 32L140 32L132 66Q0 92 -132 66Z", "#2a1f66"),
		]),
		k.clay(
			SUN,
			8,
			[
				k.rect(-112, -120, 22, 84, 8, k.darken(livery.hull, 0.3)),
				k.rect(90, -120, 22, 84, 8, k.darken(livery.hull, 0.3)),
				k.rect(-176, -144, 352, 40, 16, livery.hull),
			],
			8,
		),
		k.clay(SUN, 12, [k.rect(-46, -12, 92, 86, 24, "#3b3560"), k.rect(-54, -26, 108, 36, 16, livery.stripe)], 6),
	];
}

const LAP = (place: string, lap: string, time: string, money: string): k.Drawing => [
	k.readout(40, 34, place, "/ 4"),
	k.readout(800, 34, lap, time, { align: "middle" }),
	k.readout(1460, 34, "", money, { align: "end", icon: k.coin(0, 0, 24) }),
	k.pause(),
];

/** Behind the boat: rings lead to the checkpoint. */
export const race = (): k.Drawing => {
	const gate = [-1, 1].map((side) =>
		k.at(800 + side * 280, 470, [
			k.ripple(0, 0, 60, 14),
			k.clay(SUN, 8, [
				k.rect(-16, -250, 32, 250, 10, "#fff0e2"),
				k.rect(-16, -200, 32, 50, 0, "#ef3a33"),
				k.rect(-16, -100, 32, 50, 0, "#ef3a33"),
			]),
		]),
	);
	const squares = k.times(28, (i) =>
		k.rect(
			520 + (i % 14) * 40,
			216 + Math.floor(i / 14) * 20,
			40,
			20,
			0,
			(i + Math.floor(i / 14)) % 2 ? "#ffffff" : "#241a4a",
		),
	);
	return [
		scene(1600, 900, 300, 800),
		k.cloud(CLOUD, 330, 150, 300, "#ffb3bb", 2),
		k.cloud(CLOUD, 1250, 190, 320, "#ffc0b0", 3),
		island(250, 350, 420, 1),
		island(1390, 370, 500, 2),
		lighthouse(1480, 330, 230),
		gate,
		k.clay(SUN, 10, [k.rect(510, 200, 580, 96, 16, "#3a2a8c"), ...squares]),
		k.letters("CHECKPOINT", 800, 288, 34, { fill: "#ffd84d", align: "middle" }),
		k.at(520, 500, [boatBehind(VIOLET), k.puffs(FOAM, 0, 80, 200, 50, 14, "#fff4ee", 7)], { scale: 0.42 }),
		k.times(4, (i) => k.coin(860 + i * 6 - i * i * 6, 420 + i * 62, 24 + i * 9, { turn: 0.75 })),
		k.at(1130, 560, [boatBehind(BLUE), k.puffs(FOAM, 0, 80, 210, 50, 14, "#fff4ee", 9)], { scale: 0.56, rotate: -6 }),
		buoy(240, 560, 130),
		buoy(110, 740, 190),
		buoy(1420, 700, 170, "#ff8a1f"),
		k.at(
			770,
			770,
			[
				k.puffs(FOAM, -230, 40, 130, 70, 12, "#fff4ee", 1),
				k.puffs(FOAM, 230, 40, 130, 70, 12, "#fff4ee", 2),
				boatBehind(RED),
				k.puffs(FOAM, 0, 110, 230, 56, 18, "#fff4ee", 3),
				k.drops(-180, 30, 220, 18, 190, 260, 15, "#ffe6e0", 6),
				k.drops(180, 30, 220, 18, 280, 350, 15, "#ffe6e0", 5),
			],
			{ scale: 1.02, rotate: 3 },
		),
		LAP("2ND", "LAP 2/3", "0:48", "1,240"),
		k.gauge(40, 820, 320, 0.72, "NITRO"),
	];
};

/** From the side: a leap off a ramp over the rival. */
export const leap = (): k.Drawing => [
	scene(1600, 900, 520, 1240),
	k.cloud(CLOUD, 250, 260, 330, "#ffb3bb", 5),
	k.cloud(CLOUD, 1420, 250, 280, "#ffc0b0", 6),
	island(720, 545, 420, 3),
	island(1500, 560, 380, 2, 2),
	boatWithSpray(1080, 730, 0.62, BLUE, 24, -2, "startled"),
	k.clay(
		SUN,
		20,
		[
			k.path("M-20 820L330 600L400 620L400 830Z", "#ffb02e"),
			k.times(4, (i) => k.path(`M${40 + i * 90} ${794 - i * 56}l46 -29l0 ${60 + i * 40}l-46 28Z`, "#3a2a8c")),
		].flat(),
	),
	k.puffs(FOAM, 200, 860, 330, 60, 18, "#fff4ee", 4),
	k.speed(-40, 180, 700, 420, 12, 5, "#fff0d0", -14),
	k.trail(
		[
			[60, 770],
			[300, 590],
			[480, 500],
		],
		30,
		130,
		"#fff0d0",
		0.5,
	),
	k.at(
		680,
		500,
		[
			k.at(0, 0, speedboat(RED), { rotate: -17 }),
			k.drops(-270, 150, 300, 24, 120, 215, 19, "#ffe6e0", 2),
			k.drops(-60, 120, 220, 14, 70, 140, 14, "#ffe6e0", 5),
		],
		{ scale: 0.98 },
	),
	k.times(5, (i) =>
		k.coin(980 + i * 92, 330 - Math.sin((i / 4) * Math.PI) * 70 + i * 26, 38, { turn: 0.5 + 0.12 * i }),
	),
	buoy(1380, 850, 190),
	LAP("1ST", "LAP 3/3", "1:22", "2,080"),
	k.call("BIG AIR +300", 1060, 220, 70),
	k.gauge(40, 820, 320, 0.3, "NITRO"),
];

/** The boat from straight above, heading up, 300 long around the origin. */
const boatAbove = (livery: Livery): k.Drawing => [
	k.clay(
		SUN,
		18,
		[
			k.path("M0 -190C66 -120 84 -30 78 130Q0 152 -78 130C-84 -30 -66 -120 0 -190Z", livery.hull),
			k.path("M0 -140C44 -96 56 -20 54 104Q0 118 -54 104C-56 -20 -44 -96 0 -140Z", "#fff0dd"),
			k.path("M-12 -150L0 -180L12 -150V-50H-12Z", livery.stripe),
		],
		12,
	),
	k.path("M-46 -40Q0 -84 46 -40L40 -16Q0 -46 -40 -16Z", "#7fe4fb"),
	k.ellipse(0, 34, 40, 46, "#3a1638"),
	k.clay(SUN, 12, k.ellipse(0, 44, 50, 26, livery.suit)),
	k.clay(SUN, 14, k.circle(0, 24, 42, livery.helmet), 6),
	k.rect(-7, -20, 14, 76, 7, livery.fin),
	k.clay(SUN, 7, k.rect(-86, 104, 172, 30, 12, livery.hull), 8),
];

/** From above: the slalom between reefs. */
export const slalom = (): k.Drawing => {
	const luck = k.chance(12);
	const wake = (x: number, y: number, s: number, turn: number, seed: number): k.Drawing =>
		k.at(
			x,
			y,
			[
				k.path("M-60 120C-140 330 -190 480 -260 640L260 640C190 480 140 330 60 120Z", {
					fill: k.linear([
						[0, "#ffffff", 0.75],
						[1, "#ffffff", 0],
					]),
				}),
				k.puffs(FOAM, 0, 180, 120, 70, 14, "#fff8f2", seed),
				k.puffs(FOAM, -96, 60, 50, 80, 9, "#fff8f2", seed + 1),
				k.puffs(FOAM, 96, 60, 50, 80, 9, "#fff8f2", seed + 2),
			],
			{ scale: s, rotate: turn },
		);
	const reef = (x: number, y: number, r: number, seed: number): k.Drawing => [
		k.glow(x, y, r * 1.9, r * 1.6, "#9ff5e2", 0.9),
		k.clay(
			SUN,
			r * 0.16,
			k.blob(
				k.times(9, (i) => [
					x + Math.cos(i * 0.7) * r * luck.between(0.85, 1.15),
					y + Math.sin(i * 0.7) * r * 0.86 * luck.between(0.85, 1.1),
				]),
				"#ffd08c",
			),
			r * 0.06,
		),
		k.clay(
			SUN,
			r * 0.14,
			k.blob(
				k.times(8, (i) => [
					x + Math.cos(i * 0.785) * r * luck.between(0.55, 0.75),
					y - r * 0.05 + Math.sin(i * 0.785) * r * 0.6 * luck.between(0.8, 1.05),
				]),
				"#67bb48",
			),
		),
		k.palm(SUN, x, y + r * 0.2, r * 1.3, 0.3),
		k.bush(SUN, x - r * 0.3, y + r * 0.3, r * 0.5, "#3d9a48", seed),
	];
	return [
		k.backdrop(1600, 900, ["#3fd0c4", "#15a0a8", "#0a7a9a"], 70),
		["#b8fff0", "#ffd9b8", "#0a6a92"].map((paint) =>
			k.path(
				k
					.times(42, () => {
						const s = luck.between(40, 130);
						return `M${k.n(luck.between(0, 1600))} ${k.n(luck.between(0, 900))}q${k.n(s / 2)} ${k.n(-s / 4)} ${k.n(s)} 0q${k.n(-s / 2)} ${k.n(-s / 8)} ${k.n(-s)} 0Z`;
					})
					.join(""),
				{ fill: paint, opacity: 0.38 },
			),
		),
		reef(230, 340, 190, 1),
		reef(1400, 640, 230, 2),
		reef(1270, 130, 120, 3),
		k.times(9, (i) => k.coin(620 + Math.sin(i * 0.7) * 190 + i * 24, 760 - i * 78, 26, { turn: 0.85 })),
		wake(980, 330, 0.62, 24, 5),
		k.at(980, 330, boatAbove(VIOLET), { scale: 0.72, rotate: 24 }),
		wake(600, 590, 1, 16, 8),
		k.at(600, 590, boatAbove(RED), { rotate: 16, scale: 1.12 }),
		k.at(350, 820, boatAbove(BLUE), { rotate: 32, scale: 0.8 }),
		k.puffs(FOAM, 300, 900, 90, 40, 9, "#fff8f2", 2),
		buoy(860, 560, 120),
		buoy(470, 330, 110, "#ff8a1f"),
		buoy(1110, 760, 130),
		buoy(760, 190, 100, "#ff8a1f"),
		k.call("SLALOM x4", 800, 190, 62, "#8ff0e0"),
		LAP("1ST", "LAP 1/3", "0:21", "560"),
		k.gauge(40, 820, 320, 0.9, "NITRO"),
	];
};
