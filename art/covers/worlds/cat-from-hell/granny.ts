/** Cat From Hell: granny, the other side of the story. */
import * as k from "../../kit/index.ts";
import { LAMP, RED } from "./head.ts";

/** Granny with her broom, 700 tall, her feet at the origin; angry. */
export function granny(): string {
	const skin = "#f2b48c";
	const broom = [
		k.clay(LAMP, 5, k.rect(-11, -330, 22, 560, 11, "#b06a34")),
		k.clay(
			LAMP,
			16,
			[
				k.path("M-52 -330C-60 -400 -80 -470 -96 -520L96 -520C80 -470 60 -400 52 -330Z", "#ffc22e"),
				k.times(6, (i) => k.line(`M${-34 + i * 14} -340L${-66 + i * 26} -512`, "#c98010", 5)),
			].flat(),
		),
		k.clay(LAMP, 5, k.rect(-60, -346, 120, 26, 13, RED)),
	];
	return [
		k.contact(0, 0, 230, 44),
		k.clay(
			LAMP,
			44,
			k.path(
				"M-90 -330C-150 -240 -190 -100 -190 -20Q0 30 190 -20C190 -100 150 -240 90 -330Q0 -380 -90 -330Z",
				"#ee3f7c",
			),
		),
		k.clay(
			LAMP,
			18,
			k.path("M-60 -240C-90 -150 -100 -70 -96 -8Q0 14 96 -8C100 -70 90 -150 60 -240Q0 -220 -60 -240Z", "#fff1e0"),
			8,
		),
		k.at(-20, -420, [
			k.clay(LAMP, 26, [
				k.circle(0, -150, 62, "#f3eef6"),
				k.circle(0, -40, 138, "#f3eef6"),
				k.circle(-96, 20, 60, "#f3eef6"),
				k.circle(96, 20, 60, "#f3eef6"),
			]),
			k.clay(LAMP, 32, k.ellipse(0, 14, 112, 108, skin), 6),
			k.clay(
				LAMP,
				18,
				[k.circle(-50, -78, 48, "#f3eef6"), k.circle(44, -80, 50, "#f3eef6"), k.circle(0, -92, 40, "#f3eef6")],
				6,
			),
			k.eyes(6, 0, 36, 100, { look: [0.6, 0], lid: 0.22, tilt: 18, skin, iris: "#5a4030" }),
			[-44, 56].map((x) => k.circle(x, 0, 46, { fill: "none", stroke: "#33204e", "stroke-width": 11 })),
			k.line("M2 -4Q6 -10 10 -4", "#33204e", 10),
			k.brows(6, -58, 62, 100, "#ffffff", 20),
			k.glow(-74, 50, 30, 22, "#ff4a5a", 0.6),
			k.glow(88, 50, 28, 22, "#ff4a5a", 0.6),
			k.clay(LAMP, 8, k.ellipse(8, 36, 24, 20, "#f59a80"), 4),
			k.shout(8, 84, 66, 0.7),
		]),
		k.at(150, -250, broom, { rotate: 24, scale: 0.86 }),
		k.limb(
			LAMP,
			[
				[-100, -300],
				[-60, -200],
				[96, -190],
			],
			84,
			56,
			"#d92c68",
		),
		k.hand(LAMP, 112, -186, 38, skin, { rotate: 70 }),
		k.limb(
			LAMP,
			[
				[90, -310],
				[190, -330],
				[196, -356],
			],
			80,
			56,
			"#d92c68",
		),
		k.hand(LAMP, 194, -366, 38, skin, { rotate: 20 }),
	].join("");
}
