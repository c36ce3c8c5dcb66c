import { spawnSync } from "node:child_process";

/** The first of these programs that is on this machine. What needs another one is skipped by name. */
export function findProgram(...names: readonly string[]): string | undefined {
	return names.find((name) => spawnSync(name, ["-h"], { stdio: "ignore" }).error === undefined);
}
