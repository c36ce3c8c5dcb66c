/** Zombie Monster Survivors: the places and things. */
import * as k from "../../kit/index.ts";
import { MOON } from "./hero.ts";

export const ACID: k.Light = {
	key: "#f4ff9a",
	shade: "#14305a",
	rim: "#c78aff",
	from: 0.4,
	strength: [0.55, 0.66, 0.8],
};

type Zombie = { skin: string; shirt: string; shape: "tall" | "round" | "small" };

export const MOB: Zombie[] = [
	{ skin: "#8fe02a", shirt: "#6a4ac0", shape: "tall" },
	{ skin: "#b4ea3a", shirt: "#e0703a", shape: "round" },
	{ skin: "#5fcf4a", shirt: "#c03a6a", shape: "small" },
];

/** A zombie facing left, foot at the origin, about 420 tall (tall), 380 (round), 280 (small). `shock`: blown off its feet. */
function drawZombie(kind: number, shock: boolean): k.Drawing {
	const { skin, shirt, shape } = MOB[kind % 3] ?? { skin: "#8fe02a", shirt: "#6a4ac0", shape: "tall" };
	const [w, h, head] = shape === "tall" ? [62, 190, 88] : shape === "round" ? [112, 170, 96] : [58, 110, 92];
	const gaze = (r: number): k.Gaze => ({
		skin,
		iris: "#d9304a",
		white: "#fffbd0",
		lid: shock ? 0 : 0.34,
		tilt: shock ? 0 : -12,
		look: [shock ? 0.3 : -0.6, 0.1],
		tall: r,
	});
	const teeth = k.path("M-20 0L-12 16L-4 0ZM6 0L14 14L22 0Z", "#fffbe0");
	return [
		k.contact(0, 4, w * 1.6, 24),
		k.limb(
			ACID,
			[
				[-w * 0.4, -80],
				[-w * 0.5, -14],
			],
			46,
			38,
			"#3a3468",
		),
		k.limb(
			ACID,
			[
				[w * 0.4, -80],
				[w * 0.55, -14],
			],
			46,
			38,
			"#3a3468",
		),
		k.clay(ACID, 8, [k.ellipse(-w * 0.6, -6, 36, 18, "#5a3a2a"), k.ellipse(w * 0.46, -6, 36, 18, "#5a3a2a")]),
		k.clay(
			ACID,
			w * 0.34,
			k.blob(
				[
					[-w, -h * 0.5],
					[-w * 0.7, -h],
					[0, -h * 1.14],
					[w * 0.7, -h],
					[w, -h * 0.5],
					[w * 0.8, -54],
					[w * 0.3, -70],
					[0, -46],
					[-w * 0.4, -68],
					[-w * 0.8, -50],
				],
				shirt,
			),
		),
		k.limb(
			ACID,
			shock
				? [
						[w * 0.6, -h * 0.86],
						[w * 1.6, -h * 1.2],
						[w * 1.9, -h * 1.5],
					]
				: [
						[w * 0.2, -h * 0.8],
						[-w * 1.1, -h * 0.86],
						[-w * 1.9, -h * 0.92],
					],
			42,
			30,
			skin,
		),
		k.hand(ACID, shock ? w * 1.95 : -w * 1.98, shock ? -h * 1.56 : -h * 0.93, 24, skin, {
			rotate: shock ? 30 : -84,
			open: true,
		}),
		k.at(-8, -h - head * 0.7, [
			k.clay(ACID, head * 0.32, [
				shape === "tall"
					? k.rect(-head * 0.86, -head * 1.1, head * 1.72, head * 2.05, head * 0.62, skin)
					: k.ellipse(0, 0, head * (shape === "round" ? 1.12 : 1), head * 0.96, skin),
				k.circle(head * 0.94, 6, head * 0.24, skin),
			]),
			k.clay(
				ACID,
				9,
				k.path(
					`M${-head * 0.7} ${-head * 0.62}L${-head * 0.4} ${-head * 1.22}L${-head * 0.1} ${-head * 0.9}L${head * 0.2} ${-head * 1.28}L${head * 0.44} ${-head * 0.9}L${head * 0.74} ${-head * 1.02}L${head * 0.76} ${-head * 0.5}Q0 ${-head * 0.9} ${-head * 0.7} ${-head * 0.62}Z`,
					shape === "small" ? "#a83a9a" : "#2f2a5a",
				),
			),
			k.eye(-head * 0.46, -head * 0.12, head * 0.32, -1, gaze(1.1)),
			k.eye(head * 0.3, -head * 0.16, head * 0.42, 1, gaze(1.05)),
			shock
				? k.shout(-10, head * 0.52, head * 0.62, 0.9)
				: k.clipped(
						k.path(
							`M${-head * 0.56} ${head * 0.36}Q0 ${head * 0.24} ${head * 0.5} ${head * 0.4}Q${head * 0.2} ${head * 0.84} ${-head * 0.4} ${head * 0.74}Z`,
							"#fff",
						),
						[k.rect(-head, 0, head * 2, head, 0, "#3c0f3c"), k.at(0, head * 0.33, teeth, { scale: head / 70 })],
					),
			k.line(
				`M${head * 0.3} ${-head * 0.7}l${head * 0.34} ${head * 0.12}M${head * 0.4} ${-head * 0.8}l${-head * 0.06} ${head * 0.2}M${head * 0.54} ${-head * 0.76}l${-head * 0.06} ${head * 0.2}`,
				"#3c6a1a",
				5,
			),
		]),
		k.limb(
			ACID,
			shock
				? [
						[-w * 0.6, -h * 0.86],
						[-w * 1.5, -h * 1.1],
						[-w * 1.5, -h * 1.5],
					]
				: [
						[-w * 0.3, -h * 0.78],
						[-w * 1.2, -h * 0.66],
						[-w * 2, -h * 0.7],
					],
			44,
			32,
			skin,
		),
		k.hand(ACID, shock ? -w * 1.5 : -w * 2.1, shock ? -h * 1.56 : -h * 0.71, 26, skin, {
			rotate: shock ? -20 : -84,
			open: true,
		}),
	];
}

