import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Sorted names of files with an extension; others are problems. Ignores hidden files and missing folders. */
export function listContentFiles(folder: string, extension: string, problems: string[]): string[] {
	const names = existsSync(folder) ? readdirSync(folder).sort() : [];
	for (const name of names) {
		if (name.startsWith(".") || name.endsWith(extension)) continue;
		const betterName = `${path.parse(name).name}${extension}`;
		problems.push(`${path.join(folder, name)}: it is never read. Rename it to ${betterName}, or remove it.`);
	}
	return names.filter((name) => !name.startsWith(".") && name.endsWith(extension));
}
