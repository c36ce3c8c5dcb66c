/** Boat Attack: the hero, and who belongs to it. */
import * as k from "../../kit/index.ts";

export const SUN: k.Light = {
	key: "#ffe6b0",
	shade: "#7a1a6e",
	rim: "#ffb0d8",
	from: 0.45,
	strength: [0.5, 0.6, 0.65],
};

export const FOAM: k.Light = {
	key: "#ffffff",
	shade: "#d0607e",
	rim: "#aef4ff",
	from: 0.45,
	strength: [0.5, 0.5, 0.6],
};

export type Livery = { hull: string; stripe: string; helmet: string; fin: string; suit: string; skin: string };

export const RED: Livery = {
	hull: "#ee2b24",
	stripe: "#ffab1a",
	helmet: "#fff6ee",
	fin: "#ee2b24",
	suit: "#3a2f86",
	skin: "#f6b183",
};

/** The racer's head in the helmet, radius about 100 around the origin. `mood` 0 glad, 1 startled. */
export function racerHead(
	livery: Livery = RED,
	mood: "glad" | "startled" = "glad",
	look: readonly [number, number] = [0.5, 0.1],
): string {
	const crest =
		"M70 -70C54 -92 30 -104 4 -106L-30 -100L-86 -54L-112 -10C-128 -70 -96 -132 -20 -146C34 -154 78 -120 70 -70Z";
	const shell = [
		k.circle(0, 0, 104, livery.helmet),
		k.path("M-96 -20L-80 74Q-60 116 10 118Q82 118 104 66L106 20Z", livery.helmet),
	];
	const opening = "M-58 -14C-50 -58 84 -60 98 -8C106 40 84 84 30 86C-30 86 -62 42 -58 -14Z";
	const face = k.clipped(k.path(opening, "#fff"), [
		k.clay(SUN, 16, k.path("M-70 -50H110V100H-70Z", livery.skin)),
		k.path("M-70 -70H120V-26C60 -50 -10 -46 -64 -8Z", { fill: "#5a0f50", opacity: 0.3 }),
		k.glow(-24, 48, 30, 20, "#ff5a5a", 0.55),
		k.glow(84, 44, 24, 18, "#ff5a5a", 0.5),
		k.eyes(26, 0, 32, 68, {
			look,
			lid: mood === "glad" ? 0.1 : 0,
			skin: livery.skin,
			tilt: 10,
			iris: "#2b2440",
			lower: mood === "glad" ? 0.08 : 0,
		}),
		k.clay(SUN, 5, k.ellipse(38, 32, 14, 11, livery.skin), 3),
		mood === "glad" ? k.laugh(34, 50, 62, 0.5) : k.shout(36, 64, 34, 1),
	]);
	return [
		k.clay(SUN, 12, k.path(crest, livery.fin)),
		k.clay(
			SUN,
			30,
			[
				shell,
				k.path("M-30 -110L4 -112L16 -60L-16 -58Z", livery.stripe),
				k.path("M8 -112L26 -108L38 -60L22 -60Z", livery.fin),
			].flat(),
		),
		k.line(opening, "#33235e", 17),
		face,
		k.clay(SUN, 6, k.path("M-76 52C-40 84 60 92 108 50L104 88Q84 122 16 122Q-56 120 -82 84Z", livery.helmet), 4),
		[-6, 18, 42].map((x) => k.line(`M${x} 100l12 -1`, "#33235e", 7)).join(""),
		k.clay(SUN, 6, k.circle(-80, 20, 19, livery.stripe), 3),
		k.shine(-44, -64, 26, 13, -40),
	].join("");
}

