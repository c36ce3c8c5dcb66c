/** What is done to a world's renders: its file `art/worlds/<slug>.ts`. */
import type { Drawing } from "../covers/kit/svg.ts";
import type { Grade } from "../develop/tone.ts";
import type { Shot } from "./shots.ts";

export type Finish = {
	/** changes to the grade of all its pictures */
	grade?: Partial<Grade>;
	/** changes for single pictures, on top of `grade` */
	grades?: Partial<Record<Shot, Partial<Grade>>>;
	/** the game's interface over a picture, in pixels of its final size */
	hud: Partial<Record<Shot, () => Drawing>>;
};
