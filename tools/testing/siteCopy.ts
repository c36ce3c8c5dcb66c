import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { getFreePort } from "#server/testing/getFreePort.ts";

const left = new Set([".astro", ".git", "build", "docs", "node_modules", "test-results", "tests"]);

/** A copy of the project that a test may change, with its development server. */
export interface SiteCopy {
	readonly folder: string;
	/** Without a slash at its end. */
	readonly origin: string;
	/** Ends the server and deletes the copy. */
	end(): Promise<void>;
}

/**
 * Copies the project and starts a server in it; whether it answers yet is for the caller to ask.
 *
 * @param parameters of Node for a port
 * @param env beside `PATH` and `HOME`
 */
export async function startCopy(
	parameters: (port: number) => readonly string[],
	env: (port: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<SiteCopy> {
	const folder = await copySite();
	const port = await getFreePort();
	const server = spawn(process.execPath, parameters(port), {
		cwd: folder,
		env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env(port) },
		stdio: "ignore",
		detached: true,
	});
	return {
		folder,
		origin: `http://127.0.0.1:${port}`,
		async end() {
			await killServer(server);
			await rm(folder, { recursive: true, maxRetries: 5 });
		},
	};
}

/** Copies the project to a temporary folder, and links its packages. Returns the folder, which the caller deletes. */
export async function copySite(): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), "site-dev-"));
	await cp(".", folder, { recursive: true, filter: (from) => !left.has(path.normalize(from)) });
	// One by one, so that caches beside them stay in the copy.
	await mkdir(path.join(folder, "node_modules"));
	for (const name of (await readdir("node_modules")).filter((entry) => /^(?:[^.]|\.bin$)/.test(entry)))
		await symlink(path.resolve("node_modules", name), path.join(folder, "node_modules", name));
	return folder;
}

/** Some servers are started by another process, and both are to end. */
async function killServer(server: ChildProcess): Promise<void> {
	if (!server.pid || server.exitCode !== null) return;
	const ended = once(server, "exit");
	process.kill(-server.pid);
	await ended;
}
