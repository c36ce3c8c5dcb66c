/** Chinese Cuisine Chef: the toss and the rush. */
import * as k from "../../kit/index.ts";
import { b, SKIN } from "./clay.ts";
import { fire, flame, wok } from "./fire.ts";
import { FOODS, toss, whip } from "./food.ts";
import { arm, chef, tossing } from "./hero.ts";
import { counter, floorTiles, kitchen, lanterns, shelf, steam, steamers } from "./scene.ts";

/** A paper order with drawings on it. */
const ticket = (x: number, y: number, w: number, rotate: number, what: readonly number[]): k.Drawing =>
	k.at(
		x,
		y,
		[
			b.form(
				`M${-w / 2} 0H${w / 2}V${w * 1.2}L${w * 0.36} ${w * 1.12}L${w * 0.2} ${w * 1.2}L0 ${w * 1.12}L${-w * 0.2} ${w * 1.2}L${-w * 0.36} ${w * 1.12}L${-w / 2} ${w * 1.2}Z`,
				"#fff4dc",
				5,
				12,
			),
			k.line(`M${-w * 0.3} ${w * 0.9}H${w * 0.3}`, "#c8a88a", 7),
			b.slab(-14, -22, 28, 44, 8, "#e0a050", 5, 3),
			what.map((f, i) =>
				k.at((i - (what.length - 1) / 2) * w * 0.44, w * 0.5, k.cycle(FOODS, f)(), { scale: w / 300 }),
			),
		],
		{ rotate },
	);

export const stove = (): k.Drawing => [
	kitchen(1600, 900, 720, 1.2, 9),
	shelf(60, 330, 440),
	lanterns([
		[640, -30, 150],
		[1080, -60, 140],
		[1480, 90, 170],
	]),
	steam(260, 640, 1.2, 4),
	counter(1600, 640, 150),
	floorTiles(1600, 830, 900),
	steamers(170, 680, 3, 0.9),
	k.at(700, 870, tossing({ look: [0.8, -0.6], hat: 170, lean: -30 }), { scale: 0.86 }),
	whip(
		[
			[1100, 600],
			[1040, 440],
			[1130, 330],
			[1010, 210],
		],
		20,
	),
	toss(
		[
			[1180, 560],
			[1230, 360],
			[1120, 180],
			[920, 120],
		],
		6,
		92,
		0,
	),
	k.drops(1100, 680, 260, 20, 210, 330, 9, "#ffd36b", 4),
	k.vignette(1600, 900, 0.4, "#1c0420"),
	ticket(1390, 300, 170, 4, [3, 0]),
	k.readout(40, 34, "ORDER", "0:14"),
	k.pause(),
	k.readout(800, 34, "SCORE", "2,450", { align: "middle" }),
	k.call("NICE TOSS!", 1370, 640, 56, "#ffd84d"),
];

/** The hat catches fire. */
export const rush = (): k.Drawing => [
	kitchen(1600, 900, 740, 1.2, 11),
	lanterns([
		[120, 150, 170],
		[1490, 150, 170],
	]),
	k.line("M-20 120Q800 230 1620 110", "#f0d8b0", 8),
	ticket(250, 156, 150, -5, [3, 3]),
	ticket(800, 178, 150, 4, [4]),
	ticket(1180, 164, 150, -3, [0, 1]),
	counter(1600, 740, 240),
	steamers(1430, 780, 3, 0.9),
	steam(1430, 600, 1.2, 3),
	k.at(1030, 700, [k.at(150, -20, fire(0, 160, 380, 1.3)), k.at(150, -10, wok())]),
	k.glow(1060, 480, 420, 360, "#ff8a1f", 0.7),
	[
		[1180, 690, 1.9, 3],
		[1290, 690, 1.3, 16],
		[1060, 690, 1.7, -18],
		[990, 680, 1.1, -34],
	].map(([x = 0, y = 0, s = 0, turn = 0], i) => k.at(x, y, flame(0, 0, s, i + 2), { rotate: turn })),
	k.path(
		"M1010 640C960 520 860 470 760 380C720 340 690 300 668 236C720 290 790 300 850 330C960 380 1060 470 1120 640Z",
		k.linear(["#ff4a1c", "#ff8a1f", "#ffd23f"], 40),
	),
	k.path("M1040 640C990 540 900 480 800 400C900 430 1020 500 1080 640Z", k.linear(["#ffb02e", "#fff6b8"], 40)),
	k.at(520, 860, chef({ look: [0.8, -0.2], mouth: "shout", hat: 170, lean: 34, burnt: true }), {
		scale: 0.9,
		rotate: -12,
	}),
	arm([600, 590], [720, 610], [800, 650]),
	b.mitten(816, 660, 44, SKIN, { rotate: 90 }),
	k.drops(1130, 480, 380, 30, 190, 350, 10, "#ffd36b", 6),
	k.drops(330, 330, 90, 8, 150, 240, 13, "#a8ecff", 4),
	k.vignette(1600, 900, 0.4, "#1c0420"),
	k.readout(40, 34, "ORDERS LEFT", "3"),
	k.pause(),
	k.gauge(40, 820, 320, 0.92, "FLAME", "#ff5a1f"),
	k.call("TOO HOT!", 1300, 300, 72, "#ffb347", 6),
];
