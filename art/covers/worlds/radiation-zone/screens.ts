/** Radiation Zone: the carousel and the shooting gallery. */
import * as k from "../../kit/index.ts";
import { b, fair, LAMP, LIGHT, YELLOW } from "./clay.ts";
import { body, explorer, gun, hood, sleeve } from "./hero.ts";
import { carousel, wheel } from "./rides.ts";
import { grass, ground, mist, vines } from "./scene.ts";
import { duck, foam, shrooms } from "./things.ts";

/** By the carousel. */
export const ride = (): k.Drawing => [
	ground(1600, 900, 500, 4),
	k.blurred(3, wheel(160, 290, 230, "#3f8078")),
	mist(1600, 510, 110, 5, "#c8f08a", 0.55),
	carousel(1060, 740, 0.94),
	mist(1600, 720, 80, 8, "#a8e86a", 0.4),
	grass(1600, 780, 60, 3),
	k.at(420, 850, explorer({ look: [0.7, 0.1] }, 0.95), { scale: 0.96 }),
	shrooms(1470, 860, 1.2),
	mist(1600, 900, 90, 11, "#b6ff5c", 0.4),
	vines(1600, 6),
	k.vignette(1600, 900, 0.42, "#04202a"),
	k.readout(800, 34, "FUSES", "2 / 6", { align: "middle" }),
	k.pause(),
	k.gauge(40, 820, 320, 0.94, "RADIATION", "#ff4a3a"),
	k.call("CLICK-CLICK", 860, 210, 54, "#d8ff6a"),
	k.gauge(1240, 820, 320, 0.6, "FILTER", "#5cd8c8"),
	k.readout(40, 34, "SCORE", "890"),
];

/** The shooting gallery. */
export const gallery = (): k.Drawing => [
	k.rect(0, 0, 1600, 900, 0, k.linear(["#1f5a58", "#2f7a68", "#123c40"])),
	k.times(14, (i) => fair.slab(i * 120 - 20, 130, 112, 520, 6, k.cycle(["#3f7a66", "#357060", "#4a866c"], i), 8)),
	k.times(4, (i) => k.ripple(280 + i * 350, 330, 90, 90, "#e8d8a0", 18, 0.35)),
	k.times(4, (i) => k.circle(280 + i * 350, 330, 44, { fill: "#c8584a", opacity: 0.5 })),
	mist(1600, 600, 120, 4, "#a8e86a", 0.45),
	fair.whole(
		18,
		[
			k.path(
				`M-20 -20H1620V100${k.times(10, (i) => `Q${1540 - i * 164} 190 ${1458 - i * 164} 100`).join("")}Z`,
				"#c8584a",
			),
			k.times(5, (i) =>
				k.path(
					`M${1620 - i * 328 - 164} -20h-164v120Q${1620 - i * 328 - 246} 190 ${1620 - i * 328 - 164} 100Z`,
					"#e8d8a8",
				),
			),
		],
		18,
	),
	fair.slab(-40, 640, 1680, 60, 20, "#8a5a34", 14, 14),
	fair.slab(-40, 690, 1680, 240, 10, "#4a3428", 12),
	k.times(7, (i) =>
		k.rect(30 + i * 240, 730, 190, 130, 16, { fill: "none", stroke: "#e0c83a", "stroke-width": 7, opacity: 0.35 }),
	),
	k.line("M560 470Q1100 360 1640 470", "#5a6a60", 12),
	k.at(1440, 420, duck(), { scale: 0.92, rotate: -4 }),
	k.at(1160, 360, duck(), { scale: 0.98, rotate: 4 }),
	k.at(880, 400, duck(true), { scale: 1.02, rotate: 20 }),
	k.at(1330, 590, duck(), { scale: 0.7, rotate: 8 }),
	foam(
		[
			[480, 520],
			[620, 470],
			[760, 430],
			[860, 410],
		],
		30,
		120,
		4,
	),
	k.puffs({ ...LIGHT, lamp: LAMP }, 860, 400, 110, 90, 13, "#f4fff8", 5),
	k.drops(840, 400, 190, 18, 120, 330, 14, "#eafff4", 7),
	k.at(
		270,
		900,
		[
			body(),
			k.at(0, -540, hood({ look: [0.9, 0], mouth: "grit", tilt: 12 })),
			b.rod(
				[
					[-80, -380],
					[40, -310],
					[150, -330],
				],
				86,
				70,
				k.darken(YELLOW, 0.06),
				8,
			),
			k.at(190, -340, gun(), { scale: 1.15, rotate: -8 }),
			b.mitten(180, -310, 46, "#2f8a84"),
			sleeve(
				[
					[126, -390],
					[200, -300],
					[110, -290],
				],
				[104, -296],
				-60,
			),
		],
		{ scale: 0.98 },
	),
	k.vignette(1600, 900, 0.42, "#04202a"),
	k.readout(40, 34, "DUCKS", "3 / 8"),
	k.pause(),
	k.gauge(1240, 820, 320, 0.45, "FOAM  45 %", "#5cd8c8"),
	k.call("SPLAT!", 930, 240, 70, "#d8ff6a"),
];
