/** Bubble Shooter Legend: a small red dragon with a bubble cannon in a kingdom of clouds, in the morning. */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./bubble-shooter-legend/covers.ts";
import { king, shoot, wheel } from "./bubble-shooter-legend/screens.ts";

export { bubble, cannon, dragon, dragonHead } from "./bubble-shooter-legend/hero.ts";

export default {
	slug: "bubble-shooter-legend",
	pictures: { icon, preview, tall, background, "screenshot-1": shoot, "screenshot-2": wheel, "screenshot-3": king },
} satisfies World;
