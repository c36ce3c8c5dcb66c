import { readdirSync, readFileSync } from "node:fs";

/**
 * Watches a process and those it started.
 *
 * @returns a function that ends the watch and gives the largest sum of their memory (resident sets) in bytes; NaN where
 *   the system has no `/proc`
 */
export function watchMemory(root: number): () => number {
	let peak = Number.NaN;
	const look = () => {
		const sum = family(root).reduce((bytes, id) => bytes + residentSet(id), 0);
		if (sum > 0) peak = Math.max(sum, Number.isNaN(peak) ? 0 : peak);
	};
	const timer = setInterval(look, 200);
	return () => {
		clearInterval(timer);
		return peak;
	};
}

/** The process and all its descendants. */
function family(root: number): number[] {
	const members = new Set([root]);
	for (const id of processIds()) {
		const parent = Number(/^PPid:\s+(\d+)/m.exec(readStatus(id))?.[1]);
		if (members.has(parent)) members.add(id);
	}
	return [...members];
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

function residentSet(id: number): number {
	return Number(/^VmRSS:\s+(\d+) kB/m.exec(readStatus(id))?.[1] ?? 0) * 1024;
}

/** Empty for a process that has just ended. */
function readStatus(id: number): string {
	try {
		return readFileSync(`/proc/${id}/status`, "utf8");
	} catch {
		return "";
	}
}
