/** Stealthy Heist: the three screenshots. */
import * as k from "../../kit/index.ts";
import { pairs } from "../../kit/lists.ts";
import { form } from "./clay.ts";
import { guard } from "./guard.ts";
import { HANG, thief } from "./hero.ts";
import { column, hall, painting } from "./scene.ts";
import { crown, laser, mask, plinth, ropeTo, torch } from "./things.ts";

export function floorPlan(): k.Drawing {
	const grid = k.times(9, (i) =>
		k.times(16, (j) => ((i + j) % 2 ? "" : k.rect(j * 100, i * 100, 100, 100, 0, { fill: "#9aa6f2", opacity: 0.2 }))),
	);
	const wall = (x: number, y: number, w: number, h: number): k.Drawing => [
		k.rect(x + 10, y + 22, w, h + 10, 14, { fill: "#080b3a", opacity: 0.5 }),
		form(10, k.rect(x, y, w, h, 14, "#5361bd"), 6),
	];
	const steps: k.Point[] = [
		[300, 700],
		[420, 640],
		[520, 520],
		[700, 470],
		[880, 500],
		[1010, 420],
		[1120, 300],
		[1240, 260],
	];
	return [
		k.backdrop(1600, 900, ["#2a3798", "#3d4db8", "#222c84"], 60),
		grid,
		wall(-30, -30, 1660, 150),
		wall(-30, 110, 150, 820),
		wall(1490, 100, 150, 830),
		wall(560, 110, 90, 250),
		wall(780, 640, 110, 290),
		wall(1060, 520, 440, 80),
		pairs([
			[240, 190],
			[360, 820],
			[980, 190],
			[1250, 780],
		]).map(([x, y], i) => [
			k.contact(x + 12, y + 26, 92, 60, "#080b3a"),
			form(9, k.rect(x - 60, y - 60, 120, 120, 16, "#c6c1f0"), 8),
			form(
				12,
				i % 2
					? k.circle(x, y, 38, "#e2765a")
					: k.path(
							k.smooth(
								[
									[x - 34, y - 34],
									[x + 34, y - 34],
									[x + 26, y + 34],
									[x - 26, y + 34],
								],
								true,
							),
							"#58b8a8",
						),
				6,
			),
		]),
		k.line(`M${steps.map(([x, y]) => `${x} ${y}`).join("L")}`, "#ffe9a8", 10, {
			"stroke-dasharray": "4 30",
			opacity: 0.95,
		}),
		k.contact(1290, 262, 130, 90, "#080b3a"),
		form(10, k.rect(1200, 160, 180, 180, 18, "#d5d0f6"), 8),
		mask(1290, 240, 190),
		k.sparkles(1180, 130, 220, 200, 5, 26, 3, "#fff6c8"),
		laser([120, 430], [560, 250], 9),
		laser([650, 250], [1060, 560], 9),
		laser([890, 760], [1490, 690], 9),
		laser([120, 560], [780, 800], 9),
		k.contact(330, 790, 150, 70, "#080b3a"),
		k.at(
			310,
			660,
			thief({
				look: [0.8, -0.4],
				left: [
					[-180, 60],
					[-260, 20],
					[-250, -60],
				],
				right: [
					[180, 60],
					[280, 10],
					[320, -70],
				],
				legs: [
					[
						[-80, 170],
						[-110, 230],
					],
					[
						[90, 180],
						[150, 220],
					],
				],
			}),
			{ scale: 0.56, rotate: 6 },
		),
		k.vignette(1600, 900, 0.4, "#070a33"),
		k.plate(40, 30, 310, 84),
		[0, 1, 2].map((i) => k.medal(112 + i * 84, 70, 32, i < 2)),
		k.readout(800, 34, "ROOM", "4", { align: "middle" }),
		k.pause(),
	];
}

export const caught = (): k.Drawing => [
	hall(1600, 900, 640, 800, [1330, 210], 2),
	painting(470, 110, 200, 260, 12),
	column(380, -20, 680, 120),
	column(1080, -20, 680, 120),
	plinth(740, 800, 330, 230),
	k.at(
		740,
		400,
		thief({
			look: [-0.9, 0.05],
			lid: 0.05,
			mood: "fright",
			left: [
				[-170, 40],
				[-250, -40],
				[-190, -150],
			],
			right: [
				[170, 40],
				[250, 100],
				[300, 60],
			],
			legs: [
				[
					[-70, 190],
					[-80, 240],
				],
				[
					[70, 190],
					[160, 210],
				],
			],
		}),
		{ scale: 0.74 },
	),
	torch(1215, 596, 700, 520, 10, 10, 0),
	k.faded(
		0.5,
		k.path(
			k.polygon([
				[1196, 610],
				[1196, 586],
				[420, 220],
				[420, 760],
			]),
			k.linear(
				[
					[0, "#ffe27a", 0.15],
					[1, "#fff3b8", 0.95],
				],
				0,
			),
		),
	),
	guard(1430, 860, 0.98),
	k.line("M290 560l-26 -40M330 500l-10 -48M236 620l-48 -18", "#fff3b8", 12),
	k.vignette(1600, 900, 0.45, "#070a33"),
	k.gauge(560, 66, 480, 0.92, "SUSPICION", "#ff4a5e"),
	k.readout(40, 34, "ROOM", "7"),
	k.pause(),
	k.call("FREEZE!", 330, 300, 92, "#ffd84d", -8),
];

export const rope = (): k.Drawing => [
	k.backdrop(1600, 900, ["#0b1048", "#24329a", "#4656bc"]),
	k.times(8, (i) => k.rect(i * 220, 0, 6, 700, 0, { fill: "#0a0e44", opacity: 0.5 })),
	k.clipped(k.rect(560, -10, 480, 96, 0, "#fff"), [
		k.rect(500, -10, 600, 110, 0, k.linear(["#2f6fe0", "#a8d4ff"])),
		k.circle(900, 36, 40, "#fff6d0"),
	]),
	form(7, k.path("M520 -10H560V86H1040V-10H1080V126H520Z", "#6876cc"), 8),
	k.faded(
		0.4,
		k.path(
			k.polygon([
				[560, 126],
				[1040, 126],
				[1240, 780],
				[360, 780],
			]),
			k.linear([
				[0, "#cfe4ff", 0.9],
				[1, "#cfe4ff", 0],
			]),
		),
	),
	painting(90, 250, 210, 270, 21),
	painting(1300, 260, 190, 250, 22),
	column(400, -20, 740, 110),
	column(1200, -20, 740, 110),
	k.rect(0, 700, 1600, 200, 0, k.linear(["#3d4db4", "#161d66"])),
	ropeTo(906, 40, 560),
	k.at(742, 330, thief(HANG), { scale: 0.74, rotate: -8 }),
	plinth(800, 850, 240, 130),
	crown(800, 712, 130),
	k.rect(690, 540, 220, 166, 16, {
		fill: "#c8ecff",
		opacity: 0.2,
		stroke: "#e8faff",
		"stroke-width": 6,
		"stroke-opacity": 0.8,
	}),
	k.path("M712 690L790 556H830L740 690Z", { fill: "#ffffff", opacity: 0.3 }),
	laser([0, 610], [640, 760], 8),
	laser([960, 770], [1600, 600], 8),
	k.contact(180, 860, 120, 24, "#070a33"),
	guard(220, 868, 0.52, true),
	k.vignette(1600, 900, 0.45, "#070a33"),
	k.readout(800, 800, "ALARM", "0:12", { align: "middle", accent: "#ff7a8a" }),
	k.readout(40, 34, "LOOT", "3/4"),
	k.pause(),
];
