import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

/** A server on a free port, in a process of its own. */
export interface RunningServer {
	/** `http://127.0.0.1:41234`, without a slash at the end. */
	readonly origin: string;
	readonly pid: number;
	stop(): Promise<void>;
}

/**
 * Starts `server/main.ts`.
 *
 * @param folder holds `build/`
 * @param env variables besides the process's own
 * @throws with what the server said, when it does not start
 */
export function startServer(folder: string, env: Record<string, string> = {}): Promise<RunningServer> {
	return startScript("server/main.ts", [], folder, env);
}

/** A build that is measured, and its server. */
export interface MeasuredSite {
	/** Goes behind what is measured of it: empty for this project's own. */
	readonly suffix: string;
	readonly origin: string;
	readonly server: RunningServer;
}

/**
 * Starts this project's server and, for comparison, another checkout's, each on its own build and by its own code.
 *
 * @param beside the other checkout's folder
 */
export async function startSites(beside?: string): Promise<MeasuredSite[]> {
	const site = (suffix: string, server: RunningServer) => ({ suffix, origin: server.origin, server });
	const own = site("", await startServer("."));
	if (!beside) return [own];
	return [own, site(", beside", await startScript(path.resolve(beside, "server/main.ts"), [], beside))];
}

/** Starts a script of this project's that says `Serving on http://localhost:<port>`. */
export async function startScript(
	script: string,
	parameters: readonly string[],
	folder: string,
	env: Record<string, string> = {},
): Promise<RunningServer> {
	const child = spawn(process.execPath, [path.resolve(script), ...parameters], {
		cwd: folder,
		env: { ...process.env, PORT: "0", HOST: "127.0.0.1", ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const end = () => void child.kill("SIGTERM");
	process.once("exit", end);
	const closed = new Promise<void>((resolve) => child.on("close", () => resolve()));
	const complaints: string[] = [];
	createInterface({ input: child.stderr }).on("line", (line) => complaints.push(line));
	const origin = await new Promise<string | undefined>((resolve) => {
		createInterface({ input: child.stdout }).on("line", (line) => {
			const port = /^Serving on http:\/\/localhost:(\d+)/.exec(line)?.[1];
			if (port) resolve(`http://127.0.0.1:${port}`);
		});
		closed.then(() => resolve(undefined));
	});
	if (!origin || !child.pid) throw new Error(complaints.join("\n") || `${script} ended without a word.`);
	return {
		origin,
		pid: child.pid,
		async stop() {
			end();
			process.off("exit", end);
			await closed;
		},
	};
}
