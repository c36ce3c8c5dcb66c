/** Survive Squad: the ice floe, the hut, the parachutes. */
import * as k from "../../kit/index.ts";
import { b, LIGHT } from "./clay.ts";
import { BLUE, friend, squad, YELLOW } from "./hero.ts";
import { chute, plush, snowball, splat } from "./robots.ts";
import { aurora, flakes, outpost, peaks, snow } from "./scene.ts";

/** The floe: a ring of robots closes in, seen from above. */
export const floe = (): k.Drawing => [
	k.rect(0, 0, 1600, 900, 0, k.linear(["#175a9c", "#1c8fb4", "#123a86"], 70)),
	k.times(26, (i) =>
		k.ripple((i * 397) % 1600, (i * 211) % 900, 60 + (i % 4) * 30, 12 + (i % 3) * 6, "#7fe8e0", 5, 0.25),
	),
	k.glow(300, 60, 700, 260, "#3cf5c0", 0.4),
	k.glow(1350, 90, 600, 220, "#a45cf0", 0.35),
	[
		[130, 230, 150],
		[1480, 250, 170],
		[210, 800, 190],
		[1440, 790, 200],
	].map(([x = 0, y = 0, r = 0]) => [
		k.ellipse(x, y + r * 0.16, r, r * 0.42, "#3f7fd0"),
		b.form(k.squircle(x, y, r, r * 0.42, 0.72), "#dcefff", 14),
	]),
	k.ellipse(800, 570, 560, 286, { fill: "#0a2f74", opacity: 0.5 }),
	b.form(
		"M250 480C280 340 520 250 820 262C1120 270 1340 350 1358 490C1370 660 1100 800 790 796C480 790 230 650 250 480Z",
		"#6fa2ec",
		16,
	),
	b.form(
		"M250 450C280 310 520 220 820 232C1120 240 1340 320 1358 460C1370 630 1100 764 790 760C480 754 230 620 250 450Z",
		k.radial(["#ffffff", "#e4f2ff", "#a9c8f4"], 0.45, 0.35, 0.7),
		16,
	),
	k.line("M420 330l110 70l-30 60l120 30M1180 640l-90 -50l20 -60", "#8fb4ea", 8, { opacity: 0.8 }),
	k.at(520, 372, plush("#8fc0f0", { look: [1, 1] }), { scale: 0.56 }),
	k.at(1090, 372, plush("#c3a2f0", { look: [-1, 1] }), { scale: 0.56 }),
	k.at(800, 640, squad(), { scale: 0.82 }),
	k.at(360, 640, plush("#f09ac8", { look: [1, 0] }), { scale: 0.78, rotate: 6 }),
	k.at(1240, 620, plush("#ffb39a", { hit: true }), { scale: 0.76, rotate: 16 }),
	k.at(640, 806, plush("#a8a0f4", { look: [0.4, -1] }), { scale: 0.72 }),
	k.at(1480, 300, plush("#9ad8c8", { look: [-1, 0] }), { scale: 0.5, rotate: 8 }),
	splat(1226, 470, 52, 6),
	snowball(1020, 480, 22, [-110, 20]),
	snowball(470, 520, 22, [110, -10]),
	snowball(800, 210, 20, [0, 90]),
	flakes(1600, 900, 40, 3, 9),
	k.vignette(1600, 900, 0.35, "#0a1246"),
	k.readout(40, 34, "WAVE", "3"),
	k.readout(800, 34, "ROBOTS LEFT", "6", { align: "middle" }),
	k.pause(),
	k.gauge(40, 820, 320, 0.65, "SNOW", "#5cd8f5"),
	k.call("BONK!", 1260, 350, 60, "#8ff5e0"),
];

const logs = (x: number, y: number, s: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			[0, 0],
			[64, 6],
			[32, -48],
		].map(([dx = 0, dy = 0]) => [
			b.slab(dx - 130, dy - 30, 190, 60, 28, "#9a5f38", 14, 5),
			b.ball(dx + 60, dy, 24, 30, "#f0c48a"),
			k.ripple(dx + 60, dy, 12, 16, "#b07a48", 4, 0.9),
		]),
		{ scale: s },
	);

