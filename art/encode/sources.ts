/** The pictures to encode: every .svg, .png and .webp below a folder, one for each key (path without extension). */
import { readdir } from "node:fs/promises";
import { extname, join, relative } from "node:path";

export type Source = { key: string; file: string };

const KINDS = [".svg", ".png", ".webp"];

/** All sources sorted by key. Throws when two files have one key. */
export async function findSources(folder: string): Promise<Source[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
		throw new Error(`${folder}: no such folder. It comes with the repository: restore it.`);
	});
	const byKey = new Map<string, string>();
	for (const entry of entries) {
		const kind = extname(entry.name);
		if (!entry.isFile() || !KINDS.includes(kind)) continue;
		const file = join(entry.parentPath, entry.name);
		const key = relative(folder, file).replaceAll("\\", "/").slice(0, -kind.length);
		const other = byKey.get(key);
		if (other !== undefined)
			throw new Error(`${file}: ${other} has the same name. Delete one of them (a render replaces its .svg).`);
		byKey.set(key, file);
	}
	return [...byKey].map(([key, file]) => ({ key, file })).sort((a, b) => (a.key < b.key ? -1 : 1));
}
