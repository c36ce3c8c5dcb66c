/** What is done to the renders of a scene: the .ts file beside its .py, with the same name. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Grade } from "#art/develop/tone.ts";
import type { Drawing } from "#art/hud/svg.ts";
import type { Shot } from "./shots.ts";

export type Finish<Name extends string = Shot> = {
	/** changes to the grade of all its pictures */
	grade?: Partial<Grade>;
	/** changes for single pictures, on top of `grade` */
	grades?: Partial<Record<Name, Partial<Grade>>>;
	/** the game's interface over a picture, in pixels of its final size */
	hud?: Partial<Record<Name, () => Drawing>>;
};

const ART = join(import.meta.dirname, "..");

/** The finish of a scene (its path below art, without ending); an empty one when it has none. */
export async function loadFinish<Name extends string>(scene: string): Promise<Finish<Name>> {
	const file = join(ART, `${scene}.ts`);
	return existsSync(file) ? ((await import(pathToFileURL(file).href)) as { default: Finish<Name> }).default : {};
}
