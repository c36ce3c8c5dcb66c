/** Caveman Jumper: the hero, and who belongs to it. */
import * as k from "../../kit/index.ts";

export const NOON: k.Light = {
	key: "#fff6c8",
	shade: "#8a2a3a",
	rim: "#8af0ff",
	from: -0.35,
	strength: [0.55, 0.6, 0.65],
};

export const [SKIN, FUR] = ["#f0934e", "#ffb62e"];
const [HAIR, BONE] = ["#6a3420", "#fff4dc"];

/** A bone `length` long, its middle at the origin, lying. */
export const bone = (length: number): string =>
	k.clay(
		NOON,
		length * 0.04,
		[
			k.rect(-length * 0.42, -length * 0.075, length * 0.84, length * 0.15, length * 0.06, BONE),
			...[-1, 1].flatMap((s) =>
				[-1, 1].map((t) => k.circle(s * length * 0.43, t * length * 0.085, length * 0.11, BONE)),
			),
		],
		length * 0.02,
	);

/** The head: a bush of hair and beard round a small face, 300 wide, around the origin. */
export function caveHead(mood: "joy" | "fear" = "joy", look: readonly [number, number] = [0.3, -0.5]): string {
	return [
		k.clay(NOON, 30, k.shag(0, 6, 142, 136, 17, 0.2, HAIR, 4)),
		k.at(30, -136, [k.at(0, 0, bone(150), { rotate: -14 })]),
		k.clay(NOON, 12, [k.shag(-8, -120, 50, 30, 8, 0.34, k.lighten(HAIR, 0.08), 8)], 4),
		[-1, 1].map((side) => k.clay(NOON, 8, k.circle(side * 112, 10, 26, SKIN), 4)),
		k.clay(
			NOON,
			24,
			k.path(
				k.smooth(
					[
						[-96, -20],
						[-70, -72],
						[0, -60],
						[70, -72],
						[96, -20],
						[86, 50],
						[0, 76],
						[-86, 50],
					],
					true,
				),
				SKIN,
			),
			4,
		),
		k.eyes(4, -12, 40, 84, { look, skin: SKIN, iris: "#3a7a5a", lid: mood === "joy" ? 0.06 : 0, tilt: -4, tall: 1.2 }),
		k.clay(
			NOON,
			7,
			[
				k.path(
					"M-92 -60C-60 -92 -10 -84 4 -62C20 -84 70 -92 100 -60C70 -66 40 -62 4 -44C-30 -62 -60 -66 -92 -60Z",
					HAIR,
				),
			],
			4,
		),
		k.clay(
			NOON,
			22,
			[k.shag(4, 104, 104, 56, 11, 0.3, k.lighten(HAIR, 0.06), 6), k.ellipse(4, 62, 96, 34, k.lighten(HAIR, 0.06))],
			5,
		),
		mood === "joy" ? k.laugh(8, 70, 88, 0.56) : k.shout(8, 88, 60, 0.9),
		mood === "joy" ? k.rect(-14, 64, 20, 22, 5, "#ffffff") : "",
		k.clay(NOON, 12, k.ellipse(10, 30, 38, 29, "#ff9f62"), 5),
		k.shine(0, 20, 11, 7),
		k.glow(-66, 34, 26, 18, "#ff4a2e", 0.55),
		k.glow(82, 34, 24, 18, "#ff4a2e", 0.55),
	].join("");
}

const footBare = (x: number, y: number, rotate: number): string =>
	k.at(
		x,
		y,
		k.clay(
			NOON,
			12,
			[
				k.ellipse(14, 0, 56, 32, SKIN),
				...[-26, -8, 8, 22].map((d, i) => k.circle(62 - Math.abs(i - 1) * 4, d, 13, SKIN)),
			],
			4,
		),
		{ rotate },
	);

/** The caveman in mid leap, about 640 tall, his middle at the origin. */
export function caveman(mood: "joy" | "fear" = "joy"): string {
	return [
		k.limb(
			NOON,
			[
				[-50, 130],
				[-110, 170],
				[-96, 240],
			],
			84,
			58,
			SKIN,
		),
		footBare(-92, 256, 24),
		k.limb(
			NOON,
			[
				[56, 130],
				[140, 130],
				[190, 190],
			],
			86,
			58,
			SKIN,
		),
		footBare(204, 206, -20),
		k.limb(
			NOON,
			[
				[96, -50],
				[190, -90],
				[216, -190],
			],
			92,
			62,
			SKIN,
		),
		k.at(222, -214, bone(330), { rotate: -52 }),
		k.hand(NOON, 220, -206, 44, SKIN, { rotate: 10 }),
		k.clay(
			NOON,
			38,
			k.blob(
				[
					[-120, -60],
					[-60, -116],
					[60, -116],
					[124, -60],
					[118, 60],
					[76, 140],
					[-76, 140],
					[-118, 60],
				],
				SKIN,
			),
		),
		k.clay(NOON, 18, [k.shag(0, -16, 64, 52, 10, 0.24, HAIR, 3)]),
		k.clay(
			NOON,
			22,
			[
				k.path(
					"M-124 20L-104 -110L-60 -120C-40 -40 40 40 122 50C126 90 110 140 96 172L66 144L44 186L10 152L-20 190L-50 150L-90 176C-116 130 -128 80 -124 20Z",
					FUR,
				),
				...[
					[-84, -60, 15],
					[-90, 20, 19],
					[-40, 50, 15],
					[-56, 112, 17],
					[20, 100, 20],
					[76, 96, 14],
				].map(([x = 0, y = 0, r = 0]) => k.ellipse(x, y, r, r * 0.8, "#7a3a18", 20)),
			],
			5,
		),
		k.limb(
			NOON,
			[
				[-96, -50],
				[-190, -30],
				[-240, -110],
			],
			92,
			62,
			SKIN,
		),
		k.hand(NOON, -250, -128, 44, SKIN, { rotate: -24, open: true, flip: true }),
		k.at(0, -170, caveHead(mood)),
	].join("");
}
