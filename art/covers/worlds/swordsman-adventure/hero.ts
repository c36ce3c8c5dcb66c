/** Swordsman Adventure: the knight. */
import * as k from "../../kit/index.ts";
import { nth } from "../../kit/lists.ts";
import { form, GOLD, RED, STEEL, steel } from "./clay.ts";
import { sword } from "./things.ts";

type Pose = {
	look?: readonly [number, number];
	left?: readonly k.Point[];
	right?: readonly k.Point[];
	legs?: readonly (readonly k.Point[])[];
	/** degrees of the sword in the right hand, 0 up; none when null */
	blade?: number | null;
	/** where the plume streams to, from the crest */
	plume?: readonly k.Point[];
	mood?: "brave" | "glee" | "fright";
	/** draws the sword behind the body */
	behind?: boolean;
};

/** The knight around his belt; about 560 units tall with plume. */
export function knight({
	look = [0.4, 0],
	left = [
		[-96, 30],
		[-170, 70],
		[-190, 10],
	],
	right = [
		[96, 30],
		[170, 20],
		[210, -60],
	],
	legs = [
		[
			[-50, 130],
			[-70, 210],
		],
		[
			[50, 130],
			[76, 208],
		],
	],
	blade = 20,
	plume = [
		[0, -330],
		[-60, -410],
		[-190, -400],
		[-280, -320],
	],
	mood = "brave",
	behind = false,
}: Pose = {}): k.Drawing {
	const hand = nth(right, -1);
	const arm = (through: readonly k.Point[]): k.Drawing => {
		const [x, y] = nth(through, -1);
		return [steel(11, k.path(k.taper(through, 58, 50), "#aebbd8"), 6), steel(12, k.circle(x, y, 40, "#dfe7f6"), 6)];
	};
	const boot = (leg: readonly k.Point[]): k.Drawing => {
		const [x, y] = nth(leg, -1);
		return [
			steel(10, k.path(k.taper(leg, 62, 54), "#8f9cc0")),
			steel(
				11,
				k.path(
					k.smooth(
						[
							[x - 40, y - 26],
							[x + 20, y - 34],
							[x + 76, y + 4],
							[x + 70, y + 28],
							[x - 40, y + 28],
						],
						true,
					),
					"#dfe7f6",
				),
				6,
			),
		];
	};
	const weapon = blade === null ? "" : k.at(hand[0], hand[1], sword(), { rotate: blade });
	const helm = k.smooth(
		[
			[0, -336],
			[104, -310],
			[160, -212],
			[164, -90],
			[120, -26],
			[0, -6],
			[-120, -26],
			[-164, -90],
			[-160, -212],
			[-104, -310],
		],
		true,
	);
	const slot = k.smooth(
		[
			[-126, -196],
			[0, -216],
			[126, -196],
			[136, -130],
			[108, -82],
			[0, -70],
			[-108, -82],
			[-136, -130],
		],
		true,
	);
	const tilt = mood === "fright" ? -12 : 12;
	return [
		behind ? weapon : "",
		form(16, k.path(k.taper(plume, 64, 130), RED), 6),
		form(
			10,
			k.path(
				k.taper(
					plume.map(([x, y]): k.Point => [x * 0.96 + 6, y + 34]),
					26,
					62,
				),
				"#b81a30",
			),
		),
		legs.map(boot),
		arm(left),
		form(
			26,
			k.path(
				k.smooth(
					[
						[0, -40],
						[104, -10],
						[122, 90],
						[104, 160],
						[0, 176],
						[-104, 160],
						[-122, 90],
						[-104, -10],
					],
					true,
				),
				RED,
			),
			6,
		),
		form(9, k.path("M-46 -20H46V176Q0 190 -46 176Z", "#fff4e2")),
		form(6, k.path("M0 26l15 30 34 5-25 24 6 34-30-16-30 16 6-34-25-24 34-5Z", GOLD), 3),
		form(8, k.path("M-118 116Q0 150 118 116V144Q0 180 -118 144Z", "#7a4326"), 4),
		form(6, k.rect(-26, 120, 52, 46, 10, GOLD), 3, 0.8),
		steel(46, k.path(helm, STEEL), 8),
		steel(7, k.path(slot, "#8f9cc4")),
		k.clipped(k.path(slot, "#fff"), [k.ellipse(0, -140, 122, 60, k.radial(["#3a2a68", "#160c38"], 0.5, 0.4, 0.7))]),
		k.clipped(
			k.ellipse(0, -140, 124, 62, "#fff"),
			k.eyes(0, -138, 47, 108, {
				look,
				lid: mood === "fright" ? 0 : 0.2,
				tilt,
				lower: mood === "glee" ? 0.24 : 0,
				skin: "#2a1c55",
				iris: "#2f7fd8",
			}),
		),
		steel(9, k.path("M-150 -206Q0 -276 150 -206L156 -176Q0 -240 -156 -176Z", "#e6edf9"), 8),
		form(7, k.path("M-16 -346Q0 -362 16 -346L20 -214Q0 -226 -20 -214Z", GOLD), 5, 0.8),
		[-118, -60, 60, 118].map((x) => steel(3, k.circle(x, -52 + Math.abs(x) * -0.1, 9, "#e6edf9"))),
		[-44, -22, 0, 22, 44].map((x) => k.rect(x - 5, -56, 10, 30, 5, "#3a3f74")),
		k.shine(-92, -262, 44, 22, -40, 0.9),
		behind ? "" : weapon,
		arm(right),
		steel(14, [k.ellipse(-104, 10, 56, 44, "#d3ddf0"), k.ellipse(104, 10, 56, 44, "#d3ddf0")], 8),
	];
}

export const LEAP: Pose = {
	left: [
		[-96, 30],
		[-180, 0],
		[-220, -80],
	],
	right: [
		[96, 20],
		[190, -40],
		[220, -150],
	],
	legs: [
		[
			[-50, 130],
			[-130, 170],
			[-190, 120],
		],
		[
			[50, 130],
			[130, 190],
			[190, 240],
		],
	],
	blade: 38,
	plume: [
		[0, -330],
		[-80, -390],
		[-210, -350],
		[-300, -270],
	],
	mood: "glee",
};
