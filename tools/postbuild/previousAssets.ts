import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Preserves the assets of the previous build, for tabs that are open during a deployment, and removes older ones.
 * @param folder of hashed assets, which the build empties
 * @param list file outside the site that lists the assets of the last build
 * @returns copies the previous assets that the new build lacks back into the folder
 */
export async function preservePreviousAssets(folder: string, list: string): Promise<() => Promise<void>> {
	const copy = await mkdtemp(path.join(tmpdir(), "previous-assets-"));
	const own: string[] = existsSync(list) ? JSON.parse(await readFile(list, "utf8")) : [];
	for (const name of own) {
		const file = path.join(folder, name);
		if (existsSync(file)) await cp(file, path.join(copy, name));
	}
	return async () => {
		const made = await readdir(folder);
		await cp(copy, folder, { recursive: true, force: false });
		await writeFile(list, JSON.stringify(made));
		await rm(copy, { recursive: true });
	};
}
