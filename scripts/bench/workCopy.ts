import { cp, symlink } from "node:fs/promises";
import path from "node:path";
import { inTemporaryFolder } from "./temporaryFolder.ts";

/** Folders that a build does not read, or writes anew. */
const left = new Set([
	".git",
	".react-router",
	"art",
	"bench-results",
	"build",
	"node_modules",
	"playwright-report",
	"test-results",
]);

/** Copies the project, so that a build there leaves `build/` alone, and gives the copy to `work`; removes it after. */
export function inWorkCopy<T>(work: (folder: string) => Promise<T>): Promise<T> {
	return inTemporaryFolder("bench", async (folder) => {
		await cp(".", folder, { recursive: true, filter: (from) => !left.has(path.normalize(from)) });
		await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
		return work(folder);
	});
}
