/** Kitty Litter: the three screenshots. */
import * as k from "../../kit/index.ts";
import { DAY, kitten, PINK } from "./hero.ts";
import { bath, bathroom, bubbleFoam, duck, grit, roll, tray } from "./scene.ts";

const HUD = (level: string, scooped: string, share: number): k.Drawing => [
	k.readout(40, 34, "LEVEL", level, { accent: "#ffb0d0" }),
	k.readout(1460, 34, "SCOOPED", scooped, { align: "end" }),
	k.pause(),
	k.gauge(560, 72, 480, share, "TIDY", "#ffc02e"),
];

/** From the side: leaps over trays, ducks and rolls. */
export const course = (): k.Drawing => [
	bathroom(1600, 900, 560, 400),
	bath(1180, 690, 480),
	tray(220, 700, 320),
	tray(760, 740, 300, "#b45aff"),
	duck(1010, 800, 1),
	roll(1380, 790, 1.1, 12),
	roll(1480, 730, 0.9, -10),
	k.trail(
		[
			[240, 690],
			[360, 480],
			[560, 420],
		],
		16,
		120,
		"#ffffff",
		0.7,
	),
	grit(250, 690, 170, 4),
	k.at(640, 430, kitten(), { scale: 0.8, rotate: 12 }),
	k.times(5, (i) => k.coin(880 + i * 84, 400 - Math.sin((i / 4) * Math.PI) * 110, 32, { turn: 0.6 + 0.08 * i })),
	HUD("14", "38 / 50", 0.76),
	k.call("PURR-FECT!", 1180, 250, 66, "#ff9ac8"),
];

/** Down the foam slide, from behind the water's edge. */
export const slide = (): k.Drawing => {
	const view = k.camera(240, 800, 3.2, 560);
	return [
		k.backdrop(1600, 900, ["#4fbfb0", "#b8f4e0", "#7fdcc4"]),
		k.times(60, (i) =>
			k.rect((i % 12) * 136 + 6, Math.floor(i / 12) * 86 - 10, 124, 74, 10, { fill: "#d8fff0", opacity: 0.35 }),
		),
		k.glow(800, 200, 700, 300, "#ffffff", 0.9),
		[-1, 1].map((s) =>
			k.clay(
				DAY,
				34,
				k.path(
					k.polygon([
						view.point(s * 2.2, 16),
						view.point(s * 2.9, 16, 0.8),
						view.point(s * 3.3, 2, 1.1),
						view.point(s * 2.4, 2),
					]),
					PINK,
				),
			),
		),
		k.slab(view, -2.3, 2.3, 2, 16, k.linear(["#d8f8ff", "#6ad0f8", "#2fa0e8"])),
		k.times(9, (i) =>
			k.path(
				`M${view
					.point(-2, 2.6 + i * 1.4)
					.map(k.n)
					.join(" ")}Q${view
					.point(0, 2.3 + i * 1.4)
					.map(k.n)
					.join(" ")} ${view
					.point(2, 2.6 + i * 1.4)
					.map(k.n)
					.join(" ")}Q${view
					.point(0, 2.5 + i * 1.4)
					.map(k.n)
					.join(" ")} ${view
					.point(-2, 2.6 + i * 1.4)
					.map(k.n)
					.join(" ")}Z`,
				{ fill: "#ffffff", opacity: 0.6 },
			),
		),
		bubbleFoam(310, 700, 340, 2),
		bubbleFoam(1330, 640, 300, 5),
		...[
			[-1.75, 6.4],
			[1.7, 5.2],
			[1.6, 11],
		].map(([x = 0, z = 1]) => duck(view.point(x, z)[0], view.point(x, z)[1], 5.4 / z)),
		k.times(4, (i) =>
			k.coin(view.point(0.9 - i * 0.3, 4.6 + i * 1.4)[0], view.point(0.9, 4.6 + i * 1.4, 0.5)[1], 130 / (4 + i * 1.6), {
				turn: 0.75,
			}),
		),
		k.clay(DAY, 18, k.ellipse(720, 790, 210, 60, "#ffb02e")),
		k.ellipse(720, 776, 150, 36, "#a8540a"),
		k.at(720, 610, kitten("glad"), { scale: 0.82, rotate: -5 }),
		k.clay(DAY, 14, k.path("M510 790Q720 880 930 790Q900 870 720 874Q540 870 510 790Z", "#ffc84a")),
		k.puffs(DAY, 480, 850, 130, 50, 10, "#ffffff", 3),
		k.puffs(DAY, 970, 850, 130, 50, 10, "#ffffff", 8),
		k.drops(720, 830, 420, 24, 190, 350, 16, "#c8f4ff", 4),
		HUD("15", "12 / 40", 0.3),
		k.call("SPLASH RUN", 800, 230, 66, "#8ff0ff"),
	];
};

