import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { decodeText, readText } from "#content/readers/readText.server.ts";
import { insertNonBreakingSpaces } from "#tools/typography/russian.ts";
import type { VersionFiles } from "./planVersion.ts";

const maxFileBytes = 10 * 1024 * 1024;

/**
 * Reads texts of the working copy in `root`. Without Git or commits, none is published.
 * @param revision the published one
 */
export function versionFiles(root: string, revision = "HEAD"): VersionFiles {
	return {
		now(file) {
			const whole = path.join(root, file);
			return existsSync(whole) ? readText(whole) : undefined;
		},
		published(file) {
			const options = { cwd: root, maxBuffer: maxFileBytes };
			const { status, stdout } = spawnSync("git", ["show", `${revision}:./${file}`], options);
			return status === 0 ? decodeText(`${revision}:${file}`, stdout) : undefined;
		},
	};
}

/** Writes files in order, with no-break spaces in Russian texts. */
export function writeTexts(root: string, writes: ReadonlyMap<string, string>): void {
	for (const [file, text] of writes) {
		const whole = path.join(root, file);
		mkdirSync(path.dirname(whole), { recursive: true });
		// Renames a temporary file, so that file watchers never see a partial one.
		const draft = path.join(path.dirname(whole), `.${path.basename(whole)}.draft`);
		writeFileSync(draft, text.split("\n").map(insertNonBreakingSpaces).join("\n"));
		renameSync(draft, whole);
	}
}
