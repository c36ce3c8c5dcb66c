import { readFileSync, writeFileSync } from "node:fs";

/** An attack may use twice the memory at rest plus 128 MB. */
const ALLOWED_BYTES = 128 * 1024 * 1024;

function readKilobytes(pid: number, name: "VmRSS" | "VmHWM"): number {
	const [, found] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(found);
}

/** Resident memory of a process. */
export function residentBytes(pid: number): number {
	return readKilobytes(pid, "VmRSS") * 1024;
}

/** Starts to measure memory. Returns a function that returns bytes at rest, the peak since then, and the limit. */
export function watchMemory(pid: number): () => { rest: number; peak: number; allowed: number } {
	// Resets the kernel's peak value.
	writeFileSync(`/proc/${pid}/clear_refs`, "5");
	const rest = residentBytes(pid);
	return () => ({ rest, peak: readKilobytes(pid, "VmHWM") * 1024, allowed: 2 * rest + ALLOWED_BYTES });
}
