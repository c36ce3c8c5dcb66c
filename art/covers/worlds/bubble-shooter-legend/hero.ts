/** Bubble Shooter Legend: the hero, and who belongs to it. */
import * as k from "../../kit/index.ts";

export const DAWN: k.Light = {
	key: "#fff4d0",
	shade: "#6a1f8c",
	rim: "#ffd0f4",
	from: -0.45,
	strength: [0.55, 0.58, 0.65],
};

export const [RED, GOLD] = ["#f0342e", "#ffc02e"];
const [BELLY, VIOLET] = ["#ffd89a", "#7a3fe0"];

/** A bubble like glass candy; written once for each colour. */
export function bubble(x: number, y: number, r: number, colour: string): string {
	return k.at(
		x,
		y,
		k.shared([
			k.circle(
				0,
				0,
				50,
				k.radial(
					[
						[0, k.lighten(colour, 0.65)],
						[0.35, k.lighten(colour, 0.15)],
						[0.78, colour],
						[1, k.darken(colour, 0.4)],
					],
					0.36,
					0.3,
					0.78,
				),
			),
			k.ellipse(
				6,
				30,
				30,
				14,
				k.radial(
					[
						[0, k.lighten(colour, 0.7), 0.85],
						[1, colour, 0],
					],
					0.5,
					0.5,
					0.5,
				),
				-12,
			),
			k.shine(-17, -24, 17, 10, -35, 0.95),
			k.circle(14, -34, 3.5, { fill: "#ffffff", opacity: 0.8 }),
		]),
		{ scale: r / 50 },
	);
}

/** The dragon's head, 280 wide, looking right, around the origin. */
export function dragonHead(mood: "glad" | "puff" = "glad", look: readonly [number, number] = [0.5, -0.2]): string {
	const horn = (x: number, turn: number): string =>
		k.at(
			x,
			-92,
			k.clay(
				DAWN,
				9,
				[
					k.path("M-22 16C-26 -20 -30 -60 -54 -86C-8 -80 22 -40 24 12Z", BELLY),
					k.line("M-24 -18L14 -26M-34 -46L0 -54", "#d9a05a", 5),
				],
				4,
			),
			{ rotate: turn },
		);
	const spikes = [
		[-104, -70, -44],
		[-128, -20, -70],
		[-130, 36, -96],
	].map(([x = 0, y = 0, a = 0]) => k.at(x, y, k.path("M-22 10Q0 -60 22 10Z", GOLD), { rotate: a }));
	return [
		k.clay(DAWN, 8, spikes),
		horn(-56, -16),
		horn(40, 16),
		k.clay(DAWN, 36, [k.circle(-10, -6, 120, RED), k.ellipse(72, 44, 92, 66, RED), k.ellipse(-84, 40, 50, 52, RED)]),
		k.clay(DAWN, 16, k.path("M-30 84C20 56 110 48 160 60C160 100 110 122 50 118C10 116 -20 108 -30 84Z", BELLY), 3),
		k.clay(DAWN, 8, [k.ellipse(118, 2, 22, 18, "#ff5a4a"), k.ellipse(68, -6, 20, 16, "#ff5a4a")]),
		k.ellipse(122, 2, 9, 7, "#8a1030"),
		k.ellipse(70, -4, 8, 6, "#8a1030"),
		k.eyes(16, -44, 40, 94, {
			look,
			skin: RED,
			iris: "#17a86a",
			lid: mood === "puff" ? 0.3 : 0.1,
			tilt: mood === "puff" ? 12 : 0,
			lower: mood === "glad" ? 0.08 : 0,
		}),
		k.glow(-58, 34, 34, 24, "#ff9a5a", 0.7),
		mood === "puff"
			? k.shout(116, 66, 46, 1)
			: k.at(86, 42, [k.laugh(0, 0, 116, 0.52), k.path("M-46 -12l10 22l12 -18ZM26 -14l12 20l10 -22Z", "#ffffff")], {
					rotate: -4,
				}),
		k.shine(-62, -86, 28, 14, -40, 0.7),
	].join("");
}

