/** Bucket Crusher: a huge orange robot whose head is a digger's bucket with a saw chain, and towers of toy bricks. */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./bucket-crusher/covers.ts";
import { sawing, steelBeam, topple } from "./bucket-crusher/screens.ts";

export default {
	slug: "bucket-crusher",
	pictures: {
		icon,
		preview,
		tall,
		background,
		"screenshot-1": sawing,
		"screenshot-2": topple,
		"screenshot-3": steelBeam,
	},
} satisfies World;
