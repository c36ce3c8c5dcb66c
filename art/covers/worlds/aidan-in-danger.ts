/**
 * Aidan in Danger: a boy in a yellow raincoat, all eyes, in a flooded house that rolls downhill through a storm.
 * Palette: yellow against storm blue and grey, one red umbrella. Cameras are never level.
 */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./aidan-in-danger/covers.ts";
import { adrift, chase, downhill } from "./aidan-in-danger/screens.ts";

export default {
	slug: "aidan-in-danger",
	pictures: {
		icon,
		preview,
		tall,
		background,
		"screenshot-1": chase,
		"screenshot-2": downhill,
		"screenshot-3": adrift,
	},
} satisfies World;