/** The boat in three-quarter view heading right, 640 wide, waterline centre at the origin, with its racer. */
export function speedboat(livery: Livery = RED, mood: "glad" | "startled" = "glad"): string {
	const hull =
		"M-304 -66C-110 -52 150 -86 340 -214C330 -110 280 14 190 62C60 98 -160 98 -282 82C-304 40 -312 -18 -304 -66Z";
	const deck = "M-304 -68C-230 -128 60 -196 340 -216C210 -96 40 -46 -304 -56Z";
	const wing = (dx: number): string =>
		k.path(`M${-286 + dx} -70L${-262 + dx} -164L${-232 + dx} -164L${-240 + dx} -70Z`, k.darken(livery.hull, 0.25));
	return [
		k.clay(SUN, 6, [wing(26), wing(80)]),
		k.clay(SUN, 9, [k.path(deck, "#fff0dd")]),
		k.ellipse(-74, -92, 146, 30, "#3a1638", -7),
		k.clay(
			SUN,
			18,
			k.blob(
				[
					[-150, -86],
					[-146, -160],
					[-80, -196],
					[-10, -160],
					[-4, -90],
					[-76, -70],
				],
				livery.suit,
			),
		),
		k.at(-66, -262, racerHead(livery, mood), { scale: 0.96, rotate: -5 }),
		k.limb(
			SUN,
			[
				[-20, -150],
				[24, -112],
				[62, -120],
			],
			40,
			30,
			livery.suit,
		),
		k.hand(SUN, 68, -124, 20, "#fff6ee", { rotate: 60 }),
		k.path("M-14 -76C4 -160 44 -190 74 -190C140 -186 172 -160 180 -122C120 -96 50 -80 -14 -76Z", {
			fill: k.linear(["#c8fbff", "#5fd6f2", "#2f9fd8"], 60),
			opacity: 0.82,
		}),
		k.line("M-14 -76C4 -160 44 -190 74 -190C140 -186 172 -160 180 -122", "#fff6ea", 9),
		k.line("M22 -104C34 -146 52 -168 72 -172", "#ffffff", 9, { opacity: 0.8 }),
		k.clay(SUN, 26, [
			k.path(hull, livery.hull),
			k.clipped(k.path(hull, "#fff"), [
				k.path("M-320 26C-110 52 120 40 300 -70L260 120H-320Z", "#2a1f66"),
				k.line("M-320 6C-110 30 130 14 312 -112", livery.stripe, 34),
				k.line("M-320 -48C-110 -34 150 -68 344 -198", "#fff2e0", 34),
			]),
		]),
		k.line("M-290 -40C-110 -26 130 -58 300 -160", "#ffffff", 6, { opacity: 0.65 }),
		k.clay(SUN, 8, k.rect(-316, -186, 126, 30, 14, livery.hull, -4), 6),
		k.clay(SUN, 8, [k.rect(-332, -40, 54, 92, 16, "#3b3560"), k.rect(-338, -54, 66, 34, 14, livery.stripe)]),
	].join("");
}

/** Foam and spray of a boat at the origin heading right; drawn after the boat. */
function spray(seed: number): k.Drawing {
	return [
		k.puffs(FOAM, -250, 62, 190, 74, 15, "#fff4ee", seed),
		k.puffs(FOAM, -20, 92, 190, 46, 12, "#fff4ee", seed + 1),
		k.puffs(FOAM, 190, 66, 92, 60, 9, "#fff4ee", seed + 2),
		k.drops(-250, 20, 250, 22, 190, 262, 17, "#ffe6e0", seed + 3),
		k.drops(200, 20, 200, 16, 262, 350, 15, "#ffe6e0", seed + 4),
	];
}

export const boatWithSpray = (
	x: number,
	y: number,
	scale: number,
	livery: Livery,
	seed: number,
	rotate = -5,
	mood: "glad" | "startled" = "glad",
	flip = false,
): string =>
	k.at(
		x,
		y,
		[
			k.contact(0, 110, 420, 60, "#053a5c", 0.6),
			k.puffs(FOAM, 150, 30, 130, 60, 8, "#ffd9d0", seed + 8),
			k.at(0, 0, speedboat(livery, mood), { rotate }),
			spray(seed),
		],
		{ scale, flip },
	);
