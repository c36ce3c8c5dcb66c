/**
 * Builds twice more what has just been built. Nothing has changed, so nothing that is published may: a build takes nearly all pages
 * over from the one before, and one that it loses on the way is missing on the site. Twice, because the first build's threads get in
 * each other's way: only of the second one's files everything is as it was left.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { folders } from "#scripts/build/kept/builtPages.ts";
import { listFiles } from "#scripts/build/listFiles.ts";

/** The hashes of the build's files, by name, without what it notes for the next build. */
function hashFiles(): Map<string, string> {
	const names = listFiles(folders.build).filter((name) => name !== folders.pagesFile);
	const hash = (name: string) =>
		createHash("sha256")
			.update(readFileSync(`${folders.build}/${name}`))
			.digest("hex");
	return new Map(names.map((name) => [name, hash(name)]));
}

/** What the next build leaves otherwise, a line for each file. Throws when it fails. */
function changesOfNextBuild(before: ReadonlyMap<string, string>): string[] {
	const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
	if (status !== 0) throw new Error("A build of what has been built before failed: see above.");
	const after = hashFiles();
	return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
		if (before.get(name) === after.get(name)) return [];
		if (!after.has(name)) return [`${folders.build}/${name} is gone.`];
		return [`${folders.build}/${name} ${before.has(name) ? "has changed" : "is new"}.`];
	});
}

const before = hashFiles();
for (const which of ["second", "third"]) {
	const changes = changesOfNextBuild(before);
	if (changes.length === 0) continue;
	for (const line of changes) console.error(line);
	console.error(`The ${which} build of the same sources must leave the same files as the first one.`);
	process.exitCode = 1;
	break;
}
