/** Worms Hungry: the three screenshots. */
import * as k from "../../kit/index.ts";
import { pairs } from "../../kit/lists.ts";
import { worm } from "./hero.ts";
import { mole } from "./mole.ts";
import { crest, far, sky, soil, tunnel, turf } from "./scene.ts";
import { apple, clods, mound, petals, roots, stone, tree } from "./things.ts";

export function tunnels(): k.Drawing {
	const c = crest(1600, 180, 14);
	const way: k.Point[] = [
		[-80, 640],
		[180, 720],
		[420, 560],
		[600, 380],
		[830, 430],
		[940, 640],
		[1130, 660],
		[1300, 520],
	];
	return [
		sky(1600, 900, [1400, 40], 3),
		soil(1600, c, 900, 12),
		tunnel(way, 96),
		tunnel(
			[
				[940, 640],
				[900, 800],
				[700, 860],
				[500, 960],
			],
			60,
		),
		turf(c, 5, 34),
		roots(560, 190, 110),
		roots(1180, 180, 90),
		stone(1440, 760, 74),
		stone(300, 390, 60),
		stone(720, 640, 56),
		apple(1410, 480, 92, 12, { bitten: false }),
		worm(way.slice(1, 7).concat([[1250, 520]]), 112, { look: [0.8, 0.2], mood: "bite", turn: -2 }),
		k.drops(1350, 520, 120, 10, -70, 60, 15, "#fff2c8", 4),
		apple(250, 300, 44, -14),
		apple(560, 800, 46, 20),
		k.vignette(1600, 900, 0.4, "#2a0c24"),
		k.readout(800, 26, "LENGTH", "64 cm", { align: "middle", accent: "#ff9ac8" }),
		k.readout(40, 26, "APPLES", "9"),
		k.pause(1530, 62),
	];
}

export function leap(): k.Drawing {
	const c = crest(1600, 690, 20);
	return [
		sky(1600, 900, [260, 120], 6),
		far(1600, 630, 900, 9),
		tree(800, 640, 760, 4, 14),
		soil(1600, c, 900, 4),
		turf(c, 9, 48),
		worm(
			[
				[760, 960],
				[770, 820],
				[790, 640],
				[800, 440],
			],
			170,
			{ look: [0, -0.9], mood: "roar", turn: 0 },
		),
		mound(780, 720, 480),
		pairs([
			[150, 240],
			[300, 470],
			[430, 190],
			[560, 380],
			[560, 110],
			[1010, 190],
			[1060, 420],
			[1180, 110],
			[1290, 330],
			[1440, 190],
			[1400, 500],
		]).map(([x, y], i) => apple(x, y, i % 2 ? 46 : 60, i * 47)),
		petals(1600, 700, 40, 8),
		k.vignette(1600, 900, 0.3, "#3a1030"),
		k.readout(40, 34, "", "32", { icon: apple(0, 2, 22) }),
		k.readout(800, 34, "COMBO", "x6", { align: "middle", accent: "#ff9ac8" }),
		k.pause(),
		k.call("YUM!", 1220, 590, 96, "#b8f04a", 8),
	];
}

export function moleHunt(): k.Drawing {
	return [
		soil(
			1600,
			[
				[-40, -60],
				[1640, -60],
			],
			900,
			21,
			1,
		),
		k.glow(560, 500, 520, 420, "#ff9a5a", 0.4),
		tunnel(
			[
				[1700, 420],
				[1400, 480],
				[1160, 520],
			],
			190,
		),
		k.faded(0.7, k.glow(1180, 520, 300, 260, "#ffd89a", 0.6)),
		stone(590, 520, 150),
		worm(
			[
				[420, 800],
				[300, 620],
				[360, 370],
				[590, 270],
				[800, 380],
				[830, 600],
			],
			116,
			{ look: [0.9, -0.1], mood: "fright", turn: 6 },
		),
		mole(1270, 520, 0.98, -6),
		clods(1050, 500, 150, 5, 3.6, 5.2, 4),
		stone(1420, 140, 66),
		stone(140, 190, 54),
		stone(1000, 820, 60),
		pairs([
			[180, 830],
			[560, 860],
			[1130, 850],
			[1480, 700],
			[980, 120],
		]).map(([x, y]) =>
			k.at(
				x,
				y,
				k.path(
					k.polygon([
						[-20, 10],
						[0, -24],
						[22, 8],
						[4, 26],
					]),
					k.linear(["#9af0ff", "#3a8ae0"]),
				),
			),
		),
		apple(120, 520, 52, 20),
		k.vignette(1600, 900, 0.5, "#180820"),
		k.readout(800, 34, "DEPTH", "12 m", { align: "middle", accent: "#ff9ac8" }),
		k.readout(40, 34, "APPLES", "21"),
		k.pause(),
	];
}
