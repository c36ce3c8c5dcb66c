/** Caveman Jumper: a hairy caveman with a bone leaps from ledge to ledge in a canyon at noon. */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./caveman-jumper/covers.ts";
import { bridge, climb, lava } from "./caveman-jumper/screens.ts";

export { caveman } from "./caveman-jumper/hero.ts";

export default {
	slug: "caveman-jumper",
	pictures: { icon, preview, tall, background, "screenshot-1": climb, "screenshot-2": lava, "screenshot-3": bridge },
} satisfies World;
