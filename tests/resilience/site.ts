import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The server in its own process. */
export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** What a test's limits must not be: in its way. */
const generousLimits = { RATE_QUARANTINE: "1000000", RATE_REFUSE: "1000000", RATE_TOTAL: "1000000", LOG_LEVEL: "warn" };

const running = new Set<ChildProcess>();
const made = new Set<string>();

/** Ends the servers that a failed test has left running, and removes the folders of `makeSite`. */
export function removeSites(): void {
	for (const child of running) child.kill("SIGKILL");
	for (const folder of made) rmSync(folder, { recursive: true, force: true });
	made.clear();
}

const pictureBytes = 4 * 1024 * 1024;

/**
 * An empty folder with a built site in it: one page, and a file that robots read.
 *
 * @param pageBytes how long the page is
 * @param pictures how many pictures of four megabytes there are
 */
export function makeSite({ pageBytes = 13, pictures = 0 } = {}): string {
	const folder = mkdtempSync(path.join(tmpdir(), "resilience-"));
	made.add(folder);
	const client = path.join(folder, "build/client");
	mkdirSync(path.join(client, "locales/en"), { recursive: true });
	writeFileSync(path.join(client, "index.html"), "<h1>Home</h1>".padEnd(pageBytes));
	writeFileSync(path.join(client, "robots.txt"), "User-agent: *\n");
	for (const suffix of [".br", ".gz"]) writeFileSync(path.join(client, `robots.txt${suffix}`), "User-agent: *\n");
	writeFileSync(path.join(client, "locales/en/meta.json"), '{"home":{}}');
	for (let number = 0; number < pictures; number += 1) {
		writeFileSync(path.join(client, `picture${number}.png`), Buffer.alloc(pictureBytes, number));
	}
	writeFileSync(path.join(folder, "build/redirects.json"), "{}");
	writeFileSync(path.join(folder, "build/policy.json"), '{"scripts":[],"styles":[],"inbox":[]}');
	return folder;
}

/**
 * Starts the server in a folder of `makeSite`'s. Rejects when it ends instead.
 *
 * @param script the server's, when it is not this project's
 */
export async function startSite(
	folder: string,
	env: Record<string, string> = {},
	script = path.resolve("server/main.ts"),
) {
	const child = spawn(process.execPath, [script], {
		cwd: folder,
		env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", ...generousLimits, ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	running.add(child);
	child.once("exit", () => running.delete(child));
	let text = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += String(chunk)));
	const exitEvent = once(child, "exit");
	const port = await new Promise<number>((resolve, reject) => {
		child.stdout.on("data", () => {
			const [, found] = /Serving on http:\/\/localhost:(\d+)/.exec(text) ?? [];
			if (found) resolve(Number(found));
		});
		exitEvent.then(() => reject(new Error(`The server ended:\n${text}`)));
	});
	return {
		origin: `http://127.0.0.1:${port}`,
		port,
		pid: Number(child.pid),
		/** Sends a signal and resolves to the exit code, null after a kill. */
		async end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
			child.kill(signal);
			const [code] = await exitEvent;
			return code;
		},
		/** Everything it has written. */
		said: () => text,
	};
}
