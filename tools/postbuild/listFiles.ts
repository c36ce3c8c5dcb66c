import { readdirSync } from "node:fs";
import path from "node:path";

/** Lists all files below a folder by relative path, with slashes, in alphabetical order. */
export function listFiles(root: string): string[] {
	const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const paths = files.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
	return paths.map((file) => file.replaceAll(path.sep, "/")).sort();
}
