/** Glass Quest: the golem and its heart. */

import { seen, shot, type View } from "../../kit/facets.ts";
import * as k from "../../kit/index.ts";
import { type Corner, crystal, type Face, faceted, placed, type Turn } from "../../kit/solids.ts";
import { CAVE, GLASS, LIMB, SUN } from "./clay.ts";

type Pose = {
	look?: k.Point;
	/** shoulder and elbow turns of the two arms, hip turns of the legs */
	left?: Turn;
	right?: Turn;
	legs?: readonly [Turn, Turn];
	yaw?: number;
	foot?: Corner;
	tilt?: number;
	mood?: "joy" | "fright" | "calm";
	/** only the head is whole */
	headOnly?: boolean;
};

export const heartPath = (x: number, y: number, s: number): string =>
	`M${k.n(x)} ${k.n(y + s * 0.5)}C${k.n(x - s * 0.75)} ${k.n(y)} ${k.n(x - s * 0.55)} ${k.n(y - s * 0.6)} ${k.n(x - s * 0.22)} ${k.n(y - s * 0.5)}Q${k.n(x)} ${k.n(y - s * 0.44)} ${k.n(x)} ${k.n(y - s * 0.22)}Q${k.n(x)} ${k.n(y - s * 0.44)} ${k.n(x + s * 0.22)} ${k.n(y - s * 0.5)}C${k.n(x + s * 0.55)} ${k.n(y - s * 0.6)} ${k.n(x + s * 0.75)} ${k.n(y)} ${k.n(x)} ${k.n(y + s * 0.5)}Z`;

/** Where the heart sits on the picture. */
export const heartAt = (view: View, foot: Corner): { x: number; y: number; scale: number } =>
	seen([foot[0], foot[1] + 1.12, foot[2] - 0.3], view);

/** The golem as drawn by the view; about 3.3 units tall. */
export function golem(
	view: View,
	{
		look = [0.2, 0],
		left = { roll: -35 },
		right = { roll: 35 },
		legs = [{ roll: -8 }, { roll: 8 }],
		yaw = 0,
		foot = [0, 0, 0],
		tilt = 0,
		mood = "joy",
		headOnly = false,
	}: Pose = {},
): k.Drawing {
	const put = (faces: Face[]): Face[] => placed(placed(faces, [0, 0, 0], { yaw, roll: tilt }), foot);
	const arm = (x: number, turn: Turn): Face[] =>
		put(
			placed(
				[
					...placed(
						faceted(
							[
								[0.1, 0],
								[0.23, -0.2],
								[0.2, -0.55],
								[0.08, -0.7],
							].reverse() as [number, number][],
							6,
							LIMB,
						),
						[0, 0, 0],
					),
					...placed(
						faceted(
							[
								[0.12, -1.3],
								[0.34, -1.1],
								[0.3, -0.78],
								[0.1, -0.6],
							],
							6,
							GLASS,
						),
						[0, 0, 0],
					),
				],
				[x, 1.52, 0],
				turn,
			),
		);
	const leg = (x: number, turn: Turn): Face[] =>
		put(
			placed(
				[
					...faceted(
						[
							[0.26, -0.5],
							[0.3, -0.3],
							[0.2, 0.1],
						],
						6,
						LIMB,
					),
					...faceted(
						[
							[0.34, -0.68],
							[0.38, -0.54],
							[0.24, -0.38],
						],
						6,
						GLASS,
					),
				],
				[x, 0.66, 0],
				turn,
			),
		);
	const body = put(
		faceted(
			[
				[0.42, 0.45],
				[0.74, 0.8],
				[0.8, 1.25],
				[0.5, 1.7],
			],
			7,
			GLASS,
		),
	);
	const head = put(
		faceted(
			[
				[0.55, 1.56],
				[1.08, 1.86],
				[1.24, 2.42],
				[0.94, 2.96],
				[0, 3.2],
			],
			8,
			{ ...GLASS, alpha: 0.86 },
		),
	);
	const horns = put([
		...placed(crystal(0.22, 0.62, GLASS, 5), [0, 2.98, 0.05]),
		...placed(crystal(0.18, 0.5, GLASS, 5), [-0.55, 2.8, 0], { roll: 32 }),
		...placed(crystal(0.18, 0.46, GLASS, 5), [0.55, 2.8, 0], { roll: -32 }),
	]);
	const parts = headOnly
		? [head]
		: [arm(-0.72, left), leg(-0.36, legs[0]), leg(0.36, legs[1]), body, arm(0.72, right), horns, head];
	const h = heartAt(view, foot);
	const s = h.scale;
	const face = seen(
		[
			foot[0] - Math.sin((yaw * Math.PI) / 180) * -1.05 - Math.sin((tilt * Math.PI) / 180) * 2.3,
			foot[1] + 2.34 * Math.cos((tilt * Math.PI) / 180),
			foot[2] - 1.05,
		],
		view,
	);
	const f = face.scale;
	const mouth =
		mood === "joy"
			? k.smile(0, f * 0.4, f * 0.5, 0.5, "#0a2a6a")
			: mood === "fright"
				? k.shout(0, f * 0.48, f * 0.26, 1.1)
				: k.smile(0, f * 0.44, f * 0.3, 0.15, "#0a2a6a");
	return [
		k.glow(h.x, h.y - s * 0.6, s * 2.6, s * 2.8, "#3ae0ff", 0.5),
		parts.map((part) => [
			shot(part, view, { light: SUN, side: "back" }),
			part === body
				? [
						k.glow(h.x, h.y, s * 1, s * 1, "#ffb84a", 1),
						k.path(heartPath(h.x, h.y, s * 0.66), k.radial(["#fffbe0", "#ffd24a", "#ff7a2a"], 0.5, 0.4, 0.65)),
					]
				: "",
			k.puff(
				{ ...CAVE, shade: "#7a94f4", lit: "#ffffff", rim: "#ff9af0", rimStrength: 0.7 },
				s * 0.055,
				shot(part, view, { light: SUN, side: "front" }),
				{ cast: s * 0.03, gloss: 0.28 },
			),
		]),
		headOnly
			? ""
			: [
					k.glow(h.x, h.y, s * 0.75, s * 0.75, "#ff9a2a", 0.8),
					k.puff(
						{ ...CAVE, shade: "#d8502a" },
						s * 0.06,
						k.path(heartPath(h.x, h.y, s * 0.52), k.radial(["#fffbe0", "#ffd24a", "#ff8a2a"], 0.5, 0.4, 0.7)),
						{ gloss: 0.6 },
					),
				],
		k.at(
			face.x,
			face.y,
			[
				k.eyes(0, 0, f * 0.3, f * 0.8, {
					look,
					lid: mood === "fright" ? 0 : 0.14,
					tilt: mood === "fright" ? -10 : 0,
					skin: "#55b6ea",
					iris: "#8a2fc0",
					lower: mood === "joy" ? 0.06 : 0,
				}),
				mouth,
				k.shine(-f * 0.62, -f * 0.46, f * 0.2, f * 0.09, -30, 0.95),
			],
			{ rotate: -tilt },
		),
	];
}

export const viewAt = (x: number, foot: number, size: number, lift = 0.9): View => ({
	eye: [0, lift, -9],
	focal: size * 2.75,
	centre: [x, foot - lift * size * 0.306],
	pitch: 0,
});

export const stride: Pose = {
	left: { roll: -70, pitch: 20 },
	right: { roll: 110 },
	legs: [{ roll: -28 }, { roll: 34 }],
};
