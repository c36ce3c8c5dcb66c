/** Aidan in Danger: Aidan and his poses. */
import * as k from "../../kit/index.ts";
import { nth, pairs } from "../../kit/lists.ts";
import { flesh, form } from "./clay.ts";
import { umbrella } from "./things.ts";

const YELLOW = "#ffcf1f";

const SKIN = "#f8c7a4";

const BOOT = "#e2433c";

type Pose = {
	look?: k.Point;
	left?: readonly k.Point[];
	right?: readonly k.Point[];
	legs?: readonly (readonly k.Point[])[];
	mood?: "fright" | "glee" | "awe";
	umbrella?: number | null;
	lid?: number;
};

/** Aidan around his middle; about 560 units tall. The umbrella goes into the right hand, turned by `umbrella` degrees. */
export function aidan({
	look = [0.3, 0.1],
	left = [
		[-90, 10],
		[-170, 10],
		[-220, -60],
	],
	right = [
		[90, 10],
		[170, 0],
		[214, -80],
	],
	legs = [
		[
			[-46, 150],
			[-60, 226],
		],
		[
			[46, 150],
			[66, 222],
		],
	],
	mood = "fright",
	umbrella: turn = null,
	lid = 0.02,
}: Pose = {}): k.Drawing {
	const arm = (through: readonly k.Point[]): k.Drawing => {
		const [x, y] = nth(through, -1);
		return [
			flesh(11, k.circle(x, y, 38, SKIN), 4),
			form(
				13,
				k.path(
					k.taper(
						through.map(
							([a, b], i): k.Point =>
								i === through.length - 1
									? [x + (nth(through, i - 1)[0] - x) * 0.3, y + (nth(through, i - 1)[1] - y) * 0.3]
									: [a, b],
						),
						74,
						70,
					),
					YELLOW,
				),
				7,
			),
		];
	};
	const leg = (through: readonly k.Point[]): k.Drawing => {
		const [x, y] = nth(through, -1);
		return [
			form(9, k.path(k.taper(through, 46, 42), "#34508e")),
			form(
				11,
				[
					k.path(
						k.taper(
							[
								[x + (nth(through, 0)[0] - x) * 0.4, y + (nth(through, 0)[1] - y) * 0.4],
								[x, y],
							],
							60,
							58,
						),
						BOOT,
					),
					k.ellipse(x + 20, y + 12, 52, 30, BOOT),
				],
				6,
				0.7,
			),
		];
	};
	const hand = nth(right, -1);
	const hood = k.smooth(
		[
			[-8, -300],
			[96, -262],
			[158, -160],
			[150, -40],
			[84, 20],
			[-84, 20],
			[-150, -40],
			[-158, -160],
			[-100, -262],
		],
		true,
	);
	const mouth =
		mood === "fright"
			? [
					form(6, k.ellipse(2, -38, 34, 30, "#7a1834")),
					k.ellipse(2, -22, 20, 12, "#ff8a90"),
					k.ellipse(2, -58, 24, 9, "#ffffff"),
				]
			: mood === "glee"
				? [
						k.path("M-50 -62Q0 -44 52 -62Q48 -8 2 -8Q-46 -8 -50 -62Z", "#7a1834"),
						k.path("M-46 -61Q0 -44 48 -61L44 -46Q0 -30 -42 -46Z", "#ffffff"),
						k.ellipse(4, -18, 24, 11, "#ff8a90"),
					]
				: k.ellipse(2, -42, 17, 15, "#7a1834");
	return [
		legs.map(leg),
		arm(left),
		form(
			34,
			k.path(
				k.smooth(
					[
						[0, -40],
						[90, -20],
						[136, 110],
						[150, 176],
						[70, 196],
						[-70, 196],
						[-150, 176],
						[-136, 110],
						[-90, -20],
					],
					true,
				),
				YELLOW,
			),
			6,
			0.5,
		),
		k.line("M2 20V180", "#d99a08", 6, { opacity: 0.7 }),
		[60, 104, 148].map((y) => form(4, k.circle(22, y, 12, "#8a5a20"), 3, 0.8)),
		form(5, [k.rect(-104, 100, 62, 46, 12, "#f7bd0c"), k.rect(46, 100, 62, 46, 12, "#f7bd0c")], 3),
		form(40, k.path(hood, YELLOW), 8, 0.55),
		form(
			10,
			k.path(
				k.smooth(
					[
						[-8, -250],
						[84, -216],
						[124, -130],
						[110, -40],
						[54, 10],
						[-54, 10],
						[-110, -40],
						[-124, -130],
						[-92, -216],
					],
					true,
				),
				"#d99a08",
			),
		),
		flesh(
			26,
			k.path(
				k.smooth(
					[
						[0, -226],
						[78, -200],
						[112, -120],
						[98, -44],
						[46, 2],
						[-46, 2],
						[-98, -44],
						[-112, -120],
						[-78, -200],
					],
					true,
				),
				SKIN,
			),
		),
		form(
			9,
			k.path(
				"M-88 -176Q-70 -250 10 -236Q84 -232 96 -168Q66 -204 40 -190Q20 -214 -8 -190Q-30 -212 -50 -186Q-70 -196 -88 -176Z",
				"#c4562a",
			),
			4,
		),
		k.glow(-74, -68, 26, 18, "#ff6a5a", 0.5),
		k.glow(76, -68, 26, 18, "#ff6a5a", 0.5),
		k.eyes(0, -116, 52, 106, {
			look,
			lid,
			tilt: -6,
			skin: SKIN,
			iris: "#3f9ad0",
			pupil: mood === "glee" ? "wide" : "round",
			tall: 1.16,
			lower: mood === "glee" ? 0.08 : 0,
		}),
		k.line(
			`M-92 ${mood === "glee" ? -190 : -184}Q-64 -206 -28 ${mood === "glee" ? -196 : -208}M28 ${mood === "glee" ? -196 : -208}Q64 -206 92 ${mood === "glee" ? -190 : -184}`,
			"#a8421c",
			13,
		),
		flesh(6, k.ellipse(2, -72, 17, 13, "#f0a884"), 3),
		pairs([
			[-58, -62],
			[-44, -54],
			[54, -58],
			[66, -68],
		]).map(([x, y]) => k.circle(x, y, 4, { fill: "#c4703c", opacity: 0.7 })),
		mouth,
		turn === null ? "" : k.at(hand[0], hand[1], umbrella(), { rotate: turn }),
		arm(right),
	];
}

export const SURF: Pose = {
	legs: [
		[
			[-46, 150],
			[-110, 190],
			[-120, 236],
		],
		[
			[46, 150],
			[110, 170],
			[130, 224],
		],
	],
	left: [
		[-90, 10],
		[-190, -10],
		[-260, -70],
	],
	right: [
		[90, 10],
		[180, -20],
		[240, -110],
	],
};

export const FLOAT: Pose = {
	right: [
		[90, 10],
		[190, -10],
		[226, -120],
	],
	left: [
		[-80, 0],
		[-160, 10],
		[-220, -40],
	],
	legs: [
		[
			[-46, 150],
			[-90, 200],
			[-150, 200],
		],
		[
			[46, 150],
			[60, 220],
		],
	],
	umbrella: 4,
};
