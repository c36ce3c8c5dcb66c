/** Chinese Cuisine Chef: the round chef. */
import * as k from "../../kit/index.ts";
import { b, SKIN, WHITE } from "./clay.ts";
import { fire, flame, wok } from "./fire.ts";

/** The tall hat, its band at the origin, `h` tall, `lean` in units at the top. `burnt` singes it. */
function toque(h: number, lean = 0, burnt = false): k.Drawing {
	const folds = [-60, -20, 22, 62].map((x) =>
		k.line(`M${x} -24Q${x * 1.1 + lean * 0.4} ${-h * 0.4} ${x * 1.25 + lean * 0.7} ${-h * 0.72}`, "#d8c2d0", 9, {
			opacity: 0.7,
		}),
	);
	return [
		b.whole(34, [
			k.path(
				`M-100 0C-104 ${-h * 0.3} ${-120 + lean * 0.6} ${-h * 0.5} ${-118 + lean} ${-h * 0.74}H${118 + lean}C${120 + lean * 0.6} ${-h * 0.5} 104 ${-h * 0.3} 100 0Z`,
				WHITE,
			),
			folds,
		]),
		b.whole(
			34,
			[
				[-96, -0.78, 66],
				[-34, -0.92, 78],
				[42, -0.94, 80],
				[104, -0.8, 64],
				[0, -0.74, 80],
			].map(([x = 0, y = 0, r = 0]) => k.circle(x + lean, y * h, r, burnt && x > 0 ? "#8a7068" : WHITE)),
			8,
		),
		burnt ? [k.glow(86 + lean, -h * 0.96, 90, 90, "#ff7a1f", 0.8), flame(80 + lean, -h * 0.98, 0.5, 3)] : "",
		b.slab(-108, -46, 216, 58, 26, "#e23a3a", 14, 10),
		k.ellipse(0, -18, 17, 17, "#ffd23f"),
	];
}

/** The chef's face: round, red-cheeked, thick brows. Radius about 150 around the origin, with the hat. */
export function chefHead({
	look = [0.5, -0.6],
	mouth = "laugh",
	lean = 24,
	hat = 270,
	burnt = false,
}: {
	look?: readonly [number, number];
	mouth?: "laugh" | "shout" | "grit";
	lean?: number;
	hat?: number;
	burnt?: boolean;
} = {}): k.Drawing {
	return [
		[-1, 1].map((s) => b.ball(s * 150, 14, 30, 38, SKIN)),
		b.whole(
			22,
			[-1, 1].map((s) => [k.ellipse(s * 128, -54, 34, 56, "#3a1f2e"), k.ellipse(s * 138, -20, 22, 40, "#3a1f2e")]),
		),
		b.ball(0, 0, 152, 134, SKIN),
		k.at(0, -92, toque(hat, lean, burnt), { rotate: 5 }),
		k.glow(-92, 46, 50, 40, "#ff3a3a", 0.65),
		k.glow(92, 46, 50, 40, "#ff3a3a", 0.65),
		k.eyes(0, -12, 42, 104, {
			look,
			lid: mouth === "shout" ? 0 : 0.08,
			tilt: mouth === "shout" ? -14 : 4,
			skin: SKIN,
			iris: "#5a2c1c",
			pupil: "wide",
			tall: 1.2,
		}),
		k.brows(0, -76, 74, 116, "#3a1f2e", mouth === "shout" ? -20 : mouth === "grit" ? 16 : -10, 0.34),
		b.ball(0, 34, 34, 27, "#ff9a7a", 8),
		k.shine(-10, 24, 10, 6),
		{ laugh: k.laugh(0, 66, 110, 0.5), shout: k.shout(0, 94, 54, 0.95), grit: k.grin(0, 84, 100, 6, 0.26) }[mouth],
	];
}

/** The whole chef: a ball on short legs, feet at the origin, hand with the wok to the right; about 760 tall with the hat. */
export function chef(head: Parameters<typeof chefHead>[0] = {}): k.Drawing {
	return [
		k.contact(0, 6, 250, 44, "#1c0618", 0.6),
		[-1, 1].map((s) => [
			b.rod(
				[
					[s * 82, -70],
					[s * 88, -26],
				],
				92,
				84,
				"#3a2c4a",
			),
			b.form(k.squircle(s * 96, -20, 66, 28, 0.75), "#2a1c38", 11, 4),
		]),
		b.rod(
			[
				[-170, -300],
				[-262, -250],
				[-296, -340],
			],
			88,
			66,
			"#efe2e8",
			6,
		),
		b.mitten(-300, -366, 42, SKIN, { rotate: -10, flip: true }),
		b.ball(0, -232, 226, 206, WHITE, 6),
		k.line("M6 -420Q40 -240 6 -48", "#d8c2d0", 8, { opacity: 0.8 }),
		[
			[-46, -330],
			[-54, -250],
			[-46, -170],
			[66, -330],
			[76, -250],
			[66, -170],
		].map(([x = 0, y = 0]) => b.ball(x, y, 15, 15, "#e23a3a", 3)),
		b.form("M-222 -196C-150 -130 150 -130 222 -196L214 -146C150 -84 -150 -84 -214 -146Z", "#18a078", 14, 8),
		b.whole(
			22,
			[
				k.path("M-124 -410C-70 -350 70 -350 124 -410L116 -370C70 -310 -70 -310 -116 -370Z", "#e23a3a"),
				k.path("M-10 -350L50 -270L10 -276L-18 -240Z", "#e23a3a"),
			],
			8,
		),
		k.at(0, -500, chefHead(head)),
	];
}

export const arm = (shoulder: k.Point, elbow: k.Point, wrist: k.Point): k.Drawing => [
	b.rod([shoulder, elbow, wrist], 92, 70, WHITE, 8),
	b.rod([[(elbow[0] + wrist[0] * 2) / 3, (elbow[1] + wrist[1] * 2) / 3], wrist], 74, 76, "#18a078", 3),
];

/** The chef tossing: wok in the right hand, flames below, food in an arc over the hat. */
export const tossing = (head: Parameters<typeof chefHead>[0] = {}): k.Drawing => [
	chef(head),
	k.at(470, -250, [fire(0, 220, 380, 1.25), k.at(0, 0, wok(false), { rotate: -9 })]),
	arm([170, -310], [236, -230], [176, -226]),
	b.mitten(140, -226, 46, SKIN, { rotate: -60 }),
];
