/** Caveman Jumper: the three screenshots. */
import * as k from "../../kit/index.ts";
import { caveman, NOON } from "./hero.ts";
import { canyon, egg, ledge, ptero, volcano } from "./scene.ts";

const HUD = (metres: string, coins: string, full: number): k.Drawing => [
	k.lives(74, 72, full, 3),
	k.readout(800, 34, "HEIGHT", metres, { align: "middle" }),
	k.readout(1460, 34, "", coins, { align: "end", icon: k.coin(0, 0, 24) }),
	k.pause(),
];

/** From the front: up through the canyon. */
export const climb = (): k.Drawing => [
	canyon(1600, 900, 0.76, 5),
	ledge(420, 780, 330, 1),
	ledge(1180, 690, 320, 2),
	ledge(700, 420, 280, 3),
	ledge(1230, 300, 250, 4),
	egg(1240, 254, 36),
	ptero(420, 290, 0.9),
	k.trail(
		[
			[430, 750],
			[520, 580],
			[760, 560],
		],
		16,
		110,
		"#fff8d0",
		0.7,
	),
	k.at(880, 560, caveman(), { scale: 0.66, rotate: 4 }),
	k.times(4, (i) => k.coin(1060 + i * 56, 560 - i * 66 + i * i * 4, 26, { turn: 0.6 + i * 0.1 })),
	k.line("M1400 840V200", "#ffffff", 10, { opacity: 0.5 }),
	k.medal(1400, 200, 32),
	k.circle(1400, 470, 18, "#ff6a4a"),
	HUD("248 m", "96", 3),
	k.call("DOUBLE JUMP!", 560, 190, 62),
];

/** From the side: a dinosaur snaps at his heels over the lava. */
export const lava = (): k.Drawing => {
	const rex = k.shared([
		k.clay(NOON, 34, [
			k.ellipse(-120, 130, 220, 170, "#5fae4a"),
			k.ellipse(70, -70, 190, 112, "#5fae4a"),
			k.ellipse(130, -10, 150, 70, "#5fae4a"),
		]),
		k.clay(
			NOON,
			12,
			[0, 1, 2, 3].map((i) => k.path(`M${-220 + i * 66} ${-20 - i * 50}l18 -74l46 50Z`, "#ff8a3a")),
		),
		k.clipped(k.path("M40 10Q180 -30 290 -10Q270 90 60 96Z", "#fff"), [
			k.rect(0, -60, 320, 200, 0, "#7a1230"),
			k.ellipse(150, 100, 90, 40, "#ff7a8a"),
			k.times(6, (i) => k.path(`M${70 + i * 38} -24l17 44l17 -44ZM${70 + i * 34} 106l15 -36l15 36Z`, "#fffbe8")),
		]),
		k.eyes(60, -110, 34, 78, { skin: "#5fae4a", lid: 0.3, tilt: 20, look: [0.6, 0.3], iris: "#ffb02e" }),
		k.ellipse(220, -70, 14, 9, "#2f6a2a"),
	]);
	return [
		canyon(1600, 900, 0.98, 6),
		k.rect(0, 660, 1600, 240, 0, k.linear(["#fff08a", "#ff8a1f", "#e8300f"])),
		k.glow(800, 680, 900, 200, "#ffe06a", 0.8),
		k.times(14, (i) =>
			k.ellipse(60 + i * 118, 730 + ((i * 53) % 130), 70 + (i % 3) * 24, 12, {
				fill: i % 2 ? "#fff6b0" : "#c8200f",
				opacity: 0.6,
			}),
		),
		ledge(330, 700, 420, 1),
		ledge(830, 740, 250, 2),
		ledge(1180, 700, 230, 3),
		ledge(1500, 640, 260, 4),
		k.at(230, 540, rex, { scale: 1.05 }),
		k.drops(720, 760, 170, 12, 220, 330, 16, "#ff8a1f", 2),
		k.speed(380, 360, 420, 260, 8, 6, "#ffffff"),
		k.at(860, 480, caveman("fear"), { scale: 0.74, rotate: 10 }),
		k.times(5, (i) => k.coin(1080 + i * 76, 430 - Math.sin((i / 4) * Math.PI) * 90, 30, { turn: 0.6 + 0.08 * i })),
		ptero(1280, 260, 0.7, true),
		HUD("512 m", "143", 2),
		k.call("CHOMP!", 430, 250, 74, "#ff8a5a"),
	];
};

