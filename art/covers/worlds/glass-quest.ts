/**
 * Glass Quest: a little golem of cyan glass with a glowing heart, in a cave of magenta crystals.
 * Palette: cyan light against deep plum, magenta crystals, one warm heart. Solids are faceted; world units: the golem is about 3 tall.
 */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./glass-quest/covers.ts";
import { bridge, shattered, stoneDoor } from "./glass-quest/screens.ts";

export default {
	slug: "glass-quest",
	pictures: {
		icon,
		preview,
		tall,
		background,
		"screenshot-1": stoneDoor,
		"screenshot-2": bridge,
		"screenshot-3": shattered,
	},
} satisfies World;
