/** Kitty Litter: the hero, and who belongs to it. */
import * as k from "../../kit/index.ts";

export const DAY: k.Light = {
	key: "#ffffff",
	shade: "#5a4aa8",
	rim: "#ffd0e4",
	from: -0.45,
	strength: [0.6, 0.5, 0.6],
};

const COAT: k.Light = { key: "#ffffff", shade: "#8a7ad8", rim: "#ffc0dc", from: -0.45, strength: [0.7, 0.55, 0.6] };

export const GILT: k.Light = {
	key: "#fffbd0",
	shade: "#b04a00",
	rim: "#fff0a0",
	from: -0.45,
	strength: [0.65, 0.6, 0.8],
};

export const [PINK, GOLD, MINT] = ["#ff8ab4", "#ffc02e", "#7fdcc4"];
const WHITE = "#fdf8ff";

/** The golden scoop, 420 long, blade up, grip at the origin. */
export const scoop = (): string =>
	k.clay(GILT, 14, [
		k.rect(-20, -130, 40, 240, 20, GOLD),
		k.path("M-92 -330C-96 -360 96 -360 92 -330L76 -150Q0 -96 -76 -150Z", GOLD),
	]) +
	[-44, -15, 14, 43].map((x) => k.rect(x - 6, -310, 13, 130, 6, "#a8640a")).join("") +
	k.shine(-62, -260, 9, 60, 6) +
	k.clay(DAY, 6, k.rect(-24, 20, 48, 84, 20, PINK));

/** The kitten's face on its ball of fur, 360 wide, around the origin. */
export function kittenHead(mood: "glad" | "gasp" = "glad", look: readonly [number, number] = [0.3, -0.1]): string {
	const ear = (side: number): string =>
		k.at(
			side * 92,
			-104,
			[
				k.clay(COAT, 12, k.path("M-54 46C-50 -10 -6 -70 26 -84C52 -40 62 10 50 52Z", WHITE)),
				k.path("M-26 34C-22 -4 4 -38 20 -48C34 -16 36 14 28 40Z", k.linear(["#ffb0cc", "#f06a98"])),
			],
			{ flip: side < 0, rotate: side * 14 },
		);
	return [
		ear(-1),
		ear(1),
		k.clay(COAT, 40, k.shag(0, 0, 152, 128, 19, 0.13, WHITE, 5, 0.14)),
		k.clay(COAT, 8, k.shag(0, -118, 34, 26, 6, 0.5, WHITE, 8, 0.1)),
		k.eyes(4, -8, 54, 128, { look, iris: "#2fa8ff", pupil: "wide", skin: "#f4ecff", lid: 0.04, tilt: -6, tall: 1.12 }),
		k.glow(-108, 54, 40, 26, "#ff6a9a", 0.6),
		k.glow(112, 54, 40, 26, "#ff6a9a", 0.6),
		k.clay(COAT, 12, [k.ellipse(-24, 66, 34, 26, "#ffffff"), k.ellipse(28, 66, 34, 26, "#ffffff")]),
		mood === "glad" ? k.laugh(2, 78, 50, 0.72) : k.shout(2, 94, 40, 1),
		k.clay(DAY, 5, k.path("M-14 44Q2 38 18 44Q14 58 2 60Q-10 58 -14 44Z", PINK)),
		[-1, 1]
			.flatMap((side) =>
				[0, 1].map((i) =>
					k.line(
						`M${side * 66} ${60 + i * 16}Q${side * 120} ${52 + i * 18} ${side * 170} ${46 + i * 34}`,
						"#c8b8e8",
						4,
					),
				),
			)
			.join(""),
		k.at(
			86,
			-122,
			k.clay(
				DAY,
				9,
				[
					k.path("M0 0C-30 -50 -80 -50 -78 0C-80 46 -30 46 0 6Z", PINK),
					k.path("M0 0C30 -50 80 -50 78 0C80 46 30 46 0 6Z", PINK),
					k.circle(0, 2, 20, "#ff5a94"),
				],
				5,
			),
			{ rotate: 24, scale: 0.72 },
		),
	].join("");
}

/** A paw of radius `r`, toes up. */
export const mitt = (x: number, y: number, r: number, rotate = 0): string =>
	k.at(
		x,
		y,
		[
			k.clay(
				COAT,
				r * 0.3,
				[
					k.circle(0, 0, r, WHITE),
					k.circle(-r * 0.55, -r * 0.55, r * 0.45, WHITE),
					k.circle(0, -r * 0.78, r * 0.45, WHITE),
					k.circle(r * 0.55, -r * 0.55, r * 0.45, WHITE),
				],
				r * 0.16,
			),
		],
		{ rotate },
	);

/** The kitten leaping with the scoop raised, about 600 tall, its middle at the origin. */
export function kitten(mood: "glad" | "gasp" = "glad"): string {
	const tail: k.Point[] = [
		[-70, 120],
		[-180, 130],
		[-230, 40],
		[-180, -40],
	];
	return [
		k.clay(COAT, 22, [k.path(k.taper(tail, 70, 96), WHITE), k.shag(-176, -40, 62, 62, 11, 0.26, WHITE, 3, 0.13)]),
		k.at(166, -40, scoop(), { rotate: 30, scale: 0.92 }),
		k.limb(
			COAT,
			[
				[-60, 110],
				[-100, 160],
				[-70, 200],
			],
			92,
			76,
			WHITE,
		),
		mitt(-60, 214, 46, 160),
		k.limb(
			COAT,
			[
				[56, 110],
				[120, 140],
				[170, 120],
			],
			92,
			76,
			WHITE,
		),
		mitt(184, 116, 46, 80),
		k.clay(COAT, 38, k.shag(0, 60, 112, 116, 17, 0.12, WHITE, 9, 0.14)),
		k.clay(DAY, 8, k.path("M-90 -16Q0 34 92 -16L86 12Q0 62 -84 12Z", "#18b8a0"), 5),
		k.clay(GILT, 8, k.circle(2, 44, 24, GOLD), 4),
		k.limb(
			COAT,
			[
				[-80, 10],
				[-150, 10],
				[-196, -50],
			],
			80,
			66,
			WHITE,
		),
		mitt(-206, -62, 42, -30),
		k.limb(
			COAT,
			[
				[80, 20],
				[130, 20],
				[160, -20],
			],
			80,
			66,
			WHITE,
		),
		mitt(168, -34, 44, 14),
		k.at(0, -130, kittenHead(mood)),
	].join("");
}