/** Along a rope bridge towards the volcano, from behind and above. */
export const bridge = (): k.Drawing => {
	const view = k.camera(360, 800, 4, 640);
	const rope = (x: number): k.Drawing => [
		k.line(
			`M${view.point(x, 2.6, 1.4).map(k.n).join(" ")}L${view.point(x, 16, 1.4).map(k.n).join(" ")}`,
			"#8a5628",
			14,
		),
		k.times(8, (i) =>
			k.line(
				`M${view
					.point(x, 3 + i * 1.7, 1.4)
					.map(k.n)
					.join(" ")}L${view
					.point(x, 3 + i * 1.7, 0)
					.map(k.n)
					.join(" ")}`,
				"#a06a34",
				90 / (3 + i * 1.7),
			),
		),
	];
	const plank = (i: number): k.Drawing =>
		i === 4
			? ""
			: k.clay(
					NOON,
					Math.max(2, 46 / (2.6 + i)),
					k.slab(view, -1.7 + (i % 3) * 0.06, 1.7 + (i % 2) * 0.08, 2.5 + i, 3.3 + i, i % 2 ? "#c8843e" : "#b06e30"),
				);
	return [
		k.backdrop(1600, 900, ["#12a8c8", "#6ae0d8", "#fff0b0", "#ffb86a"]),
		k.rays(800, 330, 900, 18, "#fff6c0", 0.4),
		volcano(800, 480, 560),
		k.cloud(NOON, 260, 300, 300, "#f4fff4", 2),
		k.cloud(NOON, 1380, 260, 320, "#f4fff4", 4),
		[-1, 1].map((s) =>
			k.clay(
				NOON,
				50,
				k.blob(
					[
						[800 + s * 330, 420],
						[800 + s * 560, 330],
						[800 + s * 900, 250],
						[800 + s * 1000, 960],
						[800 + s * 780, 960],
						[800 + s * 520, 700],
					],
					k.linear([
						[0, "#ffc878"],
						[0.2, "#e8954a"],
						[0.2, "#c8622e"],
						[0.32, "#d9773a"],
						[0.32, "#f0a45a"],
						[0.6, "#d9773a"],
						[0.6, "#b8522a"],
						[1, "#c8622e"],
					]),
					0.1,
				),
			),
		),
		k.rect(
			0,
			430,
			1600,
			470,
			0,
			k.linear([
				[0, "#fff0c0", 0.7],
				[1, "#4fd0d0", 0.5],
			]),
		),
		[-1, 1].map((s) =>
			k.clay(
				NOON,
				40,
				k.blob(
					[
						[800 + s * 560, 520],
						[800 + s * 760, 420],
						[800 + s * 1000, 400],
						[800 + s * 1000, 1000],
						[800 + s * 640, 1000],
					],
					k.linear([
						[0, "#ffb860"],
						[0.3, "#d9843e"],
						[0.3, "#b8522a"],
						[0.45, "#c8622e"],
						[0.45, "#e8954a"],
						[1, "#a8482a"],
					]),
					0.1,
				),
			),
		),
		k.times(14, (i) => 13 - i).map(plank),
		rope(-1.9),
		rope(1.9),
		k.times(4, (i) =>
			k.coin(view.point(0.7, 6 + i * 1.6)[0], view.point(0.7, 6 + i * 1.6, 0.7)[1], 150 / (5 + i * 2), { turn: 0.75 }),
		),
		ptero(1180, 330, 1),
		k.contact(700, 830, 150, 30),
		k.at(700, 620, caveman(), { scale: 0.76, rotate: -6 }),
		k.speed(0, 500, 500, 260, 6, 9, "#ffffff", -16),
		HUD("770 m", "208", 1),
		k.call("MIND THE GAP!", 800, 220, 62, "#8ff0ff"),
	];
};
