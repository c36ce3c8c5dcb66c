import { cp, mkdir, mkdtemp, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const excludedFolders = new Set([".astro", ".git", "build", "docs", "node_modules", "test-results", "tests"]);

/** Copies the project to a temporary folder, which the caller must delete, and links its packages. */
export async function copySite(): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), "site-dev-"));
	await cp(".", folder, { recursive: true, filter: (from) => !excludedFolders.has(path.normalize(from)) });
	// Linked one by one, so that caches beside them stay in the copy.
	await mkdir(path.join(folder, "node_modules"));
	for (const name of (await readdir("node_modules")).filter((entry) => /^(?:[^.]|\.bin$)/.test(entry)))
		await symlink(path.resolve("node_modules", name), path.join(folder, "node_modules", name));
	return folder;
}
