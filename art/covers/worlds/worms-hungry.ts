/**
 * Worms Hungry: a fat pink worm that is mostly mouth, under and over an apple orchard in spring.
 * Palette: pink against lime grass and warm brown soil, red apples, pale turquoise sky.
 */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./worms-hungry/covers.ts";
import { leap, moleHunt, tunnels } from "./worms-hungry/screens.ts";

export default {
	slug: "worms-hungry",
	pictures: {
		icon,
		preview,
		tall,
		background,
		"screenshot-1": tunnels,
		"screenshot-2": leap,
		"screenshot-3": moleHunt,
	},
} satisfies World;
