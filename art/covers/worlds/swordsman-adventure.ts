/**
 * Swordsman Adventure: a short knight with a helm too big, a red plume, and a sword longer than himself.
 * Palette: silver and red against green hills and a bright blue sky; a violet dragon, a castle that floats.
 */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./swordsman-adventure/covers.ts";
import { dive, dragonBridge, spin } from "./swordsman-adventure/screens.ts";

export default {
	slug: "swordsman-adventure",
	pictures: {
		icon,
		preview,
		tall,
		background,
		"screenshot-1": spin,
		"screenshot-2": dive,
		"screenshot-3": dragonBridge,
	},
} satisfies World;
