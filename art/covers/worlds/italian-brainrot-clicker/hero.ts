/** Italian Brainrot Clicker: the ballerina cup. */
import * as k from "../../kit/index.ts";
import { b, CREAM, frill, LIMB } from "./clay.ts";

type Mood = { cross?: number; mouth?: "laugh" | "smile" | "shout"; splash?: boolean };

/** The cup's head around the origin: 340 wide, 300 tall, handle at the right like an ear. `cross` 0..1 crosses the eyes. */
export function cup({ cross = 1, mouth = "laugh", splash = true }: Mood = {}): k.Drawing {
	const bowl = "M-172 -120C-176 20 -140 150 -70 172Q0 184 70 172C140 150 176 20 172 -120Z";
	const pupil = (side: -1 | 1): string =>
		k.eye(side * 62, -22, 60, side, {
			look: [-side * cross * 1.4, side < 0 ? 0.25 : -0.05],
			lid: side < 0 ? 0.06 : 0.22,
			tilt: side < 0 ? -10 : 6,
			skin: CREAM,
			iris: "#5a2f1c",
			tall: 1.18,
		});
	return [
		b.whole(13, k.line("M150 -70C250 -100 276 40 132 82", CREAM, 42), 6),
		b.form(bowl, CREAM, 62, 8),
		k.clipped(k.path(bowl, "#fff"), [
			k.path("M-200 -84Q0 -30 200 -84V-66Q0 -12 -200 -66Z", { fill: "#f0567a", opacity: 0.9 }),
			k.path("M-200 120Q0 180 200 120V136Q0 196 -200 136Z", { fill: "#5cb87a", opacity: 0.9 }),
		]),
		b.ball(0, -120, 174, 50, "#fff8ec", 6),
		k.ellipse(0, -118, 150, 38, "#5a2c14"),
		k.ellipse(0, -112, 142, 32, k.radial(["#e8b070", "#b06a34", "#6a3416"], 0.4, 0.3, 0.7)),
		k.line("M-60 -112q30 -20 60 0t60 -4M-30 -98q30 10 66 -4", "#ffe2b0", 9, { opacity: 0.85 }),
		splash
			? b.whole(
					11,
					[
						k.path(
							"M-122 -124C-176 -200 -120 -300 -20 -286C20 -276 30 -240 4 -236C-22 -250 -50 -226 -30 -190C-6 -152 40 -170 62 -200C72 -214 98 -210 92 -186C84 -156 96 -140 118 -126C60 -100 -60 -100 -122 -124Z",
							"#a85f30",
						),
						k.circle(58, -274, 19, "#b5683a"),
						k.circle(104, -246, 13, "#c8803f"),
						k.circle(-130, -276, 14, "#b5683a"),
						k.circle(14, -322, 12, "#c8803f"),
					],
					4,
				)
			: "",
		k.glow(-112, 60, 46, 32, "#ff5a7a", 0.65),
		k.glow(112, 60, 46, 32, "#ff5a7a", 0.65),
		pupil(-1),
		pupil(1),
		[-1, 1].map((s) =>
			k.times(3, (i) =>
				k.line(`M${s * (84 + i * 16)} ${-84 + i * 11}l${s * (8 + i * 5)} ${-20 + i * 4}`, "#5a2c1c", 8),
			),
		),
		b.ball(0, 32, 18, 14, "#ffb8a0", 5),
		{ laugh: k.laugh(0, 66, 104, 0.6), smile: k.smile(0, 66, 90, 0.4), shout: k.shout(0, 100, 56, 1) }[mouth],
		k.shine(-116, -30, 16, 46, 10, 0.8),
		k.path("M-58 172Q0 184 58 172L50 196Q0 206 -50 196Z", "#e8d2c0"),
	];
}

/** A tutu of layered frills around the origin, 520 wide; `lift` -1..1 tips it. */
export const tutu = (lift = 0): k.Drawing =>
	k.at(
		0,
		0,
		[
			["#ff9ac8", 270, 74],
			["#ffb8d8", 240, 60],
			["#ffd8ea", 200, 46],
		].map(([paint, rx, ry], i) => {
			const [w, h] = [Number(rx), Number(ry)];
			const edge: k.Point[] = k.times(28, (j) => [
				Math.cos((j / 28) * 6.283) * w * (j % 2 ? 1.05 : 0.93),
				-i * 22 + Math.sin((j / 28) * 6.283) * h * (j % 2 ? 1.12 : 0.9),
			]);
			return [
				frill.whole(
					9,
					[
						k.path(k.smooth(edge, true), String(paint)),
						k.times(14, (j) =>
							k.line(
								`M0 ${-i * 22}L${k.n(Math.cos((j / 14) * 6.283) * w * 0.92)} ${k.n(-i * 22 + Math.sin((j / 14) * 6.283) * h * 0.9)}`,
								k.darken(String(paint), 0.1),
								5,
								{ opacity: 0.55 },
							),
						),
					],
					8,
				),
			];
		}),
		{ rotate: lift * 10 },
	);

const shoe = (x: number, y: number, rotate: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			b.form("M-26 -60H26C34 -20 22 40 0 62C-22 40 -34 -20 -26 -60Z", "#f0567a", 13, 4),
			k.line("M-26 -56L26 -86M26 -56L-26 -86", "#f0567a", 9),
		],
		{ rotate },
	);

type Limb = readonly [k.Point, k.Point, k.Point];

type Pose = "pirouette" | "leap" | "wave";

/** The free leg and the two arms of each pose, from the body outward. */
const LEGS: Record<Pose, Limb> = {
	pirouette: [
		[40, -330],
		[150, -300],
		[30, -206],
	],
	leap: [
		[50, -330],
		[220, -330],
		[360, -390],
	],
	wave: [
		[50, -330],
		[180, -270],
		[280, -160],
	],
};

const ARMS: Record<Pose, readonly Limb[]> = {
	pirouette: [
		[
			[-120, -500],
			[-290, -560],
			[-270, -740],
		],
		[
			[110, -500],
			[300, -520],
			[340, -690],
		],
	],
	leap: [
		[
			[-150, -560],
			[-280, -600],
			[-370, -690],
		],
		[
			[150, -560],
			[270, -500],
			[380, -560],
		],
	],
	wave: [
		[
			[-150, -560],
			[-260, -520],
			[-300, -410],
		],
		[
			[150, -560],
			[270, -620],
			[320, -750],
		],
	],
};

/** The dancer: tip of the standing shoe at the origin, about 860 tall. `pose` picks the arms and the free leg. */
export function dancer(mood: Mood = {}, pose: Pose = "pirouette"): k.Drawing {
	const free = LEGS[pose];
	const end = free[2];
	const turn = { pirouette: 100, leap: -112, wave: -38 }[pose];
	const arms = ARMS[pose];
	return [
		k.contact(0, 62, 150, 26, "#6a2a6a", 0.5),
		arms.map((p) => b.rod(p, 48, 36, LIMB, 4)),
		b.rod(
			[
				[-24, -330],
				[-34, -180],
				[-4, -60],
			],
			56,
			38,
			LIMB,
			4,
		),
		shoe(-2, 0, -4),
		b.rod(free, 54, 36, LIMB, 6),
		shoe(end[0], end[1], turn),
		b.form("M-70 -470H70L58 -330H-58Z", "#f0567a", 22, 4),
		k.at(0, -356, tutu(pose === "leap" ? -0.6 : 0.3)),
		b.ball(0, -452, 26, 20, "#ffe14d", 4),
		k.at(0, -624, cup(mood)),
		arms.map(([, , [x, y]]) => b.mitten(x, y, 30, LIMB)),
	];
}
