/** Finds the pictures to encode: .svg, .png and .webp files. The key is the path without extension. */
import { readdir } from "node:fs/promises";
import { basename, extname, join, relative } from "node:path";
import { GAME_PICTURES } from "#art/sizes.ts";

export type Source = { key: string; file: string };

const SOURCE_EXTENSIONS = [".svg", ".png", ".webp"];

/** Formats a path for errors: relative to the working directory, with forward slashes. */
export const formatPath = (file: string): string => relative(process.cwd(), file).replaceAll("\\", "/");

/**
 * Returns all sources sorted by key, without hidden files. Throws for unsupported file types, unknown picture names of games
 * and two files with the same key.
 */
export async function findSources(folder: string): Promise<Source[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
		throw new Error(`${formatPath(folder)}: the folder is missing. Restore it from the repository.`);
	});
	const byKey = new Map<string, string>();
	for (const entry of entries) {
		const file = join(entry.parentPath, entry.name);
		const path = relative(folder, file).replaceAll("\\", "/");
		if (!entry.isFile() || /(^|\/)\./.test(path)) continue;
		const name = formatPath(file);
		const extension = extname(path);
		if (!SOURCE_EXTENSIONS.includes(extension))
			throw new Error(`${name}: unsupported file type. Convert it to .webp, .png or .svg.`);
		const key = path.slice(0, -extension.length);
		if (key.startsWith("games/") && !Object.hasOwn(GAME_PICTURES, basename(key)))
			throw new Error(
				`${name}: unknown picture name for a game. Name it icon, preview, tall, background, screenshot-1, -2, -3 or clip.`,
			);
		const duplicate = byKey.get(key);
		if (duplicate !== undefined)
			throw new Error(
				`${name}: ${formatPath(duplicate)} has the same name. Delete one of them (a render replaces its .svg).`,
			);
		byKey.set(key, file);
	}
	return [...byKey].map(([key, file]) => ({ key, file })).sort((a, b) => (a.key < b.key ? -1 : 1));
}