export const wing = (flip: boolean, rotate: number): string =>
	k.at(
		0,
		0,
		[
			k.clay(
				DAWN,
				16,
				k.path(
					"M0 0C-30 -90 -110 -160 -220 -150C-190 -110 -196 -90 -200 -60C-160 -66 -140 -50 -134 -20C-100 -30 -76 -10 -66 24C-40 10 -20 14 0 40Z",
					k.linear(["#ff9a3e", "#ff5a8a"], 60),
				),
			),
			k.clay(
				DAWN,
				7,
				k.path(
					k.taper(
						[
							[0, 6],
							[-70, -90],
							[-214, -148],
						],
						26,
						10,
					),
					RED,
				),
			),
		],
		{ flip, rotate },
	);

/** The dragon, 560 tall, flying; its middle at the origin. */
export function dragon(mood: "glad" | "puff" = "glad"): string {
	const tail: k.Point[] = [
		[-60, 150],
		[-180, 190],
		[-240, 110],
		[-200, 40],
	];
	return [
		k.at(-40, -10, wing(false, 8)),
		k.at(60, -10, wing(true, -20)),
		k.clay(DAWN, 14, k.path(k.taper(tail, 92, 26), RED)),
		k.at(-196, 34, k.clay(DAWN, 9, k.path("M0 20Q-50 0 -44 -50Q0 -40 34 -56Q44 -6 0 20Z", GOLD)), { rotate: 10 }),
		k.limb(
			DAWN,
			[
				[-50, 150],
				[-80, 200],
				[-60, 236],
			],
			84,
			66,
			RED,
		),
		k.limb(
			DAWN,
			[
				[50, 150],
				[90, 196],
				[90, 230],
			],
			84,
			66,
			RED,
		),
		[-64, 92].map((x) =>
			k.clay(
				DAWN,
				10,
				[k.ellipse(x + 8, 240, 46, 28, RED), ...[-24, 0, 24].map((d) => k.circle(x + 14 + d, 252, 12, BELLY))],
				4,
			),
		),
		k.clay(
			DAWN,
			36,
			k.blob(
				[
					[-96, 20],
					[-70, -60],
					[0, -84],
					[74, -60],
					[104, 30],
					[100, 140],
					[0, 200],
					[-100, 140],
				],
				RED,
			),
		),
		k.clay(DAWN, 20, [
			k.ellipse(18, 80, 66, 102, BELLY),
			...[30, 76, 122].map((y) =>
				k.path(`M-50 ${y}Q18 ${y + 22} 86 ${y}`, { fill: "none", stroke: "#d9904a", "stroke-width": 7 }),
			),
		]),
		k.limb(
			DAWN,
			[
				[-78, -10],
				[-130, 50],
				[-96, 96],
			],
			58,
			46,
			RED,
		),
		k.hand(DAWN, -88, 104, 30, RED, { rotate: 120 }),
		k.limb(
			DAWN,
			[
				[84, -10],
				[150, 10],
				[196, -40],
			],
			58,
			46,
			RED,
		),
		k.hand(DAWN, 204, -52, 32, RED, { rotate: 30, open: true }),
		k.at(6, -160, dragonHead(mood)),
	].join("");
}

/** The cannon: barrel up along `rotate` (0 is straight up), wheels at the origin, 340 tall; a bubble in its mouth. */
export const cannon = (rotate: number, colour: string): k.Drawing => [
	k.contact(0, 66, 190, 34),
	k.at(
		0,
		0,
		[
			bubble(0, -292, 66, colour),
			k.clay(DAWN, 24, [
				k.path("M-70 30L-86 -230Q0 -262 86 -230L70 30Q0 90 -70 30Z", VIOLET),
				k.path("M-78 -90Q0 -66 78 -90L80 -122Q0 -98 -80 -122Z", GOLD),
				k.path(k.star(0, -6, 5, 40, 18), GOLD),
			]),
			k.clay(DAWN, 10, k.path("M-102 -214Q0 -176 102 -214L104 -254Q0 -216 -104 -254Z", GOLD), 5),
			k.shine(-44, -60, 12, 70, 4, 0.6),
		],
		{ rotate },
	),
	[-1, 1].map((side) =>
		k.at(side * 96, 30, [
			k.clay(DAWN, 12, [k.circle(0, 0, 62, "#a8501c"), k.circle(0, 0, 44, "#ffb85a")], 6),
			k.times(6, (i) =>
				k.line(`M0 0L${k.n(Math.cos(i * 1.047) * 46)} ${k.n(Math.sin(i * 1.047) * 46)}`, "#a8501c", 12),
			),
			k.clay(DAWN, 5, k.circle(0, 0, 17, GOLD)),
		]),
	),
];
