import { setTimeout as sleep } from "node:timers/promises";
import { residentMemory } from "#scripts/bench/watchProcess.ts";
import type { Fleet } from "./fleet.ts";

/** A process's memory at a moment. */
interface Sample {
	readonly pid: number;
	/** Seconds since the soak began. */
	readonly at: number;
	readonly bytes: number;
}

/** How a process's memory went. */
export interface Course {
	/** Seconds that were looked at, the warm-up left out. */
	readonly seconds: number;
	/** Megabytes a minute, by least squares. */
	readonly slope: number;
	/** Megabytes between the least memory of the first third of that time and the least of the last: what no collection gave back. */
	readonly growth: number;
	readonly most: number;
}

/** Looks at every process's memory each half second. What comes back is the list, growing. */
export function watchMemory(fleet: Fleet, ending: AbortSignal): Sample[] {
	const samples: Sample[] = [];
	const began = performance.now();
	(async () => {
		while (!ending.aborted) {
			for (const { pid } of fleet.instances) {
				const bytes = residentMemory(pid());
				if (bytes > 0) samples.push({ pid: pid(), at: (performance.now() - began) / 1000, bytes });
			}
			await sleep(500);
		}
	})();
	return samples;
}

/** The course of each process that lived longest, after its first half minute or third of its life. */
export function coursesOf(samples: readonly Sample[], pids: readonly number[]): Course[] {
	return pids.map((pid) => {
		const all = samples.filter((sample) => sample.pid === pid);
		const [first = 0, last = 0] = [all[0]?.at, all.at(-1)?.at];
		const warm = first + Math.max((last - first) / 3, Math.min(30, (last - first) / 2));
		const looked = all.filter(({ at }) => at >= warm);
		return {
			seconds: last - warm,
			slope: (slopeOf(looked) * 60) / 1e6,
			growth: (leastOf(looked.slice((-looked.length / 3) | 0)) - leastOf(looked.slice(0, looked.length / 3))) / 1e6,
			most: Math.max(...all.map(({ bytes }) => bytes)) / 1e6,
		};
	});
}

function leastOf(samples: readonly Sample[]): number {
	return Math.min(...samples.map(({ bytes }) => bytes));
}

/** Bytes a second. */
function slopeOf(samples: readonly Sample[]): number {
	const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
	const at = mean(samples.map((sample) => sample.at));
	const bytes = mean(samples.map((sample) => sample.bytes));
	const rise = samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.bytes - bytes), 0);
	return rise / samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
}
