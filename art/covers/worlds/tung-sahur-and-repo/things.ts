/** Tung Sahur and Repo: drum, cart, roofs. */
import * as k from "../../kit/index.ts";
import { nth } from "../../kit/lists.ts";
import { form, LAMPLIGHT } from "./clay.ts";

/** The big hanging drum, centre (x, y), radius `r`. */
export const drum = (x: number, y: number, r: number, tilt = 0): k.Drawing =>
	k.at(
		x,
		y,
		[
			k.line(
				`M${-r * 0.7} ${-r * 2.6}L${-r * 0.6} ${-r * 0.6}M${r * 0.7} ${-r * 2.6}L${r * 0.6} ${-r * 0.6}`,
				"#7a4a2a",
				r * 0.09,
			),
			form(r * 0.14, k.rect(-r * 0.92, -r * 0.9, r * 1.84, r * 1.8, r * 0.5, "#a8382c"), 10),
			k.times(9, (i) => k.circle(-r * 0.8 + i * r * 0.2, -r * 0.78, r * 0.05, "#ffcf4a")),
			form(r * 0.12, k.circle(0, 0, r, "#8a4a2a"), 8),
			form(r * 0.1, k.circle(0, 0, r * 0.84, "#ffeccc"), 0),
			k.times(16, (i) =>
				k.circle(Math.cos(i * 0.3927) * r * 0.92, Math.sin(i * 0.3927) * r * 0.92, r * 0.045, "#ffcf4a"),
			),
			k.circle(0, 0, r * 0.3, { fill: "#e2483c", opacity: 0.9 }),
			k.circle(0, 0, r * 0.2, "#ffeccc"),
		],
		{ rotate: tilt },
	);

export const waves = (x: number, y: number, r: number): k.Drawing =>
	k.times(3, (i) =>
		k.circle(x, y, r * (1.25 + i * 0.32), {
			fill: "none",
			stroke: "#ffe2a0",
			"stroke-width": k.n(r * (0.09 - i * 0.022)),
			opacity: k.n(0.75 - i * 0.2),
		}),
	);

export const cart = (x: number, y: number, s: number, rotate: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			form(8, k.path("M-250 -120H230L200 10H-220Z", "#b06a3a"), 8),
			k.times(5, (i) => k.line(`M-230 ${-100 + i * 24}H218`, "#6b3a22", 5, { opacity: 0.5 })),
			k.times(22, (i) =>
				form(
					11,
					k.circle(
						-210 + (i % 11) * 41,
						-180 + (i > 10 ? 44 : 0) + ((i * 13) % 9),
						33,
						nth(["#ff9a2a", "#e2483c", "#ffcf4a", "#8fc83a", "#ff7a9a"], i % 5),
					),
					4,
					0.6,
				),
			),
			form(6, [
				k.path(
					k.taper(
						[
							[-240, -120],
							[-330, -170],
						],
						20,
						16,
					),
					"#8a5030",
				),
				k.rect(-256, -300, 16, 190, 6, "#8a5030"),
				k.rect(220, -300, 16, 190, 6, "#8a5030"),
			]),
			form(
				8,
				k.times(6, (i) => k.path(`M${-280 + i * 93} -340h93l0 54q-46 40 -93 0Z`, i % 2 ? "#ffeccc" : "#2fa89a")),
				8,
			),
			[-130, 130].map((wx) => [
				form(9, k.circle(wx, 30, 66, "#5a3a2a"), 5),
				form(6, k.circle(wx, 30, 46, "#c08a54")),
				k.times(6, (i) =>
					k.line(`M${wx} 30L${k.n(wx + Math.cos(i * 1.047) * 46)} ${k.n(30 + Math.sin(i * 1.047) * 46)}`, "#5a3a2a", 9),
				),
				k.circle(wx, 30, 13, "#ffcf4a"),
			]),
		],
		{ scale: s, rotate },
	);

export const roof = (x1: number, x2: number, y: number, h: number, tone: string): k.Drawing => [
	k.rect(x1 + 30, y + 60, x2 - x1 - 60, h, 0, k.linear([tone, k.darken(tone, 0.4)])),
	form(10, k.path(`M${x1} ${y + 76}L${x1 + 60} ${y}H${x2 - 60}L${x2} ${y + 76}Z`, "#7a4a86"), 8),
	k.times(Math.floor((x2 - x1) / 40), (i) =>
		k.line(`M${x1 + 50 + i * 40} ${y + 8}l-12 60`, "#3f2460", 5, { opacity: 0.6 }),
	),
];

export const chimney = (x: number, y: number, s: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			form(6, [k.rect(-32, -120, 64, 140, 6, "#8a4a5a"), k.rect(-42, -140, 84, 30, 8, "#a85a64")], 4),
			k.faded(0.5, k.puffs(LAMPLIGHT, 14, -210, 46, 60, 7, "#e8c8d8", 3)),
		],
		{ scale: s },
	);
