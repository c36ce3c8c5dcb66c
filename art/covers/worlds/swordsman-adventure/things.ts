/** Swordsman Adventure: the sword, a kite, a crown. */
import * as k from "../../kit/index.ts";
import { form, GOLD, steel } from "./clay.ts";

/** The sword with its grip at the origin, pointing up; `length` of the blade in units. */
export const sword = (length = 520, width = 104): k.Drawing => [
	steel(
		9,
		k.path(
			k.polygon([
				[-width / 2, -50],
				[-width * 0.42, -length * 0.86],
				[0, -length - 40],
				[width * 0.42, -length * 0.86],
				[width / 2, -50],
			]),
			k.linear(["#f6fbff", "#cfe0f4", "#8fa6d0"], 0),
		),
		8,
	),
	k.path(
		k.polygon([
			[0, -60],
			[0, -length - 30],
			[width * 0.36, -length * 0.85],
			[width * 0.42, -60],
		]),
		{ fill: "#5f78b4", opacity: 0.35 },
	),
	k.path(
		k.taper(
			[
				[0, -70],
				[0, -length * 0.72],
			],
			width * 0.2,
			width * 0.1,
		),
		k.linear(["#9fb6dc", "#ffffff"], 0),
	),
	k.path(
		k.polygon([
			[-width * 0.36, -length * 0.3],
			[-width * 0.1, -length * 0.36],
			[-width * 0.1, -length * 0.62],
			[-width * 0.34, -length * 0.56],
		]),
		{ fill: "#ffffff", opacity: 0.7 },
	),
	form(
		8,
		k.path(
			k.taper(
				[
					[0, 62],
					[0, -30],
				],
				36,
				36,
			),
			"#a8242f",
		),
	),
	k.times(3, (i) => k.line(`M-17 ${-12 + i * 26}L17 ${-2 + i * 26}`, "#6b1220", 6)),
	form(
		10,
		k.path(
			k.smooth(
				[
					[-118, -62],
					[-60, -50],
					[0, -62],
					[60, -50],
					[118, -62],
					[124, -34],
					[60, -20],
					[0, -26],
					[-60, -20],
					[-124, -34],
				],
				true,
			),
			GOLD,
		),
		6,
		0.8,
	),
	form(7, k.circle(0, 78, 30, GOLD), 4, 0.8),
	k.circle(0, 78, 14, k.radial(["#ff9aa0", "#d0142c"])),
];

export const kite = (x: number, y: number, s: number, colour: string, tail: k.Point): k.Drawing => [
	k.line(
		`M${k.n(x)} ${k.n(y + s)}Q${k.n(x + tail[0] * 0.2)} ${k.n(y + s + tail[1] * 0.6)} ${k.n(x + tail[0])} ${k.n(y + s + tail[1])}`,
		"#ffffff",
		4,
		{ opacity: 0.8 },
	),
	form(
		s * 0.09,
		k.path(
			k.polygon([
				[x, y - s],
				[x + s * 0.72, y - s * 0.1],
				[x, y + s],
				[x - s * 0.72, y - s * 0.1],
			]),
			colour,
		),
		s * 0.05,
	),
	k.path(
		k.polygon([
			[x, y - s],
			[x + s * 0.72, y - s * 0.1],
			[x, y - s * 0.1],
		]),
		{ fill: "#ffffff", opacity: 0.35 },
	),
	k.path(
		k.polygon([
			[x, y + s],
			[x - s * 0.72, y - s * 0.1],
			[x, y - s * 0.1],
		]),
		{ fill: "#ffffff", opacity: 0.25 },
	),
	[0.3, 0.55, 0.8].map((part) =>
		k.path(
			k.polygon([
				[x + tail[0] * part * part - s * 0.16, y + s + tail[1] * part - s * 0.1],
				[x + tail[0] * part * part + s * 0.16, y + s + tail[1] * part + s * 0.1],
				[x + tail[0] * part * part + s * 0.16, y + s + tail[1] * part - s * 0.1],
				[x + tail[0] * part * part - s * 0.16, y + s + tail[1] * part + s * 0.1],
			]),
			colour,
		),
	),
];

export const crownIcon = (lit = true): k.Drawing =>
	k.path("M-20 14L-24 -12L-11 0L0 -18L11 0L24 -12L20 14Z", {
		fill: lit ? GOLD : "#4a4280",
		stroke: lit ? "#fff2b0" : "#4a4280",
		"stroke-width": 3,
		"stroke-linejoin": "round",
	});
