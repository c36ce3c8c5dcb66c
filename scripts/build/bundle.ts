import { spawn } from "node:child_process";
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, utimesSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { catalogueFacts } from "#content/readers/catalogueFacts.server.ts";
import { digestOfParts } from "./kept/digest.ts";
import { keptFolder } from "./kept/keptFiles.ts";

/** What the framework's build makes besides a copy of `public`. */
const parts = ["client/assets", "server"] as const;

/**
 * Puts the bundles into `build`: the browser's, the building machine's, and what `public` has. They are compiled where no build has
 * compiled the same sources before.
 *
 * @param digest of the sources
 * @returns a digest of the sources and of what they were compiled to
 * @throws with what the framework said, when it fails
 */
export async function bundle(digest: string, folder = keptFolder("bundles")): Promise<string> {
	const kept = path.join(folder, digest);
	if (existsSync(kept)) restore(kept);
	else await compile().then(() => keep(kept));
	const compiled = globSync("build/server/**/*.js").sort();
	return digestOfParts(digest, ...compiled.flatMap((file) => [file, readFileSync(file)]));
}

function restore(kept: string): void {
	cpSync("public", "build/client", { recursive: true });
	for (const part of parts) cpSync(path.join(kept, part), path.join("build", part), { recursive: true });
	const now = new Date();
	utimesSync(kept, now, now);
}

function keep(kept: string): void {
	// By a name of its own first: a build that is stopped leaves no half of a bundle under the name of the whole.
	const half = `${kept}.${process.pid}`;
	for (const part of parts) cpSync(path.join("build", part), path.join(half, part), { recursive: true });
	if (existsSync(kept)) rmSync(half, { recursive: true });
	else renameSync(half, kept);
}

async function compile(): Promise<void> {
	const child = spawn(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, NO_COLOR: "1", CATALOGUE_FACTS: JSON.stringify(catalogueFacts()) },
	});
	let log = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8");
		stream.on("data", (text) => {
			log += text;
		});
	}
	const code = await new Promise((resolve) => child.on("close", resolve));
	if (code !== 0) throw new Error(`Compiling failed:\n${log}`);
}
