/** Boat Attack: a racer in a white helmet, a red speedboat, a tropical bay at sunset. */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./boat-attack/covers.ts";
import { leap, race, slalom } from "./boat-attack/screens.ts";

export { boatWithSpray, RED, racerHead, speedboat } from "./boat-attack/hero.ts";

export default {
	slug: "boat-attack",
	pictures: { icon, preview, tall, background, "screenshot-1": race, "screenshot-2": leap, "screenshot-3": slalom },
} satisfies World;
