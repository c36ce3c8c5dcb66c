/**
 * The home page's picture, wide and tall: the heroes burst out of a phone into a golden morning. Calm for the words: on
 * wide the top 38 % up to x = 1650 and the patch x 1340-1950, y 500-850; on tall the top 45 %.
 */
import * as k from "../kit/index.ts";
import { boatWithSpray, RED } from "../worlds/boat-attack.ts";
import { bubble, dragon } from "../worlds/bubble-shooter-legend.ts";
import { cat } from "../worlds/cat-from-hell.ts";
import { caveman } from "../worlds/caveman-jumper.ts";
import { kitten } from "../worlds/kitty-litter.ts";
import { girl } from "../worlds/zombie-monster-survivors.ts";

const MORNING: k.Light = { key: "#fff6cf", shade: "#7a2a8c", rim: "#a8f0ff", from: -0.45, strength: [0.55, 0.55, 0.6] };
const MIST: k.Light = { key: "#ffffff", shade: "#e07a9a", rim: "#fff0c0", from: -0.45, strength: [0.6, 0.4, 0.5] };
const FOAM: k.Light = { key: "#ffffff", shade: "#3f8ad8", rim: "#ffe8c0", from: -0.45, strength: [0.6, 0.5, 0.5] };

const sky = (w: number, h: number): k.Drawing =>
	k.backdrop(w, h, [
		[0, "#ffb648"],
		[0.3, "#ffcb62"],
		[0.55, "#ffe091"],
		[0.72, "#fff0c4"],
	]);

/** Far hills, then the sea from `shore` down. */
function land(w: number, h: number, shore: number): k.Drawing {
	const luck = k.chance(21);
	const crests = (count: number, low: number): string =>
		k
			.times(count, () => {
				const t = luck.between(low, 1) ** 1.6;
				const [s, y] = [30 + t * 170, shore + 16 + t * (h - shore)];
				return `M${k.n(luck.between(-80, w))} ${k.n(y)}q${k.n(s / 2)} ${k.n(-s * 0.16)} ${k.n(s)} 0q${k.n(-s / 2)} ${k.n(s * 0.06)} ${k.n(-s)} 0Z`;
			})
			.join("");
	return [
		k.ridge(w, shore - 40, shore + 60, 190, 4, "#ffc6a0", "#ff9fa0", 5),
		k.ridge(w, shore - 10, shore + 60, 120, 9, "#8fd48a", "#3fae8a", 6),
		k.rect(0, shore, w, h - shore, 0, k.linear(["#9af0e0", "#2fc4cc", "#0f8fc0", "#0a5aa0"])),
		k.path(crests(44, 0), { fill: "#d8fff4", opacity: 0.55 }),
		k.path(crests(34, 0.1), { fill: "#0a5aa0", opacity: 0.3 }),
		k.path(crests(16, 0), { fill: "#ffe6a0", opacity: 0.5 }),
	];
}

/** The phone as a gate: beams of light come out of its screen. */
const gate = (x: number, y: number, w: number, rotate: number): k.Drawing => [
	k.clay(
		MORNING,
		14,
		k.at(
			x,
			y,
			k.phone(0, 0, w, [
				k.rect(-w / 2, -w, w, w * 2, 0, k.radial(["#ffffff", "#9af4ff", "#4f7bff", "#4a1fd0"], 0.5, 0.3, 0.8)),
				k.at(0, -w * 0.4, k.rays(0, 0, w * 1.7, 20, "#ffffff", 0.6)),
			]),
			{ rotate },
		),
		26,
	),
];

const coins = (
	list: readonly (readonly [x: number, y: number, r: number, turn: number, rotate: number])[],
): k.Drawing => list.map(([x, y, r, turn, rotate]) => k.coin(x, y, r, { turn, rotate }));

const splash = (x: number, y: number, w: number, seed: number): k.Drawing => [
	k.puffs(FOAM, x, y, w * 0.5, w * 0.12, 18, "#f4fcff", seed),
	k.drops(x, y, w * 0.4, 11, 195, 345, w * 0.026, "#dff8ff", seed),
];

