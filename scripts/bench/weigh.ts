import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { getPageFile } from "#server/site.ts";

const client = "build/client";

/**
 * Bytes that the given addresses cost a browser that takes brotli.
 *
 * @param paths URL paths without query, of pages or files
 * @param folder holds `build/`
 * @throws when one has no file
 */
export async function weigh(paths: readonly string[], folder = "."): Promise<number> {
	const sizes = paths.map(async (urlPath) => {
		const file = builtFile(urlPath, folder);
		const small = `${file}.br`;
		return (await stat(existsSync(small) ? small : file)).size;
	});
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The uncompressed bytes of one page. */
export async function rawSize(urlPath: string, folder = "."): Promise<number> {
	return (await stat(builtFile(urlPath, folder))).size;
}

/** URL paths of all scripts that were built. */
export async function builtScripts(folder = "."): Promise<string[]> {
	const names = await readdir(path.join(folder, client, "assets"));
	return names.filter((name) => name.endsWith(".js")).map((name) => `/assets/${name}`);
}

function builtFile(urlPath: string, folder: string): string {
	const address = decodeURIComponent(urlPath);
	const names = [getPageFile(address), address].map((name) => path.join(folder, client, name));
	const found = names.find((candidate) => existsSync(candidate));
	if (!found) throw new Error(`${urlPath} has no file in ${client}: build the site first, with "npm run build".`);
	return found;
}
