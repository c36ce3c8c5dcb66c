import { spawnSync } from "node:child_process";
import { cpus } from "node:os";

/**
 * Keeps a process and its threads on one core, where the system has `taskset` and a second core for the others.
 *
 * @returns whether it did
 */
export function pin(pid: number, core: number): boolean {
	if (cpus().length < 2) return false;
	return spawnSync("taskset", ["-a", "-c", "-p", String(core), String(pid)], { stdio: "ignore" }).status === 0;
}
