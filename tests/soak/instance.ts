import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tests/faults/freePort.ts";
import { type RunningSite, startSite } from "#tests/faults/site.ts";

/** What is known of an instance from the outside, because it was done to it. */
interface State {
	readonly process: "up" | "down";
	/** `unknown` while something is changing that no outsider sees the moment of. */
	readonly store: "writes" | "fails" | "unknown";
}

/** A server on a fixed port, whatever is done to its process. */
export interface Instance {
	readonly origin: string;
	/** Its process; another one after each start. */
	pid(): number;
	state(): State;
	/** Milliseconds for which the state has been the same. */
	settledFor(): number;
	say(state: Partial<State>): void;
	start(): Promise<void>;
	/** Ends its process. Resolves to the exit code. */
	end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
	/** Stops its process for so many seconds. */
	freeze(seconds: number): Promise<void>;
}

/** Starts a server in a folder of `makeSite`'s. */
export async function startInstance(folder: string, env: Record<string, string>): Promise<Instance> {
	const port = String(await freePort());
	let site: RunningSite | undefined;
	let state: State = { process: "down", store: "writes" };
	let since = 0;

	const running = (): RunningSite => {
		if (!site) throw new Error("The instance was never started.");
		return site;
	};
	const say = (change: Partial<State>) => {
		state = { ...state, ...change };
		since = performance.now();
	};
	const instance: Instance = {
		origin: `http://127.0.0.1:${port}`,
		pid: () => running().pid,
		state: () => state,
		settledFor: () => performance.now() - since,
		say,
		async start() {
			site = await startSite(folder, { ...env, PORT: port });
			say({ process: "up" });
		},
		async end(signal) {
			say({ process: "down" });
			return running().end(signal);
		},
		async freeze(seconds) {
			say({ process: "down" });
			process.kill(running().pid, "SIGSTOP");
			await sleep(seconds * 1000);
			process.kill(running().pid, "SIGCONT");
			say({ process: "up" });
		},
	};
	await instance.start();
	return instance;
}
