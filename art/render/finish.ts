/** Loads a scene's post-processing: the .ts file next to its .py file. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Grade } from "#art/develop/tone.ts";
import type { Drawing } from "#art/hud/svg.ts";
import type { Shot } from "./shots.ts";

export type Finish<Name extends string = Shot> = {
	/** changes to the grade of all pictures of the scene */
	grade?: Partial<Grade>;
	/** changes for single pictures, merged over `grade` */
	grades?: Partial<Record<Name, Partial<Grade>>>;
	/** the game's interface drawn over a picture, in pixels of its final size */
	hud?: Partial<Record<Name, () => Drawing>>;
};

const ART = join(import.meta.dirname, "..");

/** Returns the finish of a scene (path below art, without extension), or an empty object if it has none. */
export async function loadFinish<Name extends string>(scene: string): Promise<Finish<Name>> {
	const file = join(ART, `${scene}.ts`);
	return existsSync(file) ? ((await import(pathToFileURL(file).href)) as { default: Finish<Name> }).default : {};
}
