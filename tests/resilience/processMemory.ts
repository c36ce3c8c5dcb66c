import { readFileSync, writeFileSync } from "node:fs";

/** What an attack may cost: twice the memory at rest, and 128 MB. */
const ALLOWED_BYTES = 128 * 1024 * 1024;

function readKilobytes(pid: number, name: "VmRSS" | "VmHWM"): number {
	const [, found] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(found);
}

/** Bytes of a process in memory. */
export function residentBytes(pid: number): number {
	return readKilobytes(pid, "VmRSS") * 1024;
}

/**
 * Watches a process's memory through an attack.
 *
 * @returns ends the watch: bytes at rest, the most there were since, and how many an attack may bring it to
 */
export function watchMemory(pid: number): () => { rest: number; peak: number; allowed: number } {
	// Lets the kernel forget the most that there was before.
	writeFileSync(`/proc/${pid}/clear_refs`, "5");
	const rest = residentBytes(pid);
	return () => ({ rest, peak: readKilobytes(pid, "VmHWM") * 1024, allowed: 2 * rest + ALLOWED_BYTES });
}
