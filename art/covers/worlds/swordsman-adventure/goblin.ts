/** Swordsman Adventure: the goblins. */
import * as k from "../../kit/index.ts";
import { form } from "./clay.ts";

/** A goblin around his belly, about 230 units tall. */
export const goblin = (
	x: number,
	y: number,
	scale: number,
	{ flip = false, rotate = 0, scared = false, shade = true } = {},
): k.Drawing => [
	shade ? k.contact(x, y + 92 * scale, 110 * scale, 26 * scale, "#1a4a2a") : "",
	k.at(
		x,
		y,
		[
			form(
				8,
				k.path(
					k.taper(
						[
							[60, 10],
							[110, -30],
							[124, -90],
						],
						34,
						28,
					),
					"#7ec83e",
				),
				4,
			),
			form(
				9,
				k.path(
					k.taper(
						[
							[120, -60],
							[150, -170],
						],
						26,
						62,
					),
					"#8f5a32",
				),
				5,
			),
			form(7, [
				k.path(
					k.taper(
						[
							[-30, 60],
							[-36, 90],
						],
						36,
						44,
					),
					"#7ec83e",
				),
				k.path(
					k.taper(
						[
							[30, 60],
							[36, 90],
						],
						36,
						44,
					),
					"#7ec83e",
				),
			]),
			form(
				16,
				k.path(
					k.smooth(
						[
							[0, -30],
							[70, 0],
							[66, 70],
							[0, 84],
							[-66, 70],
							[-70, 0],
						],
						true,
					),
					"#8a5a34",
				),
			),
			form(
				10,
				[
					k.path("M-70 -70Q-130 -130 -190 -120Q-150 -60 -80 -30Z", "#8fdc48"),
					k.path("M70 -70Q130 -130 190 -120Q150 -60 80 -30Z", "#8fdc48"),
				],
				4,
			),
			form(24, k.ellipse(0, -58, 98, 80, "#8fdc48"), 6),
			k.eye(-38, -72, 32, -1, {
				skin: "#6fb838",
				iris: "#e0a012",
				lid: scared ? 0 : 0.26,
				tilt: scared ? -8 : 14,
				look: [0.2, scared ? -0.4 : 0.2],
				white: "#fff8c8",
			}),
			k.eye(38, -72, 28, 1, {
				skin: "#6fb838",
				iris: "#e0a012",
				lid: scared ? 0 : 0.26,
				tilt: scared ? -8 : 14,
				look: [0.2, scared ? -0.4 : 0.2],
				white: "#fff8c8",
			}),
			scared ? k.ellipse(0, -14, 24, 20, "#4a1026") : k.grin(0, -22, 84, 5, 0.3),
			form(6, k.ellipse(4, -46, 20, 15, "#6fb838"), 3),
			form(
				8,
				k.path(
					k.taper(
						[
							[-60, 10],
							[-110, 20],
							[-120, -30],
						],
						34,
						28,
					),
					"#7ec83e",
				),
				4,
			),
		],
		{ scale, flip, rotate },
	),
];
