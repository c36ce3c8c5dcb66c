/** Kitty Litter: a fluffy white kitten with a golden scoop on an obstacle course in a mint bathroom. */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./kitty-litter/covers.ts";
import { clean, course, slide } from "./kitty-litter/screens.ts";

export { kitten, kittenHead, mitt } from "./kitty-litter/hero.ts";

export default {
	slug: "kitty-litter",
	pictures: { icon, preview, tall, background, "screenshot-1": course, "screenshot-2": slide, "screenshot-3": clean },
} satisfies World;
