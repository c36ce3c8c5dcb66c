/** Emralds Forest Shoot: the fox archer. */
import * as k from "../../kit/index.ts";
import { b, CLOAK, FUR, PALE } from "./clay.ts";

type Mood = { look?: readonly [number, number]; wink?: boolean; mouth?: "smirk" | "laugh" };

/** The fox's head in the hood, facing right and forward, about 340 wide around the origin. */
export function foxHead({ look = [0.8, -0.1], wink = false, mouth = "smirk" }: Mood = {}): k.Drawing {
	const ear = (side: -1 | 1): k.Drawing =>
		k.at(
			side * 96,
			-108,
			[
				b.form("M-56 40C-60 -60 -30 -130 0 -160C40 -130 64 -50 56 40Z", FUR, 24, 4),
				k.path("M-26 20C-30 -50 -10 -96 4 -118C26 -90 34 -40 28 20Z", "#5a2438"),
				k.path("M-14 20C-14 -20 -2 -50 6 -66C20 -44 22 -14 18 20Z", "#ffb890"),
			],
			{ rotate: side * 20 },
		);
	return [
		b.form("M-196 130C-236 -30 -150 -196 10 -214C150 -200 226 -50 196 130C150 200 -140 210 -196 130Z", CLOAK, 56),
		ear(-1),
		ear(1),
		b.form(
			"M-172 96C-196 -40 -110 -150 6 -160C120 -150 194 -40 176 96C190 -90 96 -120 6 -122C-90 -120 -176 -80 -172 96Z",
			k.lighten(CLOAK, 0.14),
			20,
			10,
		),
		b.form(
			"M-30 -110C60 -130 150 -70 156 0C200 20 186 54 150 76C110 130 60 150 24 156C-20 150 -80 120 -112 70C-170 54 -190 20 -146 -6C-140 -70 -100 -104 -30 -110Z",
			FUR,
			44,
			6,
		),
		b.whole(16, [
			k.path(
				"M-158 18C-110 0 -70 30 -34 44C0 20 50 20 78 44C110 28 140 4 170 22C176 54 150 70 146 78C110 130 60 150 24 156C-20 150 -80 120 -112 70C-146 60 -170 44 -158 18Z",
				PALE,
			),
		]),
		k.path("M-30 -112C0 -60 10 -40 20 20C40 -40 56 -70 66 -104C40 -116 0 -118 -30 -112Z", {
			fill: "#ffb060",
			opacity: 0.55,
		}),
		k.glow(-86, 56, 36, 26, "#ff5a4a", 0.5),
		k.glow(124, 54, 34, 26, "#ff5a4a", 0.5),
		wink
			? k.line("M-96 -20Q-62 -50 -24 -18", "#3a1428", 12)
			: k.eye(-58, -24, 44, -1, { look, lid: 0.16, tilt: 18, skin: FUR, iris: "#0f9a5c", tall: 1.15 }),
		k.eye(78, -26, 44, 1, { look, lid: 0.12, tilt: 18, skin: FUR, iris: "#0f9a5c", tall: 1.15 }),
		b.form("M-26 44C0 28 50 28 76 46C70 84 40 104 26 106C6 104 -20 84 -26 44Z", PALE, 18, 6),
		b.form("M-6 44C10 32 40 32 56 44C52 66 34 76 26 76C16 76 -2 66 -6 44Z", "#2a1424", 9, 4),
		k.shine(16, 46, 10, 6),
		mouth === "laugh"
			? k.laugh(26, 100, 66, 0.6)
			: [
					k.line("M26 78V96Q-2 116 -24 98M26 96Q60 120 86 88", "#3a1428", 9),
					k.path("M62 104L74 98L72 118Z", "#ffffff"),
				],
	];
}

/** The emerald arrow pointing right, its middle at the origin, 420 long. */
export const arrow = (): k.Drawing => [
	k.glow(200, 0, 130, 120, "#5affb0", 0.85),
	b.rod(
		[
			[-200, 0],
			[170, 0],
		],
		15,
		15,
		"#a8683a",
	),
	k.path("M-186 0L-216 -24H-160L-130 0L-160 24H-216Z", k.linear(["#f4fff0", "#7ae0a8"])),
	k.line("M-200 0H-140", "#2f8a5c", 5),
	k.gem(208, 0, 54, "#12d084", -90),
	k.shine(196, -14, 18, 7, -20),
];

