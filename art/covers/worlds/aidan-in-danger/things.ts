/** Aidan in Danger: what floats and falls about the house. */
import * as k from "../../kit/index.ts";
import { pairs } from "../../kit/lists.ts";
import { form } from "./clay.ts";

/** Umbrella with its handle's grip at the origin, canopy up; about 420 units tall. */
export const umbrella = (): k.Drawing => [
	k.line("M0 40Q0 74 -30 70M0 44V-300", "#5a3a2a", 15),
	k.line("M-3 36V-290", "#a87850", 5),
	form(
		20,
		k.path(
			"M-250 -230Q-240 -420 0 -440Q240 -420 250 -230Q200 -268 166 -228Q124 -268 84 -228Q40 -268 0 -228Q-40 -268 -84 -228Q-124 -268 -166 -228Q-200 -268 -250 -230Z",
			"#f0403c",
		),
		8,
		0.6,
	),
	pairs([
		[-84, -120],
		[84, 120],
	]).map(([a, b]) =>
		k.path(`M${a} -228Q${b * 0.8} -360 0 -440Q${a * 0.2} -340 ${a} -228Z`, { fill: "#8a0f2a", opacity: 0.28 }),
	),
	k.path("M-200 -290Q-150 -400 -40 -424Q-130 -360 -150 -280Z", { fill: "#ffffff", opacity: 0.3 }),
	form(5, k.circle(0, -446, 13, "#ffd24a")),
];

export const chairAt = (x: number, y: number, scale: number, rotate: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			form(
				8,
				[
					k.path(
						k.taper(
							[
								[-60, 40],
								[-70, 130],
							],
							24,
							18,
						),
						"#b87840",
					),
					k.path(
						k.taper(
							[
								[60, 40],
								[70, 130],
							],
							24,
							18,
						),
						"#b87840",
					),
					k.path(
						k.taper(
							[
								[-60, 20],
								[-66, -150],
							],
							26,
							20,
						),
						"#c98a4b",
					),
					k.path(
						k.taper(
							[
								[60, 20],
								[66, -150],
							],
							26,
							20,
						),
						"#c98a4b",
					),
					k.rect(-66, -140, 132, 34, 12, "#c98a4b"),
					k.rect(-62, -80, 124, 28, 12, "#c98a4b"),
				],
				6,
			),
			form(10, k.rect(-84, 4, 168, 46, 20, "#4fa0a8"), 6),
		],
		{ scale, rotate },
	);

export const lampAt = (x: number, y: number, scale: number, rotate: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			k.glow(0, -60, 240, 220, "#ffdf8a", 0.75),
			form(
				6,
				k.path(
					k.taper(
						[
							[0, 0],
							[0, 110],
						],
						20,
						16,
					),
					"#d8a03a",
				),
				0,
				0.8,
			),
			form(9, k.ellipse(0, 124, 66, 22, "#d8a03a"), 4, 0.8),
			form(14, k.path("M-56 -130H56L100 10Q0 40 -100 10Z", "#ffe2a0"), 6),
			k.path("M-100 10Q0 40 100 10", { fill: "none", stroke: "#e88a3a", "stroke-width": 12 }),
		],
		{ scale, rotate },
	);

export const tankAt = (x: number, y: number, scale: number, rotate: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			k.rect(-130, -90, 260, 180, 18, { fill: "#7fe0f0", opacity: 0.55 }),
			k.path("M-124 -40Q-60 -64 0 -40T124 -44V84H-124Z", { fill: "#2fa8d8", opacity: 0.75 }),
			form(6, [k.ellipse(-20, 20, 44, 28, "#ff8a2a"), k.path("M18 20L64 -6V46Z", "#ff8a2a")]),
			k.circle(-38, 12, 9, "#ffffff"),
			k.circle(-40, 12, 5, "#1a1030"),
			form(4, [
				k.path(
					k.taper(
						[
							[80, 84],
							[70, 30],
							[88, 0],
						],
						14,
						6,
					),
					"#4fc06a",
				),
				k.path(
					k.taper(
						[
							[-90, 84],
							[-96, 46],
						],
						12,
						6,
					),
					"#4fc06a",
				),
			]),
			k.circle(-70, -8, 7, { fill: "#ffffff", opacity: 0.7 }),
			form(6, [k.rect(-138, -98, 276, 20, 8, "#3a4a7a"), k.rect(-138, 80, 276, 22, 8, "#3a4a7a")]),
			k.path("M-112 -70L-90 -70L-104 70L-118 70Z", { fill: "#ffffff", opacity: 0.4 }),
		],
		{ scale, rotate },
	);

/** Upright piano around its middle, about 480 wide. */
export const piano = (x: number, y: number, scale: number, rotate: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			form(16, k.rect(-230, -210, 460, 400, 20, "#6b3a34"), 14),
			form(9, k.rect(-250, -226, 500, 46, 14, "#8a4c40"), 6),
			form(8, k.rect(-196, -160, 392, 120, 12, "#7d443a"), 5),
			form(12, k.rect(-260, -10, 520, 84, 16, "#8a4c40"), 8),
			k.rect(-232, 4, 464, 46, 6, "#fffaf0"),
			k.times(13, (i) => k.line(`M${-232 + (i + 1) * 33} 4V50`, "#8a80a0", 3)),
			k.times(13, (i) => ([2, 6, 9].includes(i) ? "" : k.rect(-232 + (i + 1) * 33 - 10, 4, 20, 28, 4, "#2a1c3a"))),
			form(8, [k.rect(-220, 74, 44, 130, 8, "#7d443a"), k.rect(176, 74, 44, 130, 8, "#7d443a")], 4),
			k.circle(-40, 130, 12, "#ffd24a"),
			k.circle(40, 130, 12, "#ffd24a"),
		],
		{ scale, rotate },
	);

export const crateAt = (x: number, y: number, s: number, rotate: number): k.Drawing =>
	k.at(
		x,
		y,
		[
			form(s * 0.07, k.rect(-s / 2, -s / 2, s, s, s * 0.06, "#c08a54"), s * 0.06),
			k.line(
				`M${k.n(-s * 0.4)} ${k.n(-s * 0.4)}H${k.n(s * 0.4)}V${k.n(s * 0.4)}H${k.n(-s * 0.4)}ZM${k.n(-s * 0.4)} ${k.n(s * 0.4)}L${k.n(s * 0.4)} ${k.n(-s * 0.4)}`,
				"#7a4f30",
				s * 0.09,
			),
		],
		{ rotate },
	);

/** A door used as a raft, seen from the side, around its middle. */
export const raft = (): k.Drawing => [
	form(12, k.path("M-300 -6L280 -30L310 14L-280 44Z", "#4f9a8c"), 8),
	form(5, [k.path("M-230 0L-30 -8L-26 14L-226 24Z", "#3a7a78"), k.path("M30 -12L220 -20L230 2L36 10Z", "#3a7a78")]),
	k.circle(262, -6, 15, "#ffd24a"),
];
