/** Radiation Zone: an explorer in a yellow suit, a Geiger counter, an abandoned funfair in green fog. */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./radiation-zone/covers.ts";
import { gallery, ride } from "./radiation-zone/screens.ts";
import { summit } from "./radiation-zone/summit.ts";

export default {
	slug: "radiation-zone",
	pictures: { icon, preview, tall, background, "screenshot-1": ride, "screenshot-2": gallery, "screenshot-3": summit },
} satisfies World;
