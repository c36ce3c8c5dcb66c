/** Stealthy Heist: the thief and his poses. */
import * as k from "../../kit/index.ts";
import { nth } from "../../kit/lists.ts";
import { form } from "./clay.ts";

const NAVY = "#3b4fae";

const SKIN = "#f7c39b";

type Pose = {
	look?: readonly [number, number];
	/** arms and legs from the body outward, in units of the hero (body radius about 200) */
	left?: readonly k.Point[];
	right?: readonly k.Point[];
	legs?: readonly (readonly k.Point[])[];
	/** the sack hangs at this point; none when absent */
	sack?: k.Point;
	lid?: number;
	mood?: "sly" | "fright";
};

const BODY = k.smooth(
	[
		[0, -190],
		[128, -162],
		[205, -40],
		[216, 90],
		[150, 188],
		[0, 214],
		[-150, 188],
		[-216, 90],
		[-205, -40],
		[-128, -162],
	],
	true,
);

const sackAt = ([x, y]: k.Point): k.Drawing =>
	k.at(x, y, [
		form(
			30,
			k.path(
				k.smooth(
					[
						[0, -120],
						[70, -90],
						[130, 10],
						[110, 110],
						[0, 140],
						[-110, 110],
						[-130, 10],
						[-70, -90],
					],
					true,
				),
				"#d9b98a",
			),
			10,
		),
		form(
			8,
			k.path(
				k.smooth(
					[
						[-40, -150],
						[0, -165],
						[45, -150],
						[30, -112],
						[-30, -112],
					],
					true,
				),
				"#d9b98a",
			),
		),
		k.line("M-36 -112Q0 -98 36 -112", "#8a4b2a", 13),
		k.letters("$", 0, 62, 120, { fill: "#8f6a3d", align: "middle" }),
	]);

const shoe = ([x, y]: k.Point, flip: boolean): string =>
	k.at(
		x,
		y,
		form(12, k.path("M-30 -30C10 -44 30 -22 62 -16C92 -8 88 26 70 26H-34C-52 20 -48 -16 -30 -30Z", "#2b2350"), 6),
		{ flip },
	);

/** The thief around his belly; about 480 units tall. */
export function thief({
	look = [0.5, 0.2],
	left = [
		[-180, 30],
		[-260, 90],
		[-290, 30],
	],
	right = [
		[180, 30],
		[260, 70],
		[300, 0],
	],
	legs = [
		[
			[-80, 190],
			[-100, 260],
		],
		[
			[80, 190],
			[110, 262],
		],
	],
	sack,
	lid = 0.24,
	mood = "sly",
}: Pose = {}): k.Drawing {
	const arm = (through: readonly k.Point[]): k.Drawing => [
		form(13, k.path(k.taper(through, 66, 54), "#fff0d4"), 8),
		form(11, k.circle(...nth(through, -1), 40, "#2b2350"), 6),
	];
	const stripes = [66, 132, 198].map((y) => k.path(`M-260 ${y - 34}q260 72 520 0v36q-260 72 -520 0z`, NAVY));
	const face = k.path(
		"M-240 -70q240 -76 480 0v70q-50 34 -134 34q-72 0 -106 -28q-34 28 -106 28q-84 0 -134 -34z",
		"#332a60",
	);
	const mouth =
		mood === "sly" ? k.smile(30, 52, 92, 0.3, "#6b2438", 0.5) : form(5, k.ellipse(16, 62, 28, 20, "#6b1738"));
	return [
		sack ? sackAt(sack) : "",
		legs.map((leg) => [
			form(13, k.path(k.taper(leg, 72, 58), NAVY), 4),
			shoe(nth(leg, -1), nth(leg, -1)[0] < 0 && look[0] < 0),
		]),
		arm(left),
		form(
			62,
			k.clipped(k.path(BODY, "#fff"), [
				k.path(BODY, SKIN),
				k.path("M-260 14q260 86 520 0v260h-520z", "#fff0d4"),
				stripes,
			]),
		),
		form(15, k.clipped(k.path(BODY, "#fff"), face), 7),
		k.eyes(0, -42, 60, 150, {
			look,
			lid: mood === "fright" ? 0.04 : lid,
			tilt: mood === "fright" ? -8 : 9,
			skin: "#443878",
			iris: "#3fa56a",
		}),
		mouth,
		form(28, k.path("M-152 -128q2 -128 152 -128t152 128q-152 60 -304 0z", "#3244a0")),
		form(13, k.path("M-166 -136q166 -50 332 0q12 17 0 33q-166 60 -332 0q-12 -16 0 -33z", "#f04154"), 8),
		form(12, k.circle(0, -252, 30, "#f04154"), 5),
		form(11, k.ellipse(0, 18, 38, 30, "#ee9a7c"), 6),
		arm(right),
	];
}

export const TIPTOE: Pose = {
	left: [
		[-180, 40],
		[-250, 0],
		[-220, -120],
	],
	right: [
		[180, 40],
		[270, 40],
		[320, -40],
	],
	legs: [
		[
			[-90, 190],
			[-150, 240],
			[-240, 250],
		],
		[
			[90, 190],
			[190, 150],
			[220, 240],
		],
	],
	sack: [-230, -90],
};

export const HANG: Pose = {
	left: [
		[-170, 60],
		[-270, 150],
		[-230, 240],
	],
	right: [
		[170, 50],
		[262, 0],
		[240, -130],
	],
	legs: [
		[
			[-90, 190],
			[-190, 210],
			[-250, 140],
		],
		[
			[90, 190],
			[180, 240],
			[260, 200],
		],
	],
	look: [-0.1, 0.85],
	lid: 0.12,
};
