/**
 * Tung Sahur and Repo: a log man with a bat and a one-wheeled towing robot wake a night-market street before dawn.
 * Palette: walnut and amber lanterns against indigo, with the robot in lime.
 */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./tung-sahur-and-repo/covers.ts";
import { drumming, rooftops, runawayCart } from "./tung-sahur-and-repo/screens.ts";

export default {
	slug: "tung-sahur-and-repo",
	pictures: {
		icon,
		preview,
		tall,
		background,
		"screenshot-1": drumming,
		"screenshot-2": runawayCart,
		"screenshot-3": rooftops,
	},
} satisfies World;
