/** Bubble Shooter Legend: the three screenshots. */
import * as k from "../../kit/index.ts";
import { bubble, cannon, DAWN, dragon, GOLD } from "./hero.ts";
import { bank, castle, field, hue, PUFF, pop, sky } from "./scene.ts";

const aim = (from: k.Point, to: k.Point, count: number): k.Drawing =>
	k.times(count, (i) =>
		k.circle(
			from[0] + ((to[0] - from[0]) * (i + 1)) / (count + 1),
			from[1] + ((to[1] - from[1]) * (i + 1)) / (count + 1),
			9 - i * 0.3,
			{ fill: "#ffffff", opacity: 0.9 },
		),
	);

const HUD = (score: string, left: string, stars: number): k.Drawing => [
	k.readout(40, 34, "SCORE", score),
	k.readout(1460, 34, "BUBBLES", left, { align: "end", accent: "#ffb0e8" }),
	k.pause(),
	[0, 1, 2].map((i) => k.medal(730 + i * 70, 68, 32, i < stars)),
];

/** Front: the honeycomb over the cloud kingdom, the cannon aims. */
export const shoot = (): k.Drawing => [
	sky(1600, 900, 1260, 420),
	castle(230, 780, 340),
	castle(1420, 800, 260),
	k.clay(DAWN, 10, [k.rect(330, 108, 940, 26, 13, GOLD)]),
	field(356, 122, 43, 6, 10, 0, (row, c) => (row === 5 && (c < 2 || c === 5 || c === 6)) || (row === 4 && c === 5)),
	aim([830, 640], [812, 470], 6),
	bank(1600, 860, 3, 5),
	pop(820, 440, 60, "#2fa8ff", 4),
	k.at(850, 800, cannon(2, "#2fa8ff"), { scale: 0.62 }),
	k.at(520, 690, dragon(), { scale: 0.62, rotate: -4 }),
	bubble(1030, 810, 36, "#ffc02e"),
	k.letters("NEXT", 1030, 880, 34, { fill: "#ffffff", outline: "#3a0f7a", align: "middle" }),
	HUD("18,400", "24", 2),
	k.call("+600", 980, 560, 66),
];

/** From above: rings of bubbles turn about a locked star. */
export const wheel = (): k.Drawing => {
	const [cx, cy] = [820, 420];
	return [
		k.backdrop(1600, 900, ["#3fb8f0", "#8ad8ff", "#ffd8f0"]),
		k.rays(cx, cy, 1000, 20, "#ffffff", 0.35),
		bank(1600, 300, 4, 4),
		k.glow(cx, cy, 460, 460, "#fff0b0", 0.8),
		[1, 2, 3, 4].map((ring) =>
			k.times(ring * 6 + 1, (i) => {
				const a = (i / (ring * 6 + 1)) * Math.PI * 2 + ring * 0.35;
				return ring === 4 && i % 25 > 14
					? ""
					: bubble(cx + Math.cos(a) * ring * 82, cy + Math.sin(a) * ring * 82, 41, hue(Math.floor(i / 2.4) + ring * 2));
			}),
		),
		k.clay(DAWN, 10, k.path(k.star(cx, cy, 5, 52, 26), GOLD), 4),
		k.line("M1090 640A370 370 0 0 0 1180 360", "#ffffff", 12, { opacity: 0.8 }),
		k.path("M1160 380L1182 326L1204 384Z", "#ffffff"),
		aim([330, 690], [560, 600], 6),
		bank(1600, 890, 7, 5),
		k.at(250, 740, cannon(64, "#37d06a"), { scale: 0.6 }),
		k.at(180, 500, dragon("puff"), { scale: 0.56, rotate: 4 }),
		pop(610, 574, 60, "#37d06a", 4),
		bubble(1430, 560, 60, "#b45aff"),
		bubble(1510, 700, 36, "#ff7ad0"),
		HUD("42,150", "11", 1),
		k.call("SPIN COMBO x3", 1330, 300, 56, "#8ff0ff"),
	];
};

/** From the side: the grumpy storm king hides behind his bubbles. */
export const king = (): k.Drawing => {
	const face = [
		k.clay(PUFF, 40, [
			k.circle(0, 0, 170, "#a890e0"),
			k.circle(-150, 50, 110, "#a890e0"),
			k.circle(150, 50, 120, "#a890e0"),
			k.circle(-70, -100, 110, "#a890e0"),
			k.circle(90, -100, 104, "#a890e0"),
			k.ellipse(0, 120, 230, 80, "#a890e0"),
		]),
		k.eyes(-30, -6, 44, 110, { skin: "#a890e0", lid: 0.34, tilt: 20, look: [-0.7, 0.2], iris: "#d9304a" }),
		k.brows(-30, -66, 90, 120, "#5a3a98", 20),
		k.grin(-30, 70, 130, 6, 0.3),
		k.at(
			0,
			-170,
			k.clay(
				DAWN,
				10,
				[
					k.path("M-90 30L-104 -60L-50 -16L0 -84L50 -16L104 -60L90 30Z", GOLD),
					k.circle(0, 4, 14, "#ff4f6a"),
					k.circle(-52, 10, 10, "#2fa8ff"),
					k.circle(52, 10, 10, "#2fa8ff"),
				],
				5,
			),
		),
	];
	return [
		k.backdrop(1600, 900, ["#3a2a9a", "#6a4ac8", "#e07ab8", "#ffb080"]),
		k.rays(300, 700, 1400, 16, "#ffd8a0", 0.3),
		k.cloud(PUFF, 300, 330, 420, "#c8a8f0", 4),
		castle(200, 740, 300),
		k.at(1250, 430, face, { scale: 1.06 }),
		k.path("M1130 640l-40 90l40 -10l-30 90l100 -130l-46 8l40 -60Z", k.linear(["#fff6a0", "#ffb02e"])),
		field(790, 190, 40, 7, 4, 2, (row, c) => (row < 2 && c === 0) || (row === 3 && c < 2) || (row > 5 && c === 0)),
		bank(1600, 860, 3, 5),
		aim([560, 600], [780, 440], 7),
		pop(860, 420, 64, "#ff4f6a", 8),
		k.at(470, 740, cannon(52, "#ff4f6a"), { scale: 0.62 }),
		k.at(230, 620, dragon("puff"), { scale: 0.72, rotate: -6 }),
		k.gauge(1060, 140, 400, 0.45, "STORM KING", "#e0304e"),
		HUD("63,900", "7", 2),
		k.call("CRACK!", 760, 150, 70, "#ff8ad0"),
	];
};
