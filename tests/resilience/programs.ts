import { spawnSync } from "node:child_process";

/** The first installed program. Tests of others are skipped with a reason in their title. */
export function findProgram(...names: readonly string[]): string | undefined {
	return names.find((name) => spawnSync(name, ["-h"], { stdio: "ignore" }).error === undefined);
}
