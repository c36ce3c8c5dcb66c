/** The pictures to encode: the files below a folder, each an .svg, .png or .webp, one for each key (path without extension). */
import { readdir } from "node:fs/promises";
import { basename, extname, join, relative } from "node:path";
import { GAME_PICTURES } from "#art/sizes.ts";

export type Source = { key: string; file: string };

const SOURCE_EXTENSIONS = [".svg", ".png", ".webp"];

/** A path as errors name it: relative to where the command runs, as a person would type it. */
export const formatPath = (file: string): string => relative(process.cwd(), file).replaceAll("\\", "/");

/**
 * All sources sorted by key; hidden files are none. Throws when two files have one key, and at a file that would be left
 * out without a word: one of another kind, one whose name no picture of a game has.
 */
export async function findSources(folder: string): Promise<Source[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
		throw new Error(`${formatPath(folder)}: no such folder. It comes with the repository: restore it.`);
	});
	const byKey = new Map<string, string>();
	for (const entry of entries) {
		const file = join(entry.parentPath, entry.name);
		const path = relative(folder, file).replaceAll("\\", "/");
		if (!entry.isFile() || /(^|\/)\./.test(path)) continue;
		const name = formatPath(file);
		const kind = extname(path);
		if (!SOURCE_EXTENSIONS.includes(kind))
			throw new Error(`${name}: this kind is not read. Convert it to .webp, .png or .svg.`);
		const key = path.slice(0, -kind.length);
		if (key.startsWith("games/") && !Object.hasOwn(GAME_PICTURES, basename(key)))
			throw new Error(
				`${name}: no picture of a game has this name. Name it icon, preview, tall, background, screenshot-1, -2, -3 or clip.`,
			);
		const other = byKey.get(key);
		if (other !== undefined)
			throw new Error(
				`${name}: ${formatPath(other)} has the same name. Delete one of them (a render replaces its .svg).`,
			);
		byKey.set(key, file);
	}
	return [...byKey].map(([key, file]) => ({ key, file })).sort((a, b) => (a.key < b.key ? -1 : 1));
}
