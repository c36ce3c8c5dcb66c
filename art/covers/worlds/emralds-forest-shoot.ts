/** Emralds Forest Shoot: a hooded fox, one emerald-tipped arrow, giant mushrooms, stolen sunbeams. */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./emralds-forest-shoot/covers.ts";
import { aim, bounce, catchIt } from "./emralds-forest-shoot/screens.ts";

export default {
	slug: "emralds-forest-shoot",
	pictures: { icon, preview, tall, background, "screenshot-1": aim, "screenshot-2": bounce, "screenshot-3": catchIt },
} satisfies World;
