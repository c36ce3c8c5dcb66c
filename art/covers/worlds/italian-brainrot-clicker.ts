/** Italian Brainrot Clicker: an espresso cup in a tutu, cross-eyed, on a pastel piazza with floating pasta. */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./italian-brainrot-clicker/covers.ts";
import { stray, tap } from "./italian-brainrot-clicker/screens.ts";
import { upgrades } from "./italian-brainrot-clicker/upgrades.ts";

export default {
	slug: "italian-brainrot-clicker",
	pictures: { icon, preview, tall, background, "screenshot-1": tap, "screenshot-2": upgrades, "screenshot-3": stray },
} satisfies World;
