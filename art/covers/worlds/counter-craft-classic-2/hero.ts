/** Counter Craft Classic 2: the soldier. */

import { shot, type View } from "../../kit/facets.ts";
import * as k from "../../kit/index.ts";
import { box, type Corner, type Face, panel, placed, plain, type Turn } from "../../kit/solids.ts";
import { BLUE, form, RED, SKIN, stuff } from "./clay.ts";

type Pose = {
	team?: string;
	/** where the soldier stands and which way it faces; yaw 0 faces the viewer */
	foot?: Corner;
	yaw?: number;
	/** where the eyes look, -1..1 */
	look?: k.Point;
	/** degrees: the blaster's lift, each leg's swing, the other arm's lift */
	aim?: number;
	legs?: readonly [number, number];
	arm?: number;
	tilt?: number;
	mood?: "fierce" | "joy" | "fright";
	splashed?: string;
};

/** Faces of the square face: eyes with lids and two highlights, brows, mouth. */
function facePanels(look: k.Point, mood: NonNullable<Pose["mood"]>): Face[] {
	const z = -0.61;
	const shift: k.Point = [look[0] * 0.06, -look[1] * 0.07];
	const one = (x: number): Face[] => [
		...panel(0.44, 0.5, plain("#8a4a3a", 0.5), [x, 2.21, z]),
		...panel(0.4, 0.46, plain("#ffffff", 0.55), [x, 2.21, z]),
		...panel(0.26, 0.32, plain("#2f6fb0", 0.6), [x + shift[0], 2.19 + shift[1], z]),
		...panel(0.16, 0.22, plain("#150d2a", 0.65), [x + shift[0], 2.19 + shift[1], z]),
		...panel(0.1, 0.1, plain("#ffffff", 0.7), [x + shift[0] - 0.07, 2.27 + shift[1], z]),
		...panel(0.05, 0.05, plain("#ffffff", 0.7), [x + shift[0] + 0.07, 2.12 + shift[1], z]),
		...(mood === "fierce"
			? placed(panel(0.5, 0.16, plain("#d99a70", 0.75), [0, 0, 0]), [x, 2.42, z], { roll: x < 0 ? -10 : 10 })
			: []),
		...placed(panel(0.48, 0.09, plain("#5a2f22", 0.8), [0, 0, 0]), [x, mood === "fright" ? 2.54 : 2.47, z], {
			roll: (mood === "fierce" ? -12 : 10) * (x < 0 ? 1 : -1),
		}),
	];
	const mouth =
		mood === "fright"
			? panel(0.26, 0.26, plain("#5a1426", 0.6), [0, 1.82, z])
			: mood === "joy"
				? [
						...panel(0.56, 0.22, plain("#5a1426", 0.6), [0, 1.86, z]),
						...panel(0.56, 0.08, plain("#ffffff", 0.65), [0, 1.93, z]),
					]
				: [
						...panel(0.5, 0.15, plain("#5a1426", 0.6), [0.04, 1.84, z]),
						...panel(0.44, 0.08, plain("#ffffff", 0.65), [0.04, 1.85, z]),
					];
	return [...one(-0.29), ...one(0.29), ...panel(0.16, 0.14, plain("#e09468", 0.6), [0, 2.02, z]), ...mouth];
}

/** A soldier, 2.9 units tall, as drawn by the view. `r` is the roundness of the edges in pixels. */
export function soldier(
	view: View,
	{
		team = BLUE,
		foot = [0, 0, 0],
		yaw = 0,
		look = [0, 0],
		aim = 0,
		legs = [0, 0],
		arm = 30,
		tilt = 0,
		mood = "fierce",
		splashed = "",
	}: Pose = {},
	r = 5,
): k.Drawing {
	const paint = team === RED ? "#ff4a52" : "#29c5ff";
	const limb = (w: number, h: number, d: number, colour: string, end: string, joint: Corner, turn: Turn): Face[] =>
		placed(
			[
				...box(w, h * 0.68, d, stuff(colour), [0, -h * 0.68, 0]),
				...box(w * 1.08, h * 0.34, d * 1.12, stuff(end), [0, -h, -d * 0.08]),
			],
			joint,
			turn,
		);
	const gunTurn: Turn = { pitch: aim };
	const gun = placed(
		[
			...box(0.34, 0.36, 1.25, stuff("#4a5578"), [0, -0.18, -0.6]),
			...box(0.42, 0.42, 0.3, stuff(team), [0, -0.21, -1.2]),
			...box(0.24, 0.24, 0.16, stuff("#20264a"), [0, -0.12, -1.4]),
			...box(0.38, 0.5, 0.46, { ...stuff(paint), edge: "#e8fbff" }, [0, 0.2, -0.42]),
			...box(0.26, 0.12, 0.32, stuff("#ffffff"), [0, 0.7, -0.42]),
			...box(0.2, 0.34, 0.22, stuff("#39415f"), [0, -0.5, -0.1]),
		],
		[0.58, 1.28, -0.42],
		gunTurn,
	);
	const groups: Face[][] = [
		limb(0.44, 0.85, 0.46, k.darken(team, 0.3), "#5a3a2a", [-0.27, 0.85, 0], { pitch: legs[0] }),
		limb(0.44, 0.85, 0.46, k.darken(team, 0.3), "#5a3a2a", [0.27, 0.85, 0], { pitch: legs[1] }),
		[
			...box(1.08, 0.92, 0.58, stuff(team), [0, 0.8, 0]),
			...box(1.14, 0.16, 0.64, stuff("#7a4a2a"), [0, 0.8, 0]),
			...panel(0.24, 0.14, plain("#ffd04a", 0.4), [0, 0.88, -0.33]),
			...panel(0.8, 0.42, plain(k.darken(team, 0.22), 0.3), [0, 1.28, -0.3]),
			...panel(0.3, 0.22, plain("#fff4dc", 0.4), [-0.2, 1.32, -0.31]),
		],
		limb(0.36, 0.86, 0.36, team, SKIN, [-0.72, 1.62, 0], { pitch: -arm, roll: -12 }),
		[
			...box(1.24, 1.08, 1.16, stuff(SKIN), [0, 1.66, 0]),
			...box(1.3, 0.3, 1.2, stuff("#6b3d26"), [0, 2.4, 0.06]),
			...facePanels(look, mood),
			...(splashed ? panel(0.5, 0.5, plain(splashed, 0.9), [0.3, 1.85, -0.62]) : []),
		],
		[
			...box(1.38, 0.4, 1.28, stuff(team), [0, 2.62, 0]),
			...box(0.9, 0.14, 0.9, stuff(team), [0, 3.02, 0]),
			...panel(0.34, 0.26, plain("#fff4dc", 0.4), [0, 2.84, -0.66]),
		],
		box(1.3, 0.12, 0.56, stuff(k.darken(team, 0.2)), [0, 2.58, -0.86]),
		gun,
		limb(0.36, 0.8, 0.36, team, SKIN, [0.72, 1.6, 0], { pitch: -78 + aim }),
	];
	const world = groups.map((faces) => placed(placed(faces, [0, 0, 0], { yaw, roll: tilt }), foot));
	const far = (faces: Face[]): number =>
		faces.reduce(
			(sum, { corners: [[x, y, z]] }) =>
				sum + Math.hypot(x - view.eye[0], y - view.eye[1], z - view.eye[2]) / faces.length,
			0,
		);
	return world.sort((a, b) => far(b) - far(a)).map((faces) => form(r, shot(faces, view), r));
}

export const dash: Pose = { legs: [42, -48], arm: 60, aim: 6 };
