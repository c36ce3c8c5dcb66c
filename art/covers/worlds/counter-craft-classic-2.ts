/**
 * Counter Craft Classic 2: a blocky soldier in a blue cap with a paint blaster, in a desert town built of cubes.
 * Palette: blue against warm sand, red for the other team; late afternoon sun. World units: one cube.
 */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./counter-craft-classic-2/covers.ts";
import { buildingSite, duel, rooftops } from "./counter-craft-classic-2/screens.ts";

export default {
	slug: "counter-craft-classic-2",
	pictures: {
		icon,
		preview,
		tall,
		background,
		"screenshot-1": duel,
		"screenshot-2": buildingSite,
		"screenshot-3": rooftops,
	},
} satisfies World;
