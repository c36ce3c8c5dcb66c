import { createHash } from "node:crypto";
import path from "node:path";

const scopes = new Map<string, string>();

/**
 * A class name of a CSS module: its own name and three characters for its file. Names stand in the sheet, in every page
 * and once more in the scripts, and what the compiler would add, a longer hash and a line number, hardly compresses.
 *
 * @throws when two files have the same three characters: one of them needs another name
 */
export function scopedName(name: string, file: string): string {
	const scope = createHash("sha256").update(path.relative(".", file)).digest("base64url").slice(0, 3);
	const owner = scopes.get(scope) ?? file;
	if (owner !== file) {
		throw new Error(`${file} and ${owner} give their classes the same scope, "${scope}": rename one.`);
	}
	scopes.set(scope, file);
	return `${name}-${scope}`;
}