export const zombie = (kind: number, shock = false): string => k.shared(drawZombie(kind % 3, shock));

/** The blast of air and leaves from (x, y) to the right, `reach` long. */
export function gust(x: number, y: number, reach: number, seed: number, rotate = -8): k.Drawing {
	const luck = k.chance(seed);
	const leaves = k.times(26, () => {
		const d = luck.between(0.1, 1);
		return k.at(
			d * reach,
			luck.between(-1, 1) * (40 + d * reach * 0.26),
			k.path("M-22 0Q0 -20 24 0Q0 18 -22 0Z", luck.pick(["#ff9a2e", "#ffd23f", "#f0503c", "#c8e83a"])),
			{ rotate: luck.between(0, 360), scale: luck.between(0.7, 1.5) },
		);
	});
	return k.at(
		x,
		y,
		[
			k.path(
				`M0 -54L${reach} ${-reach * 0.36}Q${reach * 1.1} 0 ${reach} ${reach * 0.36}L0 54Z`,
				k.linear(
					[
						[0, "#ffffff", 0.75],
						[1, "#d8c8ff", 0],
					],
					0,
				),
			),
			k.times(5, (i) =>
				k.line(
					`M40 ${-34 + i * 17}Q${reach * 0.5} ${(-60 + i * 30) * 1.4} ${reach * 0.86} ${(-110 + i * 55) * 1.2}`,
					"#ffffff",
					8,
					{ opacity: 0.55, "stroke-dasharray": `${reach * 0.2} ${reach * 0.07}` },
				),
			),
			leaves,
		],
		{ rotate },
	);
}

