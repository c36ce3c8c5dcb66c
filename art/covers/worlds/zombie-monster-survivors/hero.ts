/** Zombie Monster Survivors: the hero, and who belongs to it. */
import * as k from "../../kit/index.ts";

export const MOON: k.Light = {
	key: "#e8dcff",
	shade: "#24105c",
	rim: "#ff9ae0",
	from: 0.4,
	strength: [0.5, 0.66, 0.75],
};

const [PINK, SKIN, DENIM, YELLOW] = ["#ff4f9a", "#c9835a", "#3c58c8", "#ffc72e"];

/** The girl's head in her helmet, 260 wide around the origin. */
export function girlHead(mood: "fierce" | "laugh" = "fierce", look: readonly [number, number] = [0.6, 0.05]): string {
	const vents = [-54, -8, 38].map((x, i) =>
		k.path(
			k.taper(
				[
					[x, -128 + Math.abs(i - 1) * 8],
					[x + 14, -76],
				],
				20,
				12,
			),
			"#a3185e",
		),
	);
	return [
		k.clay(MOON, 18, [
			k.circle(-112, 70, 44, "#4a2430"),
			k.circle(-134, 118, 36, "#4a2430"),
			k.circle(-140, 164, 24, "#4a2430"),
		]),
		k.clay(MOON, 6, k.circle(-122, 94, 14, YELLOW)),
		k.clay(MOON, 32, [k.ellipse(4, 10, 118, 116, SKIN), k.circle(-100, 26, 26, SKIN)], 4),
		k.path("M-110 -14C-90 -60 60 -70 120 -20L116 -50L-100 -60Z", { fill: "#3a0c4a", opacity: 0.4 }),
		k.clay(MOON, 12, k.path("M-104 -10C-70 -30 -50 -10 -30 -34C0 -8 60 -10 116 -22L120 -60L-104 -60Z", "#4a2430")),
		k.clay(
			MOON,
			34,
			[
				k.path("M-132 -20C-146 -150 -50 -178 14 -176C104 -172 150 -108 142 -34C60 -60 -60 -56 -132 -20Z", PINK),
				...vents,
				k.path("M-128 -36C-60 -66 60 -72 142 -50L142 -30C60 -56 -60 -50 -130 -14Z", "#fff0f6"),
			],
			7,
		),
		k.path(k.star(100, -104, 5, 24, 11, 12), YELLOW),
		k.shine(-50, -140, 36, 14, -28),
		k.line("M-104 -6Q-96 90 -40 122", "#3a2050", 10),
		k.clay(MOON, 4, k.rect(-52, 112, 44, 20, 10, "#3a2050")),
		k.glow(-50, 56, 34, 22, "#ff4a6a", 0.6),
		k.glow(92, 54, 28, 20, "#ff4a6a", 0.55),
		k.eyes(24, 14, 36, 92, { look, skin: SKIN, iris: "#2f8f6a", lid: mood === "fierce" ? 0.2 : 0.1, tilt: 14 }),
		k.brows(24, -34, 54, 94, "#4a2430", mood === "fierce" ? 16 : -4),
		k.clay(MOON, 5, k.ellipse(34, 48, 14, 10, "#d98e66"), 3),
		k.laugh(30, 66, mood === "laugh" ? 84 : 66, mood === "laugh" ? 0.66 : 0.5),
		k.rect(-86, 40, 46, 18, 9, "#ffe2c4", -24),
		k.circle(-62, 49, 4, "#d9a080"),
	].join("");
}

/** The leaf blower: a fat yellow machine, nozzle to the right ending 330 from the origin. */
export const blower = (): k.Drawing => [
	k.clay(MOON, 16, k.path("M60 -26L250 -40L330 -66L330 66L250 40L60 30Z", "#423a72")),
	k.clay(MOON, 6, k.rect(312, -74, 30, 148, 14, PINK)),
	k.ellipse(328, 0, 12, 58, "#1c1440"),
	k.clay(MOON, 24, [k.rect(-90, -64, 190, 130, 50, YELLOW), k.rect(-20, -64, 26, 130, 0, PINK)]),
	k.circle(-46, 4, 34, "#2a2050"),
	k.clay(
		MOON,
		6,
		k
			.times(5, (i) =>
				k.path(
					k.taper(
						[
							[-46, 4],
							[-46 + Math.cos(i * 1.257) * 28, 4 + Math.sin(i * 1.257) * 28],
						],
						6,
						14,
					),
					"#8f86c8",
				),
			)
			.flat(),
	),
	k.clay(MOON, 7, k.path("M-40 -64C-40 -120 60 -120 64 -64L40 -64C38 -92 -14 -92 -16 -64Z", "#423a72")),
];

/** The girl blasting to the right, about 620 tall, feet near y = 300. */
export function girl(mood: "fierce" | "laugh" = "fierce"): string {
	return [
		k.limb(
			MOON,
			[
				[-30, 130],
				[-110, 190],
				[-130, 270],
			],
			78,
			62,
			DENIM,
		),
		k.foot(MOON, -140, 304, 96, PINK, { sole: "#ffffff", rotate: 4 }),
		k.limb(
			MOON,
			[
				[40, 130],
				[90, 180],
				[150, 250],
			],
			80,
			62,
			DENIM,
		),
		k.foot(MOON, 150, 300, 100, PINK, { sole: "#ffffff", rotate: -6 }),
		k.limb(
			MOON,
			[
				[70, -40],
				[150, 10],
				[170, 60],
			],
			58,
			46,
			"#7de0d0",
		),
		k.clay(MOON, 30, [
			k.blob(
				[
					[-84, -50],
					[0, -84],
					[84, -50],
					[92, 60],
					[74, 160],
					[0, 178],
					[-84, 160],
					[-96, 60],
				],
				"#7de0d0",
			),
		]),
		k.clay(
			MOON,
			18,
			[
				k.path("M-70 30H78L80 150Q0 200 -90 150Z", DENIM),
				k.rect(-56, -64, 30, 110, 12, DENIM),
				k.rect(34, -64, 30, 110, 12, DENIM),
			],
			4,
		),
		k.circle(-41, 36, 10, YELLOW),
		k.circle(49, 36, 10, YELLOW),
		k.rect(-28, 70, 64, 48, 14, { fill: "#2a3f9a" }),
		k.at(120, 76, blower(), { rotate: -8 }),
		k.limb(
			MOON,
			[
				[-64, -30],
				[-80, 70],
				[70, 84],
			],
			62,
			46,
			"#66cfc0",
		),
		k.hand(MOON, 84, 82, 32, SKIN, { rotate: 80 }),
		k.hand(MOON, 168, 8, 30, SKIN, { rotate: 20 }),
		k.at(0, -180, girlHead(mood)),
	].join("");
}
