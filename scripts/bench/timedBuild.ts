import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type Consumption, watchProcess } from "./watchProcess.ts";

export const steps = ["rendering pages", "finishing pages", "drawing share pictures"] as const;
type Step = (typeof steps)[number];

export interface BuildTimes extends Consumption {
	readonly pages: number;
	/** Seconds from start to end. */
	readonly total: number;
	/** Seconds per step; what comes before rendering counts as rendering. */
	readonly steps: Readonly<Record<Step, number>>;
}

/**
 * Builds the project in `folder`, and shows the build's progress.
 *
 * @param games folder of the catalogue to build with
 * @param cache folder of what an earlier build has kept
 * @throws with what the build said, when it fails
 */
export async function timeBuild(folder: string, games: string, cache: string): Promise<BuildTimes> {
	const started = performance.now();
	const child = spawn(process.execPath, ["scripts/build.ts"], {
		cwd: folder,
		env: { ...process.env, CONTENT_GAMES: games, BUILD_CACHE: cache, NO_COLOR: "1" },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const end = () => void child.kill();
	process.once("exit", end);
	const endWatch = watchProcess(child.pid ?? 0);
	const seconds: Record<Step, number> = { "rendering pages": 0, "finishing pages": 0, "drawing share pictures": 0 };
	const complaints: string[] = [];
	let pages = 0;
	let stepStarted = started;
	createInterface({ input: child.stderr }).on("line", (line) => complaints.push(line));
	createInterface({ input: child.stdout }).on("line", (line) => {
		console.log(line);
		pages = Number(/^Built (\d+) pages/.exec(line)?.[1] ?? pages);
		const [, label, done, all] = /^ {2}([a-z ]+) (\d+)\/(\d+)$/.exec(line) ?? [];
		const step = steps.find((candidate) => candidate === label);
		if (!step || done !== all) return;
		seconds[step] = (performance.now() - stepStarted) / 1000;
		stepStarted = performance.now();
	});
	const code = await new Promise((resolve) => child.on("close", resolve));
	process.off("exit", end);
	const consumption = endWatch();
	if (code !== 0) throw new Error(complaints.join("\n") || `The build in ${folder} failed.`);
	if (pages === 0) throw new Error("The build did not say how many pages it made: adapt scripts/bench/timedBuild.ts.");
	return { pages, total: (performance.now() - started) / 1000, steps: seconds, ...consumption };
}
