import { globSync } from "node:fs";
import path from "node:path";

/** The sorted paths of files that match one of the patterns, relative to `root`, with slashes on every system. */
export function globFiles(root: string, patterns: readonly string[]): string[] {
	const files = globSync([...patterns], { cwd: root, exclude: ["**/node_modules/**"] });
	return files.map((file) => file.split(path.sep).join("/")).sort();
}
