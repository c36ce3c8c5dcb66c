/** Maze Escape: Toilet Rush: a man in a towel, a hedge maze, a golden toilet, and a paper trail that shows every mistake. */
import type { World } from "../kit/index.ts";
import { background, icon, preview, tall } from "./maze-escape-toilet-rush/covers.ts";
import { above, leap, standoff } from "./maze-escape-toilet-rush/screens.ts";

export default {
	slug: "maze-escape-toilet-rush",
	pictures: { icon, preview, tall, background, "screenshot-1": above, "screenshot-2": standoff, "screenshot-3": leap },
} satisfies World;
