import { globSync } from "node:fs";
import path from "node:path";

/** Sorted paths of matching files, relative to `root`, with slashes on every system. */
export function globFiles(root: string, patterns: readonly string[]): string[] {
	const files = globSync([...patterns], { cwd: root, exclude: ["**/node_modules/**"] });
	return files.map((file) => file.split(path.sep).join("/")).sort();
}
