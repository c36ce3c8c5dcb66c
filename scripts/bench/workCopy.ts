import { rmSync } from "node:fs";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

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
export async function inWorkCopy<T>(work: (folder: string) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(path.join(tmpdir(), "playfleet-bench-"));
	const onInterrupt = () => {
		rmSync(folder, { recursive: true, force: true });
		process.exit(130);
	};
	process.once("SIGINT", onInterrupt);
	try {
		await cp(".", folder, { recursive: true, filter: (from) => !left.has(path.normalize(from)) });
		await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
		return await work(folder);
	} finally {
		process.off("SIGINT", onInterrupt);
		await rm(folder, { recursive: true, force: true });
	}
}
