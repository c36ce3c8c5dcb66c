/** Survive Squad: three friends in helmets, back to back on a frozen outpost, and plush robots that come to hug. */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./survive-squad/covers.ts";
import { drop, floe, hut } from "./survive-squad/screens.ts";

export default {
	slug: "survive-squad",
	pictures: { icon, preview, tall, background, "screenshot-1": floe, "screenshot-2": hut, "screenshot-3": drop },
} satisfies World;
