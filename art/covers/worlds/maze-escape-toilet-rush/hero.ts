/** Maze Escape: the running man and his paper. */
import * as k from "../../kit/index.ts";
import { b, SKIN } from "./clay.ts";

/** The runner's head: a pear with a moustache and one curl; chin near (0, 100), about 260 tall. */
export function face({
	look = [0.6, 0],
	fear = true,
	lean = 0,
}: {
	look?: readonly [number, number];
	fear?: boolean;
	lean?: number;
} = {}): k.Drawing {
	const skull =
		"M-74 -60C-74 -150 74 -150 78 -58C82 -20 122 6 122 66C122 128 60 142 0 142C-60 142 -122 128 -122 66C-122 6 -78 -20 -74 -60Z";
	return [
		[-1, 1].map((s) => [
			b.ball(s * 112 + lean * 8, 20, 30, 38, SKIN),
			b.ball(s * 114 + lean * 8, 22, 16, 22, "#ff9f8f"),
		]),
		b.form(skull, SKIN, 52),
		k.glow(-80, 70, 46, 34, "#ff5a5a", 0.6),
		k.glow(86, 70, 46, 34, "#ff5a5a", 0.6),
		b.rod(
			[
				[-4, -122],
				[18, -172],
				[58, -164],
				[46, -134],
			],
			15,
			7,
			"#6b3a24",
			4,
		),
		k.eyes(lean * 18, -24, 46, 94, { look, lid: 0.02, tilt: -16, skin: SKIN, iris: "#3a6fb0", tall: 1.25 }),
		k.brows(lean * 18, -104, 60, 100, "#6b3a24", -20, 0.3),
		b.ball(lean * 26, 44, 36, 30, "#ff9a8a", 8),
		k.shine(lean * 26 - 10, 34, 10, 7),
		fear ? k.shout(lean * 20, 112, 62, 0.7) : k.laugh(lean * 20, 92, 84, 0.5),
		b.whole(
			10,
			[-1, 1].map((s) =>
				k.path(
					`M${lean * 24} 66C${s * 20 + lean * 24} 54 ${s * 66 + lean * 20} 62 ${s * 88 + lean * 16} 96C${s * 60 + lean * 20} 92 ${s * 30 + lean * 24} 96 ${lean * 24} 84Z`,
					"#7a4226",
				),
			),
			5,
		),
		k.drops(-130, -60, 90, 5, 170, 250, 13, "#a8ecff", 3),
		k.drops(120, -70, 80, 4, 290, 350, 12, "#a8ecff", 5),
	];
}

/** A toilet roll around the origin, radius about 60; `loose` paints the start of the paper. */
export const roll = (r = 60): k.Drawing => [
	b.form(
		`M${-r * 0.9} ${-r}H${r * 0.7}C${r * 1.15} ${-r} ${r * 1.15} ${r} ${r * 0.7} ${r}H${-r * 0.9}Z`,
		"#ffffff",
		r * 0.3,
		6,
	),
	b.ball(-r * 0.9, 0, r * 0.5, r, "#f4f0ff", 3),
	k.ripple(-r * 0.9, 0, r * 0.34, r * 0.7, "#cfc6e8", 3),
	k.ellipse(-r * 0.9, 0, r * 0.2, r * 0.4, "#a87a52"),
	k.ellipse(-r * 0.87, 0, r * 0.12, r * 0.3, "#5a3426"),
];

/** Paper flying along the points, with a shaded underside and perforation. */
export function paper(points: readonly k.Point[], from: number, to: number): k.Drawing {
	const d = k.smooth(points);
	return [
		b.whole(from * 0.14, k.path(k.taper(points, from, to), "#ffffff"), from * 0.2),
		k.line(d, "#b9c2ee", 3, { "stroke-dasharray": "3 12", opacity: 0.9 }),
	];
}

const slipper = (x: number, y: number, rotate: number): string =>
	k.at(
		x,
		y,
		[
			b.form("M-34 4C-40 -26 20 -34 62 -26C96 -20 98 14 60 16H-20Q-32 14 -34 4Z", "#ff6f91", 10, 4),
			b.form("M6 -26Q34 -58 66 -24Q40 -6 6 -26Z", "#ffd23f", 8, 4),
		],
		{ rotate },
	);

/** The man in full flight to the right, feet about y = 0, 620 tall. */
export const runner = (look: readonly [number, number] = [0.7, 0.1]): k.Drawing => [
	b.rod(
		[
			[-46, -250],
			[-120, -190],
			[-196, -236],
			[-250, -196],
		],
		58,
		38,
		k.darken(SKIN, 0.08),
	),
	slipper(-262, -186, 92),
	b.rod(
		[
			[-56, -420],
			[-136, -384],
			[-176, -310],
		],
		48,
		36,
		k.darken(SKIN, 0.06),
	),
	b.mitten(-180, -296, 32, SKIN, { rotate: 150 }),
	b.form("M-76 -440C-100 -360 -96 -270 -70 -230H78C106 -280 104 -380 74 -444Z", SKIN, 40),
	k.line("M-6 -322q10 8 20 0", "#e08a7a", 7),
	k.ellipse(-34, -390, 8, 7, "#f0907e"),
	k.ellipse(44, -392, 8, 7, "#f0907e"),
	b.rod(
		[
			[44, -240],
			[130, -196],
			[116, -92],
			[136, -44],
		],
		62,
		40,
		SKIN,
		6,
	),
	slipper(140, -28, -14),
	b.whole(
		24,
		[
			k.path(
				"M-100 -308C-40 -280 50 -280 104 -310C128 -240 130 -190 112 -142C60 -120 -60 -120 -150 -160C-206 -184 -216 -214 -236 -206C-206 -236 -140 -236 -108 -250Z",
				"#f8f6ff",
			),
			k.path("M-110 -176C-50 -144 60 -142 116 -164L114 -146C60 -122 -60 -124 -124 -156Z", "#6fc4f0"),
		],
		8,
	),
	b.ball(62, -290, 22, 26, "#ffffff", 5),
	k.at(14, -560, face({ look, lean: 0.6 }), { rotate: 7 }),
	b.rod(
		[
			[66, -424],
			[156, -452],
			[204, -548],
			[206, -586],
		],
		50,
		38,
		SKIN,
		8,
	),
];

/** The runner with the roll held high and the paper blowing behind him. */
export const runnerWithPaper = (look?: readonly [number, number]): k.Drawing => [
	paper(
		[
			[210, -650],
			[80, -770],
			[-110, -740],
			[-230, -620],
			[-360, -640],
			[-470, -560],
		],
		58,
		44,
	),
	runner(look),
	k.at(226, -628, roll(56), { rotate: -24 }),
	b.mitten(208, -598, 34, SKIN, { rotate: 10 }),
];
