import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The server in a separate process. */
export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** High limits that do not affect tests. */
const generousLimits = { RATE_QUARANTINE: "1000000", RATE_REFUSE: "1000000", RATE_TOTAL: "1000000", LOG_LEVEL: "warn" };

const running = new Set<ChildProcess>();
const made = new Set<string>();

/** Kills servers that a failed test left running, and removes their folders. */
export function removeSites(): void {
	for (const child of running) child.kill("SIGKILL");
	for (const folder of made) rmSync(folder, { recursive: true, force: true });
	made.clear();
}

const pictureBytes = 4 * 1024 * 1024;

/** Creates a folder with a minimal built site: a page of `pageBytes`, robots.txt, and pictures of 4 MiB each. */
export function makeSite({ pageBytes = 13, pictures = 0 } = {}): string {
	const folder = makeFolder();
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

function makeFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "resilience-"));
	made.add(folder);
	return folder;
}

/** Serves the site that was built. */
export function startBuiltSite() {
	return startSite(process.cwd(), { INBOX_FILE: path.join(makeFolder(), "inbox.sqlite") });
}

/** Starts the server (or `script`) in a folder of `makeSite`. Rejects if it exits instead. */
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
		/** Sends a signal and resolves to the exit code, null after SIGKILL. */
		async end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
			child.kill(signal);
			const [code] = await exitEvent;
			return code;
		},
		said: () => text,
	};
}
