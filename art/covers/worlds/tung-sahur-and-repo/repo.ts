/** Tung Sahur and Repo: Repo, the towing robot. */
import * as k from "../../kit/index.ts";
import { form } from "./clay.ts";

const LIME = "#a6e22e";

/** Repo, its wheel touching the ground at (x, y); about 330 units tall. `hook` is where the tow hook hangs, from the crane. */
export const repo = (
	x: number,
	y: number,
	scale: number,
	{ flip = false, rotate = 0, look = [0.3, 0] as k.Point, hook = [230, -250] as k.Point, mood = "glad" } = {},
): k.Drawing =>
	k.at(
		x,
		y,
		[
			form(14, k.circle(0, -74, 74, "#3a3560")),
			form(9, k.circle(0, -74, 48, "#8f8ac0"), 4),
			form(5, k.circle(0, -74, 20, LIME), 3),
			k.times(10, (i) => k.rect(-8, -148, 16, 16, 4, { fill: "#25204a", transform: `rotate(${i * 36} 0 -74)` })),
			form(8, k.path("M-40 -120L-30 -60H30L40 -120Z", "#6fae1c"), 5),
			form(
				7,
				k.path(
					k.taper(
						[
							[-96, -190],
							[-150, -150],
							[-172, -190],
						],
						30,
						26,
					),
					"#6fae1c",
				),
				4,
			),
			form(7, k.circle(-172, -196, 24, "#d8d4f0"), 4),
			form(
				30,
				k.path(
					k.smooth(
						[
							[-112, -300],
							[0, -322],
							[112, -300],
							[128, -210],
							[104, -122],
							[0, -104],
							[-104, -122],
							[-128, -210],
						],
						true,
						0.14,
					),
					LIME,
				),
				6,
				0.6,
			),
			form(
				8,
				k.path(
					k.smooth(
						[
							[-88, -280],
							[0, -294],
							[88, -280],
							[94, -218],
							[76, -170],
							[0, -162],
							[-76, -170],
							[-94, -218],
						],
						true,
						0.14,
					),
					"#2b2a5c",
				),
			),
			k.path("M-80 -268Q-40 -284 -10 -284L-50 -176L-78 -180Z", { fill: "#ffffff", opacity: 0.12 }),
			k.eyes(2, -230, 36, 78, {
				look,
				lid: mood === "glad" ? 0.06 : 0,
				skin: "#2b2a5c",
				iris: "#1fb0e0",
				white: "#f4fff0",
			}),
			mood === "glad" ? k.smile(2, -186, 40, 0.4, "#d8ff7a") : k.ellipse(2, -184, 12, 9, "#d8ff7a"),
			k.line("M-60 -306L-84 -364", "#8f8ac0", 9),
			form(5, k.circle(-86, -372, 17, "#ff5a4a"), 0, 0.8),
			k.glow(-86, -372, 50, 50, "#ff7a5a", 0.6),
			form(4, [k.circle(-100, -140, 9, "#d8d4f0"), k.circle(100, -140, 9, "#d8d4f0")]),
			form(5, k.path("M-60 -124Q0 -110 60 -124L56 -140Q0 -128 -56 -140Z", "#ffb52a"), 2),
			form(
				8,
				k.path(
					k.taper(
						[
							[60, -300],
							[130, -380],
							[hook[0] * 0.86, Math.min(hook[1] - 70, -360)],
						],
						34,
						24,
					),
					"#d8d4f0",
				),
				5,
			),
			k.line(
				`M${k.n(hook[0] * 0.86)} ${k.n(Math.min(hook[1] - 70, -360))}L${k.n(hook[0])} ${k.n(hook[1] - 46)}`,
				"#3a3560",
				8,
			),
			form(
				6,
				k.path(
					`M${k.n(hook[0] - 12)} ${k.n(hook[1] - 54)}h24v26q34 12 30 46q-6 38 -46 38q-36 0 -42 -34l24 -6q4 16 18 16q20 0 20 -18q0 -18 -28 -24Z`,
					"#ffb52a",
				),
				4,
				0.8,
			),
		],
		{ scale, flip, rotate },
	);