/** The bow drawn to the right: grip at the origin; `pull` is how far the string is back. */
export const bow = (pull: number): k.Drawing => [
	k.line(`M-40 -250L${-pull} 0L-40 250`, "#f4fff0", 6),
	b.whole(
		8,
		k.path(
			"M-46 -262C10 -230 44 -120 40 0C44 120 10 230 -46 262C-24 210 0 110 -2 0C0 -110 -24 -210 -46 -262Z",
			"#8a4f2c",
		),
		8,
	),
	b.ball(20, 0, 24, 46, "#1f6a4a", 4),
	[-170, 170].map((y) => b.ball(12, y, 15, 15, "#ffd23f", 3)),
];

const tail = (): k.Drawing => [
	b.form(
		"M-60 -130C-200 -90 -330 -150 -350 -290C-366 -400 -290 -470 -220 -500C-250 -420 -200 -380 -150 -330C-90 -280 -40 -220 -60 -130Z",
		FUR,
		50,
		6,
	),
	b.form(
		"M-346 -270C-370 -400 -290 -470 -220 -500C-240 -440 -214 -404 -190 -372C-230 -390 -260 -350 -270 -380C-290 -330 -320 -340 -346 -270Z",
		PALE,
		24,
	),
];

/** The fox without arms, feet at the origin, about 720 tall. */
export const figure = (mood: Mood, behindHead: k.Drawing = ""): k.Drawing => [
	k.contact(0, 4, 200, 36, "#04202a", 0.55),
	tail(),
	b.rod(
		[
			[-50, -200],
			[-86, -110],
			[-60, -30],
		],
		84,
		56,
		FUR,
		4,
	),
	b.form(k.squircle(-44, -20, 62, 28, 0.75), "#5a3424", 12, 4),
	b.rod(
		[
			[60, -200],
			[110, -120],
			[90, -30],
		],
		88,
		58,
		FUR,
		6,
	),
	b.form(k.squircle(110, -20, 64, 29, 0.75), "#6a4030", 12, 4),
	b.form(
		"M-120 -400C-180 -280 -220 -180 -240 -110C-180 -140 -150 -100 -110 -130C-60 -100 0 -140 40 -110C80 -140 120 -120 150 -150C140 -260 130 -340 110 -410Z",
		k.darken(CLOAK, 0.1),
		34,
		6,
	),
	b.form("M-70 -400C-96 -300 -80 -200 -50 -160C0 -140 70 -140 104 -170C116 -260 110 -340 80 -404Z", "#e87a20", 34, 6),
	b.form("M-30 -380C-40 -300 -20 -220 20 -190C60 -220 70 -310 56 -384Z", PALE, 22),
	b.slab(-84, -236, 196, 36, 16, "#6a3c24", 10, 6),
	b.ball(20, -218, 26, 24, "#ffd23f", 4),
	k.gem(20, -218, 17, "#12d084"),
	b.form("M-140 -420C-80 -360 90 -360 150 -424L130 -360C80 -310 -70 -310 -120 -356Z", k.lighten(CLOAK, 0.1), 22, 8),
	behindHead,
	k.at(6, -540, foxHead(mood)),
	b.ball(6, -372, 24, 22, "#12d084", 4),
];

/** The fox drawing the bow to the right. `aim` in degrees, negative is up. */
export const archer = (mood: Mood = {}, aim = -12): k.Drawing => [
	figure(
		mood,
		k.at(
			76,
			-310,
			[
				b.rod(
					[
						[30, -6],
						[150, -10],
						[262, 0],
					],
					64,
					48,
					k.lighten(CLOAK, 0.06),
					6,
				),
				k.at(292, 0, bow(290)),
			],
			{ rotate: aim },
		),
	),
	k.at(
		76,
		-310,
		[
			k.at(214, 0, arrow()),
			b.mitten(298, 4, 36, FUR, { rotate: 90 }),
			b.rod(
				[
					[-130, -40],
					[-220, 60],
					[-40, 14],
				],
				64,
				44,
				k.lighten(CLOAK, 0.1),
				8,
			),
			b.mitten(-8, 6, 34, FUR, { rotate: 80 }),
		],
		{ rotate: aim },
	),
];
