/** Zombie Monster Survivors: a girl with a pink helmet and a leaf blower against a suburb of zombies, at night. */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./zombie-monster-survivors/covers.ts";
import { boss, garden, wave } from "./zombie-monster-survivors/screens.ts";

export { girl, girlHead } from "./zombie-monster-survivors/hero.ts";

export default {
	slug: "zombie-monster-survivors",
	pictures: { icon, preview, tall, background, "screenshot-1": wave, "screenshot-2": garden, "screenshot-3": boss },
} satisfies World;
