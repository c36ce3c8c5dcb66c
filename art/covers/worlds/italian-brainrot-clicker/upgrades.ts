/** Italian Brainrot Clicker: the queue at the fountain. */
import * as k from "../../kit/index.ts";
import { b } from "./clay.ts";
import { dancer } from "./hero.ts";
import { piazza } from "./scene.ts";
import { bean, beans, fountain, pigeon, spaghetto, whirl } from "./things.ts";

const card = (x: number, title: string, price: string, art: k.Drawing, count: string): k.Drawing =>
	k.at(x, 640, [
		k.rect(6, 10, 330, 220, 30, { fill: "#4a1c5a", opacity: 0.4 }),
		b.slab(0, 0, 330, 220, 30, "#fff6e6", 10),
		k.rect(18, 18, 130, 130, 22, k.linear(["#ffd8c0", "#f8b0b8"])),
		k.clipped(k.rect(18, 18, 130, 130, 22, "#fff"), art),
		k.letters(title, 162, 64, 30, { fill: "#5a2c4a" }),
		k.letters(count, 166, 122, 44, { fill: "#f0567a" }),
		b.slab(18, 162, 294, 44, 22, "#4cb87a", 6),
		k.at(56, 184, bean(), { scale: 0.5 }),
		k.letters(price, 175, 196, 32, { align: "middle" }),
	]);

/** Wide: the queue on the fountain and the upgrade cards. */
export const upgrades = (): k.Drawing => [
	piazza(1600, 900, 420, 0.8, 170, 9),
	spaghetto(
		[
			[1000, 150],
			[1150, 90],
			[1290, 170],
			[1460, 90],
			[1640, 150],
		],
		26,
	),
	k.at(1230, 560, dancer({ mouth: "smile" }, "wave"), { scale: 0.56, rotate: -3 }),
	whirl(1226, 360, 180, 46),
	beans(1230, 250, 190, 260, 4, 3, 1),
	fountain(640, 620, 0.92),
	k.times(7, (i) =>
		k.at(
			340 + i * 100,
			470 + Math.sin((i / 6) * Math.PI) * 64,
			k.shared(k.at(0, 0, pigeon(k.cycle(["#9aa8d8", "#f0c8b8", "#c8b0e0"], i)), { scale: 0.62 })),
		),
	),
	k.path(
		"M0 590H1600V900H0Z",
		k.linear([
			[0, "#5a1c6a", 0],
			[0.3, "#5a1c6a", 0.55],
			[1, "#3a0c4a", 0.8],
		]),
	),
	card(90, "PIGEON", "1,500", k.at(96, 150, pigeon(), { scale: 0.62 }), "x7"),
	card(
		455,
		"FOUNTAIN",
		"8,000",
		[
			k.path("M38 92H128C126 118 108 132 83 132C58 132 40 118 38 92Z", k.linear(["#fffaf0", "#e8c8c8"])),
			k.ellipse(83, 92, 45, 11, "#a86432"),
			k.line("M83 92V50M83 54Q62 40 58 84M83 54Q104 40 108 84", "#c8803f", 9),
			k.circle(83, 46, 10, "#e8b478"),
		],
		"x1",
	),
	card(
		820,
		"FORKS",
		"24,000",
		[-34, 0, 34].map((d) =>
			k.at(83 + d, 90, [
				k.line("M0 -6V44", "#b0badc", 9),
				k.path("M-17 -58V-20Q0 4 17 -20V-58H9V-26H4V-58H-4V-26H-9V-58Z", k.linear(["#f4f8ff", "#b8c2e4"])),
				k.circle(-5, 6, 4, "#2a1c3a"),
				k.circle(5, 6, 4, "#2a1c3a"),
			]),
		),
		"x2",
	),
	k.vignette(1600, 900, 0.2, "#5a1c6a"),
	k.readout(40, 34, "BEANS", "9,340", { icon: k.at(0, 0, bean(), { scale: 0.6, rotate: -30 }) }),
	k.readout(800, 34, "PIGEONS", "x7", { align: "middle" }),
	k.pause(),
];
