import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { decodeText, readText } from "#content/readers/readText.server.ts";
import { insertNonBreakingSpaces } from "#tools/typography/russian.ts";
import type { VersionFiles } from "./planVersion.ts";

/** The most that a text has, in bytes. */
const sizeLimit = 10 * 1024 * 1024;

/**
 * The texts of a working copy. Without git there, or before the first commit, nothing counts as published.
 *
 * @param root its folder
 */
export function versionFiles(root: string): VersionFiles {
	return {
		now(file) {
			const whole = path.join(root, file);
			return existsSync(whole) ? readText(whole) : undefined;
		},
		published(file) {
			const bytes = committed(root, file);
			return bytes && decodeText(`HEAD:${file}`, bytes);
		},
	};
}

function committed(root: string, file: string): Buffer | undefined {
	try {
		return execFileSync("git", ["show", `HEAD:./${file}`], {
			cwd: root,
			maxBuffer: sizeLimit,
			stdio: ["ignore", "pipe", "ignore"],
		});
	} catch {
		return undefined;
	}
}

/** Writes whole texts, in their order; Russian ones get their no-break spaces. */
export function writeTexts(root: string, writes: ReadonlyMap<string, string>): void {
	for (const [file, text] of writes) {
		const whole = path.join(root, file);
		mkdirSync(path.dirname(whole), { recursive: true });
		writeFileSync(whole, text.split("\n").map(insertNonBreakingSpaces).join("\n"));
	}
}
