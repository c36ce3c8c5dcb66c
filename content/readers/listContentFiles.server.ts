import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Names of the files of a folder of content, in alphabetical order. Hidden ones, such as systems leave, do not count.
 *
 * @param extension with its dot; a file with another one would be missed without a word, so it is a problem
 * @param problems takes one line per such file
 * @returns none where there is no such folder
 */
export function listContentFiles(folder: string, extension: string, problems: string[]): string[] {
	const names = existsSync(folder) ? readdirSync(folder).sort() : [];
	for (const name of names) {
		if (name.startsWith(".") || name.endsWith(extension)) continue;
		const betterName = `${path.parse(name).name}${extension}`;
		problems.push(`${path.join(folder, name)}: nothing reads it. Name it ${betterName}, or take it out.`);
	}
	return names.filter((name) => !name.startsWith(".") && name.endsWith(extension));
}
