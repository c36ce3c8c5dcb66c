/** Cat From Hell: a purple cat with red horns against granny, in her orange house at dusk. */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./cat-from-hell/covers.ts";
import { hallway, kitchen, smash } from "./cat-from-hell/screens.ts";

export { catHead } from "./cat-from-hell/head.ts";
export { cat } from "./cat-from-hell/hero.ts";

export default {
	slug: "cat-from-hell",
	pictures: {
		icon,
		preview,
		tall,
		background,
		"screenshot-1": smash,
		"screenshot-2": kitchen,
		"screenshot-3": hallway,
	},
} satisfies World;