export const homeHero = (): k.Drawing => [
	sky(2400, 1620),
	k.glow(1000, 980, 1100, 420, "#fffbe4", 0.9),
	k.cloud(MIST, 210, 930, 360, "#fff4e0", 2),
	k.cloud(MIST, 2180, 760, 420, "#fff4e0", 4),
	land(2400, 1620, 1130),
	k.palm(MORNING, 2290, 1190, 420, -0.3),
	k.palm(MORNING, 2190, 1180, 330, 0.2),
	k.bush(MORNING, 2260, 1196, 300, "#3fae6a", 2),
	k.at(850, 1130, k.rays(0, 0, 540, 13, "#ffffff", 0.4, 190, 350)),
	gate(850, 1350, 640, -9),
	k.at(290, 1150, girl("laugh"), { scale: 0.96, rotate: -5 }),
	splash(270, 1470, 560, 5),
	k.at(880, 1016, cat("leap", "wild"), { scale: 1.06, rotate: -5 }),
	splash(820, 1440, 720, 3),
	boatWithSpray(1500, 1345, 1.02, RED, 10, -10),
	k.at(2060, 1150, caveman(), { scale: 0.88, rotate: 4 }),
	splash(2070, 1450, 480, 8),
	k.at(2172, 400, dragon(), { scale: 0.8, rotate: -4 }),
	bubble(2300, 700, 56, "#b45aff"),
	bubble(2010, 700, 36, "#2fa8ff"),
	bubble(1880, 300, 30, "#ff7ad0"),
	k.at(1000, 1410, kitten(), { scale: 0.62, rotate: -6 }),
	splash(990, 1590, 420, 9),
	coins([
		[560, 800, 62, 0.8, -16],
		[170, 760, 40, 0.6, 10],
		[1180, 760, 52, 0.7, 20],
		[1730, 930, 50, 0.85, 14],
		[620, 1290, 46, 0.6, 24],
		[2340, 900, 40, 0.6, 6],
		[100, 1520, 74, 0.9, -12],
		[1840, 1540, 84, 0.75, 16],
		[1330, 1560, 58, 0.85, -8],
	]),
	k.sparkles(300, 700, 900, 420, 10, 22, 6, "#fffbe0"),
	splash(2330, 1600, 420, 12),
	splash(560, 1610, 460, 14),
];

export const homeHeroTall = (): k.Drawing => [
	sky(900, 1950),
	k.glow(450, 1260, 620, 420, "#fffbe4", 0.9),
	k.cloud(MIST, 130, 1120, 260, "#fff4e0", 2),
	k.cloud(MIST, 800, 1060, 240, "#fff4e0", 5),
	land(900, 1950, 1370),
	k.palm(MORNING, 830, 1430, 330, -0.3),
	k.bush(MORNING, 800, 1436, 220, "#3fae6a", 2),
	k.at(450, 1400, k.rays(0, 0, 500, 13, "#ffffff", 0.4, 190, 350)),
	gate(440, 1650, 520, -8),
	k.at(160, 1390, girl("laugh"), { scale: 0.66, rotate: -6 }),
	splash(170, 1610, 380, 5),
	k.at(745, 1180, dragon(), { scale: 0.58, rotate: 8 }),
	k.at(440, 1250, cat("leap", "wild"), { scale: 0.98, rotate: -5 }),
	splash(420, 1640, 560, 3),
	boatWithSpray(500, 1770, 0.98, RED, 10, -9),
	coins([
		[120, 1010, 50, 0.7, -14],
		[300, 930, 34, 0.55, 16],
		[610, 950, 40, 0.8, 8],
		[850, 1330, 42, 0.6, -10],
		[90, 1790, 56, 0.8, 14],
		[780, 1560, 50, 0.85, 12],
		[700, 1450, 34, 0.6, 0],
	]),
	bubble(850, 960, 34, "#ff7ad0"),
	bubble(60, 1210, 40, "#2fa8ff"),
	k.sparkles(100, 980, 700, 300, 8, 18, 6, "#fffbe0"),
	splash(820, 1930, 360, 7),
	splash(90, 1940, 380, 4),
];
