import { readdirSync, readFileSync } from "node:fs";

/** What a process and those it started took; NaN where the system has no `/proc`. */
export interface Consumption {
	/** Processor seconds, of all cores together: what a busy machine does not distort. */
	readonly cpu: number;
	/** Largest sum of resident memory, in bytes. */
	readonly peakMemory: number;
}

interface Sample {
	readonly id: number;
	readonly parent: number;
	readonly cpu: number;
	readonly memory: number;
}

/** `/proc` counts time in these, on every architecture that Linux runs on today. */
const ticksPerSecond = 100;
const pageSize = 4096;

/** Watches a process and its descendants. Call what it returns to end the watch and to have the sums. */
export function watchProcess(root: number): () => Consumption {
	let consumption: Consumption = { cpu: Number.NaN, peakMemory: Number.NaN };
	const look = () => {
		const family = familyOf(root);
		if (family.length === 0) return;
		const cpu = family.reduce((sum, sample) => sum + sample.cpu, 0);
		const memory = family.reduce((sum, sample) => sum + sample.memory, 0);
		consumption = { cpu: larger(consumption.cpu, cpu), peakMemory: larger(consumption.peakMemory, memory) };
	};
	const timer = setInterval(look, 200);
	return () => {
		clearInterval(timer);
		return consumption;
	};
}

/** Processor seconds that a process has taken so far; NaN where the system has no `/proc`. */
export function processorSeconds(id: number): number {
	return readSample(id)?.cpu ?? Number.NaN;
}

/** Bytes that a process has in memory now; NaN where the system has no `/proc`. */
export function residentMemory(id: number): number {
	return readSample(id)?.memory ?? Number.NaN;
}

function larger(known: number, seen: number): number {
	return Number.isNaN(known) ? seen : Math.max(known, seen);
}

/** The process and all its descendants; those that have ended count in their parent's time. */
function familyOf(root: number): Sample[] {
	const samples = processIds().map(readSample);
	const members = new Set([root]);
	for (const sample of samples) if (sample && members.has(sample.parent)) members.add(sample.id);
	return samples.filter((sample) => sample !== undefined).filter(({ id }) => members.has(id));
}

/** Ascending, so that parents mostly come before their children. */
function processIds(): number[] {
	try {
		return readdirSync("/proc")
			.map(Number)
			.filter(Number.isInteger)
			.sort((a, b) => a - b);
	} catch {
		return [];
	}
}

/** Undefined for a process that has just ended. */
function readSample(id: number): Sample | undefined {
	try {
		const stat = readFileSync(`/proc/${id}/stat`, "utf8");
		// The name, in brackets, may hold anything; proc_pid_stat(5) counts the fields after it from 3 on.
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		const field = (number: number) => Number(fields[number - 3]);
		const ticks = field(14) + field(15) + field(16) + field(17);
		return { id, parent: field(4), cpu: ticks / ticksPerSecond, memory: field(24) * pageSize };
	} catch {
		return undefined;
	}
}