/** In the hut: yellow feeds the stove, a robot at the window. */
export const hut = (): k.Drawing => [
	k.rect(0, 0, 1600, 900, 0, k.linear(["#5f82cc", "#86a8e6", "#5a6cc0"])),
	k.times(5, (row) =>
		k.times(9, (i) =>
			b.slab(
				i * 200 - (row % 2) * 100 - 60,
				row * 132 - 40,
				192,
				124,
				26,
				k.mix("#b4cdf6", "#7fa0e4", ((i * 3 + row * 5) % 7) / 7),
				14,
			),
		),
	),
	k.path("M0 640Q800 580 1600 640V900H0Z", k.linear(["#b87a50", "#7a4432", "#4a2838"])),
	k.times(8, (i) =>
		k.line(`M${200 * i + 100 + (i - 3.5) * -30} 620L${200 * i + (i - 3.5) * 90} 910`, "#4f2a30", 6, { opacity: 0.6 }),
	),
	b.ball(800, 800, 560, 78, "#d8483f", 10),
	k.ripple(800, 798, 470, 58, "#ffd98a", 18, 1),
	b.ball(350, 300, 190, 180, "#6a5a9a", 12),
	k.circle(350, 300, 150, k.linear(["#13205e", "#2f8fb0", "#8af0d8"])),
	k.clipped(k.circle(350, 300, 150, "#fff"), [
		k.at(350, 560, plush("#b79ae8", { look: [1, 0.3], arms: 0.2 }), { scale: 1.14 }),
		flakes(1600, 900, 60, 8, 8),
	]),
	k.line("M200 300H500M350 150V450", "#6a5a9a", 20),
	k.puffs(LIGHT, 350, 478, 170, 26, 10, "#ffffff", 5),
	k.glow(1260, 560, 620, 520, "#ff9a3a", 0.65),
	b.slab(1190, -40, 100, 420, 20, "#4f4a6e", 18),
	b.form(k.squircle(1240, 590, 210, 220, 0.84), "#5d5680", 40, 16),
	b.slab(1010, 366, 460, 46, 20, "#766ea0", 10, 8),
	b.slab(1076, 470, 328, 220, 50, "#3a3352", 16),
	k.rect(1096, 488, 288, 184, 40, k.radial(["#fff8c0", "#ffc23a", "#f0541f"], 0.5, 0.8, 0.8)),
	[
		[-80, 1, "#ff7a1f"],
		[0, 1.4, "#ffb52e"],
		[80, 0.95, "#ff7a1f"],
		[-10, 0.8, "#fff3a0"],
	].map(([x, s, c]) =>
		k.at(1240 + Number(x), 672, k.path("M-56 0C-76 -60 -20 -80 -10 -126C30 -90 70 -50 50 0Z", String(c)), {
			scale: Number(s),
		}),
	),
	[-60, 60].map((x) =>
		b.rod(
			[
				[1240 + x * 2, 790],
				[1240 + x * 2.3, 850],
			],
			40,
			30,
			"#4f4a6e",
		),
	),
	k.line("M1150 480V680M1240 480V680M1330 480V680", "#3a3352", 12),
	k.at(
		760,
		830,
		[
			k.contact(0, 0, 190, 36, "#2a0c30", 0.5),
			friend(YELLOW, { turn: 0.7, look: [0.9, 0], mouth: "shout", tilt: -14, lid: 0.04 }, false),
		],
		{ scale: 1.16, rotate: 5 },
	),
	k.at(900, 620, logs(0, 0, 1)),
	b.mitten(846, 650, 42, "#fff1c0"),
	b.mitten(966, 654, 40, "#fff1c0", { flip: true }),
	logs(140, 800, 1.1),
	k.drops(1240, 470, 240, 16, 200, 340, 8, "#ffd36b", 4),
	k.vignette(1600, 900, 0.45, "#14083c"),
	k.readout(40, 34, "NIGHT", "2"),
	k.pause(),
	k.gauge(40, 820, 320, 0.16, "WARMTH", "#ff5a3a"),
	k.call("KEEP IT WARM!", 800, 130, 58, "#ffb347"),
];

/** Parachutes under the aurora; blue aims from the mast. */
export const drop = (): k.Drawing => [
	aurora(1600, 800, 5),
	k.blurred(3, peaks(1600, 830, 240, 9, 0.4)),
	snow(1600, 900, 790, 4),
	outpost(1310, 850, 420),
	chute(980, 520, 0.5, "#ff8fb0", "#c3a2f0", 6),
	chute(1380, 430, 0.44, "#ffd23f", "#8fc0f0", -8),
	chute(700, 300, 0.36, "#8ff0c8", "#f09ac8", 5),
	chute(1130, 790, 0.7, "#ff7a5a", "#9ad8c8", -5),
	b.rod(
		[
			[330, 950],
			[330, 600],
		],
		34,
		28,
		"#a8a0dc",
	),
	k.times(5, (i) =>
		b.rod(
			[
				[270, 620 + i * 70],
				[390, 600 + i * 70],
			],
			15,
			15,
			"#7d74bc",
		),
	),
	b.slab(130, 590, 400, 46, 20, "#c8783f", 12, 10),
	k.puffs(LIGHT, 200, 592, 80, 20, 6, "#ffffff", 2),
	k.at(330, 596, friend(BLUE, { turn: 0.7, look: [0.8, -0.9], mouth: "grit", tilt: 12 }), { scale: 0.84, rotate: -9 }),
	snowball(760, 330, 26, [-170, 84]),
	snowball(620, 410, 18, [-90, 40]),
	splat(960, 300, 44, 5),
	k.line("M560 400Q760 280 960 300", "#ffffff", 6, { "stroke-dasharray": "4 20", opacity: 0.9 }),
	flakes(1600, 900, 60, 11, 9),
	k.vignette(1600, 900, 0.35, "#0a1246"),
	k.readout(40, 34, "SCORE", "3,760"),
	k.pause(),
	k.lives(1270, 68, 2, 3),
	k.call("+120", 1010, 230, 60, "#8ff5e0"),
];
