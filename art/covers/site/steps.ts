/** The three steps: register, choose a game, earn. 960 x 540 each, each with its own hero and ground. */
import * as k from "../kit/index.ts";
import { racerHead } from "../worlds/boat-attack.ts";
import { dragonHead } from "../worlds/bubble-shooter-legend.ts";
import { cat, catHead } from "../worlds/cat-from-hell.ts";
import { caveman } from "../worlds/caveman-jumper.ts";
import { kittenHead } from "../worlds/kitty-litter.ts";
import { girlHead } from "../worlds/zombie-monster-survivors.ts";

const TOY: k.Light = { key: "#ffffff", shade: "#4a2a9a", rim: "#ffe0b8", from: -0.45, strength: [0.55, 0.55, 0.6] };

const bubbleOfSpeech = (
	x: number,
	y: number,
	w: number,
	h: number,
	paint: string,
	flip: boolean,
	inside: k.Drawing,
): k.Drawing => [
	k.at(
		x,
		y,
		k.clay(
			TOY,
			h * 0.12,
			[
				k.rect(-w / 2, -h / 2, w, h, h * 0.36, paint),
				k.path(`M${-w * 0.3} ${h * 0.4}L${-w * 0.42} ${h * 0.78}L${-w * 0.06} ${h * 0.44}Z`, paint),
			],
			12,
		),
		{ flip },
	),
	k.at(x, y, inside),
];

/** The girl pops out of a phone; the answer is a tick. */
export const stepRegister = (): k.Drawing => [
	k.backdrop(960, 540, ["#8a5aff", "#5a34e8", "#2f1fb0"], 60),
	k.rays(480, 330, 720, 18, "#ffffff", 0.14),
	k.contact(480, 560, 330, 60),
	k.clay(
		TOY,
		12,
		k.phone(
			480,
			470,
			330,
			[
				k.rect(-165, -330, 330, 660, 0, k.radial(["#ffffff", "#ffd0ec", "#ff6ab0"], 0.5, 0.3, 0.8)),
				k.at(0, -90, k.rays(0, 0, 420, 16, "#ffffff", 0.6)),
			],
			{ rotate: -5 },
		),
		20,
	),
	k.clay(TOY, 24, k.path("M350 560C350 450 420 410 486 410C560 410 620 450 622 560Z", "#7de0d0")),
	k.clipped(
		k.path("M0 -100H960V480L640 480Q480 560 320 480L0 480Z", "#fff"),
		k.at(486, 290, girlHead("laugh", [0, 0.1]), { scale: 1.06, rotate: -4 }),
	),
	bubbleOfSpeech(180, 190, 230, 130, "#ffffff", true, [
		k.rect(-78, -28, 156, 16, 8, "#c8c0e8"),
		k.rect(-78, 6, 110, 16, 8, "#c8c0e8"),
	]),
	bubbleOfSpeech(790, 210, 220, 150, "#18c46a", false, k.clay(TOY, 4, k.line("M-48 2L-12 38L54 -36", "#ffffff", 24))),
	k.coin(150, 420, 46, { turn: 0.7, rotate: -12 }),
	k.coin(850, 430, 38, { turn: 0.55, rotate: 14 }),
	k.vignette(960, 540, 0.3),
];

const tile = (x: number, y: number, s: number, paint: readonly string[], rotate: number, face: k.Drawing): k.Drawing =>
	k.at(
		x,
		y,
		[
			k.clay(TOY, s * 0.06, k.rect(-s / 2, -s / 2, s, s, s * 0.22, "#ffffff"), s * 0.08),
			k.clipped(k.rect(-s * 0.45, -s * 0.45, s * 0.9, s * 0.9, s * 0.18, "#fff"), [
				k.rect(-s / 2, -s / 2, s, s, 0, k.linear(paint, 60)),
				k.rays(0, 0, s * 0.8, 14, "#ffffff", 0.3),
				face,
			]),
		],
		{ rotate },
	);

/** The caveman leaps along the games as if they were ledges. */
export const stepChoose = (): k.Drawing => [
	k.backdrop(960, 540, ["#10b8c0", "#5fe0c8", "#ffe9a8"]),
	k.rays(470, 270, 720, 18, "#ffffff", 0.22),
	k.cloud(TOY, 120, 470, 240, "#f4fffb", 3),
	k.cloud(TOY, 880, 500, 260, "#f4fffb", 5),
	tile(150, 170, 190, ["#ff5f6d", "#ffb84a"], -10, k.at(-4, 20, racerHead(), { scale: 0.6 })),
	tile(790, 150, 190, ["#ffd24d", "#f0700f"], 9, k.at(0, 24, catHead("wicked"), { scale: 0.52 })),
	tile(220, 410, 180, ["#d8b0ff", "#6a34d8"], 7, k.at(-10, 16, dragonHead(), { scale: 0.56 })),
	tile(760, 400, 190, ["#d8fff0", "#18988a"], -7, k.at(0, 20, kittenHead(), { scale: 0.46 })),
	k.sparkles(260, 40, 440, 420, 8, 18, 4),
	k.at(470, 310, caveman(), { scale: 0.74, rotate: -4 }),
	k.vignette(960, 540, 0.25, "#0a3a6a"),
];

/** The cat on its heap of coins. */
export const stepEarn = (): k.Drawing => [
	k.backdrop(960, 540, ["#0a7a4a", "#12a862", "#7fe08a"]),
	k.rays(480, 260, 720, 20, "#eaff9a", 0.28),
	k.glow(480, 300, 460, 300, "#f4ffb0", 0.7),
	[
		[110, 540, 80, 6],
		[270, 560, 86, 3],
		[850, 545, 82, 7],
		[700, 560, 86, 4],
	].map(([x = 0, y = 0, r = 0, count = 1]) => k.coinPile(x, y, r, count)),
	k.coinPile(480, 580, 130, 3),
	k.sparkles(120, 60, 720, 360, 9, 20, 9, "#fffbd0"),
	k.at(480, 288, cat("leap", "wild"), { scale: 0.68, rotate: 4 }),
	k.coin(270, 120, 50, { turn: 0.7, rotate: -16 }),
	k.coin(720, 110, 56, { turn: 0.85, rotate: 12 }),
	k.coin(140, 210, 36, { turn: 0.5 }),
	k.coin(840, 230, 40, { turn: 0.6, rotate: -8 }),
	k.vignette(960, 540, 0.3, "#04301a"),
];
