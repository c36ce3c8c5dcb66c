/** Glass Quest: lamp, glass and crystal. */
import * as k from "../../kit/index.ts";
import type { Corner, Material } from "../../kit/solids.ts";

export const CAVE = { shade: "#2a1060", lit: "#fff2ff", rim: "#ff9af0", rimStrength: 0.6 };

export const form = (r: number, drawing: k.Drawing, cast = 0, gloss = 0.3): string =>
	k.puff(CAVE, r, drawing, { cast, gloss });

export const GLASS: Material = {
	shade: "#0638a8",
	base: "#00a0e4",
	light: "#62f4ff",
	alpha: 0.86,
	edge: "#d8ffff",
	sparkle: 0.5,
};

export const LIMB: Material = { ...GLASS, base: "#0088d4", alpha: 0.9 };

export const PINK: Material = {
	shade: "#56087e",
	base: "#cc18a8",
	light: "#ff86e6",
	alpha: 0.92,
	edge: "#ffd8f8",
	sparkle: 0.3,
};

export const VIOLET: Material = {
	shade: "#2a0f74",
	base: "#6a2ad8",
	light: "#b48aff",
	alpha: 0.92,
	edge: "#d8c0ff",
	sparkle: 0.3,
};

export const SUN: Corner = [-0.7, 0.9, -0.6];