/** From above: clean the maze of trays before the robot hoover comes. */
export const clean = (): k.Drawing => {
	const luck = k.chance(5);
	const robot = k.at(1270, 400, [
		k.contact(10, 20, 150, 130),
		k.clay(DAY, 34, k.circle(0, 0, 126, "#4a5a8a")),
		k.clay(DAY, 16, k.circle(0, -6, 92, "#6a7ab8")),
		k.eyes(0, -8, 30, 76, { skin: "#6a7ab8", lid: 0.32, tilt: 20, look: [-0.7, 0.2], iris: "#ff3a4a" }),
		k.grin(0, 42, 70, 5, 0.3),
		k.circle(0, -78, 12, "#ff4a5a"),
	]);
	const pit = (x: number, y: number, w: number, h: number, paint: string, done: boolean): k.Drawing => [
		k.clay(DAY, 16, k.rect(x, y, w, h, 34, paint), 12),
		k.rect(x + 22, y + 22, w - 44, h - 44, 22, k.linear(done ? ["#fff6dc", "#f0dcae"] : ["#f4e2b8", "#dcc088"])),
		done
			? [k.medal(x + w / 2, y + h / 2, 40)]
			: k.times(7, () =>
					k.clay(
						{ ...DAY, shade: "#5a2a1a" },
						5,
						k.ellipse(
							luck.between(x + 60, x + w - 60),
							luck.between(y + 60, y + h - 60),
							24,
							15,
							"#a8703e",
							luck.between(-40, 40),
						),
						3,
					),
				),
	];
	return [
		k.times(66, (i) =>
			k.rect(
				(i % 11) * 150 - 20,
				Math.floor(i / 11) * 150,
				148,
				148,
				6,
				k.linear((i + Math.floor(i / 11)) % 2 ? ["#ffe4ee", "#ffcade"] : ["#ff9ac0", "#f584b0"], 60),
			),
		),
		k.clay(DAY, 30, k.ellipse(230, 800, 300, 190, "#7fdcc4"), 10),
		pit(140, 170, 380, 250, "#18b8a0", true),
		pit(900, 590, 400, 260, "#b45aff", false),
		pit(600, 150, 380, 260, "#2fa8ff", false),
		robot,
		k.trail(
			[
				[420, 700],
				[560, 640],
				[690, 600],
			],
			20,
			120,
			"#ffffff",
			0.7,
		),
		k.contact(690, 690, 170, 40),
		grit(880, 400, 130, 7),
		k.at(690, 550, kitten("gasp"), { scale: 0.64, rotate: -8 }),
		roll(1470, 680, 1, 30),
		duck(1480, 330, 0.9, true),
		k.times(4, (i) => k.coin(150 + i * 74, 560 + (i % 2) * 20, 28, { turn: 0.8 })),
		HUD("21", "44 / 60", 0.58),
		k.call("HURRY! 0:09", 1000, 520, 60, "#ff7a8a"),
	];
};
