/**
 * Stealthy Heist: a round thief in cream and navy stripes sneaks through a museum hall at night.
 * Palette: cream and gold against deep navy, red laser beams, warm torch light.
 */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./stealthy-heist/covers.ts";
import { caught, floorPlan, rope } from "./stealthy-heist/screens.ts";

export default {
	slug: "stealthy-heist",
	pictures: {
		icon,
		preview,
		tall,
		background,
		"screenshot-1": floorPlan,
		"screenshot-2": caught,
		"screenshot-3": rope,
	},
} satisfies World;
