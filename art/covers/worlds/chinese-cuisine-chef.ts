/** Chinese Cuisine Chef: a round chef, a tall hat, a wok with a temper, a steamy night kitchen under red lanterns. */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./chinese-cuisine-chef/covers.ts";
import { plating } from "./chinese-cuisine-chef/plating.ts";
import { rush, stove } from "./chinese-cuisine-chef/screens.ts";

export default {
	slug: "chinese-cuisine-chef",
	pictures: { icon, preview, tall, background, "screenshot-1": stove, "screenshot-2": plating, "screenshot-3": rush },
} satisfies World;
