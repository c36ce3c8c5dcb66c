/** Tung Sahur and Repo: Tung and his bat. */
import * as k from "../../kit/index.ts";
import { nth } from "../../kit/lists.ts";
import { form } from "./clay.ts";

const BARK = k.linear(["#c07c48", "#9c5c34", "#8a4a2c"], 0);

type Pose = {
	look?: k.Point;
	left?: readonly k.Point[];
	right?: readonly k.Point[];
	legs?: readonly (readonly k.Point[])[];
	bat?: number | null;
	mood?: "shout" | "grin" | "fright";
	lid?: number;
};

/** The bat with its grip at the origin, pointing up; 400 units. */
export const bat = (): k.Drawing => [
	form(
		11,
		k.path(
			k.smooth(
				[
					[-15, 30],
					[-17, -60],
					[-44, -250],
					[-40, -350],
					[0, -384],
					[40, -350],
					[44, -250],
					[17, -60],
					[15, 30],
				],
				true,
				0.14,
			),
			k.linear(["#f2c88a", "#d89a54", "#b87438"], 0),
		),
		6,
		0.5,
	),
	form(7, k.ellipse(0, 34, 25, 15, "#c98444"), 3),
	k.times(5, (i) => k.line(`M-16 ${-48 + i * 18}L16 ${-40 + i * 18}`, "#3f7fd8", 9)),
	k.line("M-38 -262Q0 -250 38 -262M-40 -286Q0 -274 40 -286", "#e2483c", 9),
];

/** Tung around his middle; a log about 520 units tall and 230 wide. */
export function tung({
	look = [0.3, 0],
	left = [
		[-104, 50],
		[-180, 100],
		[-230, 30],
	],
	right = [
		[104, 40],
		[190, 30],
		[230, -70],
	],
	legs = [
		[
			[-50, 240],
			[-60, 320],
		],
		[
			[50, 240],
			[66, 318],
		],
	],
	bat: swing = 20,
	mood = "grin",
	lid = 0.12,
}: Pose = {}): k.Drawing {
	const hand = nth(right, -1);
	const arm = (through: readonly k.Point[]): k.Drawing => [
		form(8, k.path(k.taper(through, 44, 36), "#a0623a"), 5),
		form(11, k.circle(...nth(through, -1), 36, "#b87446"), 5),
	];
	const leg = (through: readonly k.Point[]): k.Drawing => {
		const [x, y] = nth(through, -1);
		return [
			form(9, k.path(k.taper(through, 58, 46), "#94562f")),
			form(
				10,
				k.path(
					k.smooth(
						[
							[x - 44, y + 22],
							[x - 30, y - 20],
							[x + 22, y - 22],
							[x + 74, y + 6],
							[x + 66, y + 28],
							[x, y + 30],
						],
						true,
					),
					"#a8673c",
				),
				5,
			),
		];
	};
	const trunk = "M-116 -210C-128 -60 -122 120 -110 236Q0 280 110 236C122 120 128 -60 116 -210Z";
	const grooves = [-84, -58, 66, 92].map((x, i) =>
		k.line(`M${x} ${-170 + i * 30}q${i % 2 ? 12 : -10} 90 0 ${150 + i * 24}`, "#5a2f1c", 7, { opacity: 0.5 }),
	);
	const mouth =
		mood === "shout"
			? [
					form(7, k.ellipse(4, 62, 48, 44, "#5a1c1c")),
					k.ellipse(4, 86, 28, 18, "#ff8a70"),
					k.rect(-30, 20, 68, 18, 8, "#fff4e0"),
				]
			: mood === "fright"
				? [k.ellipse(4, 62, 30, 32, "#5a1c1c"), k.ellipse(4, 78, 18, 12, "#ff8a70")]
				: [
						k.path("M-58 34Q4 60 66 34Q62 100 4 104Q-54 100 -58 34Z", "#5a1c1c"),
						k.path("M-54 36Q4 60 62 36L58 54Q4 78 -50 54Z", "#fff4e0"),
						k.ellipse(6, 90, 26, 12, "#ff8a70"),
					];
	return [
		legs.map(leg),
		arm(left),
		form(40, k.path(trunk, BARK), 6),
		k.clipped(k.path(trunk, "#fff"), [
			grooves,
			form(5, [k.ellipse(-70, 170, 26, 34, "#8a4a2c"), k.ellipse(-70, 170, 13, 18, "#6b351f")]),
		]),
		form(12, k.path("M-112 136Q0 176 114 134L116 176Q0 222 -112 180Z", "#e2483c"), 6),
		form(7, k.path("M84 176L150 190L138 250L112 210L96 256Z", "#c8362e"), 5),
		form(9, k.ellipse(0, -210, 118, 44, "#e8b678"), 4),
		[0.74, 0.5, 0.26].map((part) =>
			k.ellipse(0, -210, 118 * part, 44 * part, { fill: "none", stroke: "#a86a38", "stroke-width": 6, opacity: 0.75 }),
		),
		form(
			5,
			k.path(
				k.taper(
					[
						[60, -226],
						[84, -290],
						[120, -316],
					],
					20,
					10,
				),
				"#94562f",
			),
		),
		form(
			9,
			[
				k.path(
					k.smooth(
						[
							[116, -318],
							[150, -372],
							[196, -356],
							[166, -312],
						],
						true,
					),
					"#8fd048",
				),
				k.path(
					k.smooth(
						[
							[90, -296],
							[60, -348],
							[28, -330],
							[52, -296],
						],
						true,
					),
					"#a6e05a",
				),
			],
			3,
		),
		k.eye(-50, -76, 54, -1, { look, lid, tilt: mood === "fright" ? -8 : 8, skin: "#a8673c", iris: "#e8961c" }),
		k.eye(58, -80, 58, 1, { look, lid, tilt: mood === "fright" ? -8 : 8, skin: "#a8673c", iris: "#e8961c" }),
		form(
			6,
			[
				k.path(
					k.taper(
						[
							[-104, -156],
							[-30, mood === "fright" ? -158 : -142],
						],
						26,
						20,
					),
					"#5f3420",
				),
				k.path(
					k.taper(
						[
							[110, -164],
							[34, mood === "fright" ? -162 : -144],
						],
						26,
						20,
					),
					"#5f3420",
				),
			],
			5,
		),
		form(
			9,
			k.path(
				k.taper(
					[
						[0, -52],
						[8, 4],
					],
					30,
					40,
				),
				"#b87446",
			),
			5,
		),
		mouth,
		swing === null ? "" : k.at(hand[0], hand[1], bat(), { rotate: swing }),
		arm(right),
	];
}

export const SWING: Pose = {
	right: [
		[104, 20],
		[190, -40],
		[220, -140],
	],
	left: [
		[-104, 50],
		[-180, 10],
		[-200, -90],
	],
	legs: [
		[
			[-50, 240],
			[-130, 270],
			[-180, 220],
		],
		[
			[50, 240],
			[120, 300],
			[180, 320],
		],
	],
	bat: 42,
	mood: "shout",
};