const house = (x: number, y: number, scale: number, wall: string, roof: string, w = 330): k.Drawing =>
	k.at(
		x,
		y,
		k.shared([
			k.clay(MOON, w * 0.05, k.rect(-w * 0.42, -w * 0.62, w * 0.84, w * 0.64, 10, wall)),
			k.clay(
				MOON,
				w * 0.04,
				k.path(
					k.polygon([
						[-w * 0.54, -w * 0.56],
						[-w * 0.3, -w * 0.96],
						[w * 0.3, -w * 0.96],
						[w * 0.54, -w * 0.56],
					]),
					roof,
				),
				12,
			),
			k.clay(MOON, 8, k.rect(w * 0.12, -w * 1.08, w * 0.12, w * 0.2, 6, k.darken(roof, 0.2))),
			[-0.24, 0.22].map((c) => [
				k.glow(c * w, -w * 0.36, w * 0.26, w * 0.26, "#ffd25a", 0.7),
				k.rect((c - 0.1) * w, -w * 0.46, w * 0.2, w * 0.2, 6, k.linear(["#fff2a8", "#ffb43a"])),
				k.rect((c - 0.01) * w, -w * 0.46, w * 0.02, w * 0.2, 0, wall),
				k.rect((c - 0.1) * w, -w * 0.37, w * 0.2, w * 0.02, 0, wall),
			]),
			k.rect(-w * 0.08, -w * 0.26, w * 0.16, w * 0.28, 8, k.darken(roof, 0.35)),
		]),
		{ scale },
	);

const fence = (x: number, y: number, count: number, h: number): k.Drawing =>
	k.at(
		x,
		y,
		k.clay(MOON, h * 0.05, [
			k.rect(0, -h * 0.72, count * h * 0.36, h * 0.1, 4, "#c8bcf0"),
			k.rect(0, -h * 0.32, count * h * 0.36, h * 0.1, 4, "#c8bcf0"),
			...k.times(count, (i) =>
				k.path(
					`M${k.n(i * h * 0.36)} 0V${-h * 0.84}L${k.n(i * h * 0.36 + h * 0.13)} ${-h}L${k.n(i * h * 0.36 + h * 0.26)} ${-h * 0.84}V0Z`,
					"#ece4ff",
				),
			),
		]),
	);

export function street(w: number, h: number, ground: number, moonX: number): k.Drawing {
	const houses = k.times(Math.ceil(w / 420), (i) =>
		house(
			180 + i * 430,
			ground - 30,
			1,
			["#6a55b8", "#8a5aa8", "#5a66c0"][i % 3] ?? "#6a55b8",
			["#b0407e", "#433a9a", "#c85a6a"][i % 3] ?? "#b0407e",
		),
	);
	return [
		k.backdrop(w, h, [
			[0, "#1a1052"],
			[0.35, "#43219a"],
			[0.62, "#a03ab0"],
			[0.8, "#e0609a"],
		]),
		k.stars(w, ground * 0.7, 60, 8, "#fff4d8"),
		k.orb(moonX, ground * 0.34, Math.min(w, h) * 0.13, "#fff8d8", "#e8c8ff"),
		[
			[-0.3, -0.2, 0.2],
			[0.3, 0.25, 0.26],
			[0.2, -0.4, 0.13],
		].map(([dx = 0, dy = 0, r = 0]) =>
			k.circle(
				moonX + dx * Math.min(w, h) * 0.13,
				ground * 0.34 + dy * Math.min(w, h) * 0.13,
				r * Math.min(w, h) * 0.13,
				{ fill: "#e8d8b8", opacity: 0.7 },
			),
		),
		k.ridge(w, ground - 60, ground + 60, 200, 5, "#6a38a8", "#9a4ab0", 5),
		houses,
		k.tree(MOON, w * 0.28, ground, 320, "#5a3ab0", "#4a2a5a", 2),
		k.tree(MOON, w * 0.86, ground, 380, "#4a3ab8", "#4a2a5a", 5),
		fence(-20, ground + 20, Math.ceil(w / 40) + 2, 110),
		k.rect(0, ground + 10, w, h, 0, k.linear(["#4a9a4a", "#2a6a5a"])),
		k.rect(0, ground + (h - ground) * 0.16, w, h, 0, k.linear(["#b0a0e8", "#7a68c0"])),
		k.rect(0, ground + (h - ground) * 0.24, w, h, 0, k.linear(["#5a4a9a", "#352868"])),
		k.glow(w * 0.5, h * 0.95, w * 0.5, h * 0.3, "#ff8ad8", 0.3),
	];
}
