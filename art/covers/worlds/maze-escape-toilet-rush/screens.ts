/** Maze Escape: the maze from above, the peacock, the leap. */
import * as k from "../../kit/index.ts";
import { b, CLOUDS, hedges, SKIN } from "./clay.ts";
import { paper, roll, runner, runnerWithPaper } from "./hero.ts";
import { gravel, mazeAbove, SPIRAL } from "./maze.ts";
import { corridor, skyOver } from "./scene.ts";
import { blooms, hedge, peacock, poof, toilet, topiary } from "./things.ts";

const HUD = (left: k.Drawing): k.Drawing => [left, k.pause()];

/** From above: the whole maze, the trail, the goal. */
export const above = (): k.Drawing => {
	const way: k.Point[] = [
		[7, 10],
		[7, 8.3],
		[3, 8.3],
		[0.8, 7.6],
		[0.75, 3],
		[0.8, 0.8],
		[5, 0.75],
		[9.2, 0.8],
		[9.2, 2.2],
		[6.8, 2.25],
		[6.7, 3.2],
		[6.6, 3.3],
	];
	const s = 112;
	const p = ([x, y]: k.Point): k.Point => [16 + x * s, 118 + y * s * 0.8];
	return [
		gravel(1600, 900, 3),
		k.glow(816, 500, 330, 240, "#fff6a0", 1),
		paper(way.slice(0, 9).map(p), 34, 30),
		mazeAbove(1600, 900, SPIRAL, s, 16, 118, 34),
		k.at(816, 560, toilet(), { scale: 0.42 }),
		k.at(1046, 330, [k.contact(0, 0, 200, 40, "#3a2a10", 0.5), runner([-0.8, 0.4])], { scale: 0.36, flip: true }),
		k.at(972, 110, roll(30), { rotate: -20 }),
		k.at(190, 640, roll(30)),
		k.at(1460, 700, roll(30), { rotate: 14 }),
		k.glow(190, 640, 70, 60, "#ffffff", 0.6),
		topiary(490, 560, 0.26, 4),
		topiary(1180, 800, 0.28, 2),
		k.vignette(1600, 900, 0.32, "#053a2a"),
		HUD(k.readout(40, 34, "PAPER", "62 %")),
		k.call("THIS WAY?", 1290, 340, 50, "#ffffff"),
	];
};

export const standoff = (): k.Drawing => [
	corridor(1600, 900, 980, 330),
	k.at(1130, 800, peacock(), { scale: 1.16 }),
	topiary(1540, 850, 0.9, 4),
	k.contact(480, 838, 300, 44, "#5a3a1a", 0.5),
	k.speed(40, 600, 460, 240, 9, 4, "#ffffff", 0),
	k.at(500, 840, runnerWithPaper([0.9, 0.2]), { scale: 0.98, rotate: -16 }),
	poof(720, 850, 1.2),
	poof(640, 870, 0.8),
	k.vignette(1600, 900, 0.32, "#053a2a"),
	HUD(k.readout(40, 34, "TIME", "0:19")),
	k.call("HONK!", 1420, 300, 70, "#8ff0ff", 8),
	k.gauge(40, 820, 320, 0.4, "PAPER", "#7fd4ff"),
];

/** The leap at the finish. */
export const leap = (): k.Drawing => [
	skyOver(1600, 380),
	k.rays(1180, 420, 1200, 22, "#fff6b0", 0.5),
	k.cloud(CLOUDS, 300, 190, 330, "#ffffff", 2),
	k.cloud(CLOUDS, 820, 130, 260, "#ffffff", 5),
	hedge(
		"M-60 470C60 330 200 340 300 360C420 330 520 350 640 366C760 330 900 360 1000 360C1140 330 1300 350 1400 366C1500 340 1600 340 1680 370V560H-60Z",
		[0, 340, 1600, 180],
		4,
		"#2f9048",
		26,
	),
	k.rect(0, 490, 1600, 410, 0, k.linear(["#8ad858", "#4fb048", "#1f7a44"])),
	k.ellipse(980, 760, 720, 190, k.linear(["#c8f06a", "#7acc4e"])),
	k.ripple(980, 760, 720, 190, "#f5dc9c", 30, 1),
	k.times(6, (i) =>
		k.ellipse(980, 762, 640 - i * 104, 160 - i * 26, { fill: i % 2 ? "#6ac44a" : "#98dc58", opacity: 0.8 }),
	),
	hedges.ball(1190, 792, 240, 62, "#fff4e0", 8),
	k.ellipse(1190, 780, 206, 46, "#f8e4c0"),
	k.glow(1190, 600, 380, 330, "#fff0a0", 0.9),
	k.at(1190, 796, toilet(), { scale: 0.96 }),
	k.at(
		520,
		640,
		[
			paper(
				[
					[330, -590],
					[200, -760],
					[-40, -700],
					[-150, -560],
					[-340, -560],
					[-480, -420],
					[-700, -440],
				],
				60,
				44,
			),
			b.rod(
				[
					[66, -424],
					[170, -500],
					[320, -520],
				],
				48,
				36,
				SKIN,
				6,
			),
			runner([0.9, 0.3]),
			k.at(350, -566, roll(54), { rotate: -20 }),
			b.mitten(330, -532, 33, SKIN, { rotate: 70 }),
		],
		{ scale: 0.88, rotate: 32 },
	),
	[
		[200, 830],
		[1500, 640],
		[760, 590],
	].map(([x = 0, y = 0], i) => [
		b.rod(
			[
				[x, y],
				[x, y - 46],
			],
			24,
			16,
			"#5a6a8c",
		),
		k.faded(
			0.75,
			k.times(5, (j) =>
				k.line(`M${x} ${y - 46}Q${x + (j - 2) * 60} ${y - 250} ${x + (j - 2) * 130} ${y - 60}`, "#d8f8ff", 7, {
					"stroke-dasharray": "16 12",
				}),
			),
		),
		k.drops(x, y - 90, 190, 12, 190, 350, 10, "#c8f4ff", i + 2),
	]),
	k.speed(20, 300, 600, 200, 9, 4, "#ffffff", 20),
	blooms([
		[90, 870, 34],
		[1530, 850, 36],
		[420, 868, 26],
	]),
	k.vignette(1600, 900, 0.32, "#053a2a"),
	[-1, 0, 1].map((i) => k.medal(1190 + i * 116, 90 - (i === 0 ? 12 : 0), i === 0 ? 56 : 46)),
	k.pause(),
	k.readout(40, 34, "PAPER", "8 %"),
];
